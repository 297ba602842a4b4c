import { pathIn } from '@shanmen/contract/languages.ts'
import { Link, type LinkProps } from 'react-router'
import { useLanguage } from './language.ts'

type Props = Omit<LinkProps, 'to'> & {
  /** Address without language prefix (`/member/scenic?page=2`), or a full http(s) address of another site. */
  to: string
}

const elsewhere = /^(https?:)?\/\//

/** A link inside the reader's language; a full address becomes an ordinary link that leaves the site. */
export function LocalLink({ to, ...props }: Props) {
  const language = useLanguage()
  if (elsewhere.test(to)) return <a href={to} rel="noopener" {...plain(props)} />
  if (to.startsWith('?') || to.startsWith('#')) return <Link to={to} discover="none" {...props} />
  return (
    <Link to={pathIn(language, to)} prefetch={savesData() ? 'none' : 'intent'} discover="none" {...props} />
  )
}

/** True where the reader asks for less data: then nothing is fetched before the click. */
function savesData(): boolean {
  return typeof navigator !== 'undefined' && 'connection' in navigator && saveDataOf(navigator.connection)
}

const saveDataOf = (connection: unknown) =>
  typeof connection === 'object' &&
  connection !== null &&
  'saveData' in connection &&
  connection.saveData === true

/** The attributes of a router link that an `a` element also has. */
function plain({
  replace,
  state,
  preventScrollReset,
  relative,
  viewTransition,
  prefetch,
  ...rest
}: Omit<LinkProps, 'to'>) {
  return rest
}
