import { bareSections } from '@shanmen/contract/addresses.ts'
import { languageOfPath, pathIn, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { readMenu } from '../data/global.ts'
import { firstChild } from '../lib/menu.ts'

const defaults: Record<string, string> = bareSections

/** A bare section leads to its first visible child in the menu, or to its fixed one; the query stays. */
async function load(args: LoaderFunctionArgs): Promise<never> {
  const path = pathWithoutLanguage(args.url.pathname)
  const target = firstChild(await readMenu(args), path) ?? defaults[path] ?? '/'
  throw redirect(pathIn(languageOfPath(args.url.pathname), target) + args.url.search, 307)
}

export { load as clientLoader, load as loader }
