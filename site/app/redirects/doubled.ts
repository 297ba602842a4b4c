import { type LoaderFunctionArgs, redirect } from 'react-router'

/** `/en/en/member` → `/en/member`: old links to the doubled bare sections survive. */
function load({ url }: LoaderFunctionArgs): never {
  throw redirect(url.pathname.slice('/en'.length) + url.search, 301)
}

export { load as clientLoader, load as loader }
