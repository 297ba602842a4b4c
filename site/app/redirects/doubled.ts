import { languageOfPath, languages } from '@shanmen/contract/languages.ts'
import { type LoaderFunctionArgs, redirect } from 'react-router'

/** `/en/en/member` → `/en/member`: old links to the doubled bare sections survive. */
function load({ url }: LoaderFunctionArgs): never {
  const { prefix } = languages[languageOfPath(url.pathname)]
  throw redirect(url.pathname.slice(prefix.length) + url.search, 301)
}

export { load as clientLoader, load as loader }
