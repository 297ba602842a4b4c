import { type Language, pathIn } from '@shanmen/contract/languages.ts'
import { type ListedPlace, markerLink } from '../components/map/place-list.tsx'
import { mapMessages } from '../messages/map.ts'

type Actions = {
  navigate: (path: string) => unknown
  /** Makes this place the destination of the walking route. */
  walk: (id: string) => void
}

/** The card of an opened place: its name, address, page, and route links. */
export function cardOf(place: ListedPlace | undefined, language: Language, actions: Actions): HTMLElement {
  const t = mapMessages[language]
  const card = document.createElement('div')
  card.className = 'map-card'
  if (!place) return card
  const name = document.createElement('strong')
  name.textContent = place.name
  card.append(name)
  if (place.address) {
    const address = document.createElement('address')
    address.textContent = place.address
    card.append(address)
  }
  const links = document.createElement('p')
  if (place.to) links.append(pageLink(pathIn(language, place.to), t.details, actions.navigate))
  const walk = document.createElement('button')
  walk.type = 'button'
  walk.textContent = t.walkHere
  walk.addEventListener('click', () => actions.walk(place.id))
  const amap = outerLink(markerLink(place), t.openMap)
  amap.target = '_blank'
  links.append(walk, amap)
  card.append(links)
  return card
}

function outerLink(href: string, text: string): HTMLAnchorElement {
  const link = document.createElement('a')
  link.href = href
  link.target = '_top'
  link.rel = 'noopener'
  link.textContent = text
  return link
}

/** A link inside the site: a plain click stays in the running application. */
function pageLink(path: string, text: string, navigate: Actions['navigate']): HTMLAnchorElement {
  const link = outerLink(path, text)
  link.addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigate(path)
  })
  return link
}
