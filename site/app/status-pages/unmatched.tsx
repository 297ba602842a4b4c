import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { readMenu } from '../data/global.ts'
import { unmatched } from '../data/problem.ts'
import { externalTarget } from '../lib/menu.ts'

/**
 * The catch-all route: an address that only the menu knows redirects to another site, everything else is a 404 in
 * the language of its prefix.
 */
async function load(args: LoaderFunctionArgs): Promise<never> {
  const { url } = args
  const elsewhere = externalTarget(await readMenu(args), pathWithoutLanguage(url.pathname))
  if (elsewhere) throw redirect(elsewhere, 302)
  throw unmatched(url)
}

export { load as clientLoader, load as loader }

/** Never shown: the loader always throws. Without a component the router would take this for a data route. */
export default function Unmatched() {
  return null
}
