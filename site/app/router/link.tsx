import type { MouseEvent } from 'react'
import { createPath, type LinkProps } from 'react-router'
import { useRouter, useShown } from './contexts.ts'
import { hrefFrom } from './history.ts'

/** A link that the router follows: a plain click shows the page without a new document. Never leads to another site. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  viewTransition,
  onClick,
  target,
  discover: _discover,
  ...rest
}: Omit<LinkProps, 'to'> & { to: string }) {
  const { navigate } = useRouter()
  const { location } = useShown()
  const href = hrefFrom(location, to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event) || (target && target !== '_self')) return
    event.preventDefault()
    // To where one is already: no second entry in the history.
    const isHere = href === createPath(location)
    void navigate(to, { replace: replace ?? isHere, state, preventScrollReset, viewTransition })
  }
  return <a {...rest} href={href} target={target} onClick={follow} />
}

const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
