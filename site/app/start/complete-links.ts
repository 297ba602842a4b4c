const links = 'a[hreflang],a[href*="view="]'
const asked = ['click', 'auxclick', 'contextmenu'] as const

/**
 * Lets the language switch and the link to large text keep what only the browser knows: the hash, and names of the
 * query that no page reads, which stored pages do not hold. At the moment when one of them is used, so that they work
 * before React takes over; afterwards React has written just that. The page number stays as the server put it.
 */
export function completeLinks(): void {
  for (const name of asked) document.addEventListener(name, complete, { capture: true })
}

function complete({ target }: Event): void {
  const link = target instanceof Element ? target.closest(links) : null
  if (!(link instanceof HTMLAnchorElement)) return
  const there = namesOf(link.search)
  const more = pairsOf(location.search).filter(
    (pair) => !there.includes(nameOf(pair)) && nameOf(pair) !== 'page',
  )
  const query = [...pairsOf(link.search), ...more].join('&')
  if (more.length > 0) link.search = query
  if (link.hash !== location.hash) link.hash = location.hash
}

// Letter by letter, as they stand in the address.
const pairsOf = (search: string) => search.slice(1).split('&').filter(Boolean)
const nameOf = (pair: string) => pair.split('=')[0]
const namesOf = (search: string) => pairsOf(search).map(nameOf)
