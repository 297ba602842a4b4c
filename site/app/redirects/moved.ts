import { fill, movedAddresses } from '@shanmen/contract/addresses.ts'
import { languageOfPath, pathIn, pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { unmatched } from '../data/problem.ts'

const targets: Record<string, string> = movedAddresses

/** Other spellings of an address lead to the page by 301. */
function load({ url, params }: LoaderFunctionArgs): never {
  const path = pathWithoutLanguage(url.pathname)
  const target = targets[params.id === undefined ? path : path.replace(/[^/]+$/, ':id')]
  if (!target) throw unmatched(url)
  throw redirect(pathIn(languageOfPath(url.pathname), fill(target, params.id ?? '')) + url.search, 301)
}

export { load as clientLoader, load as loader }
