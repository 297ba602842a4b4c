import { joinNames, type Language } from '@shanmen/contract/languages.ts'
import { mapMessages } from '../messages/map.ts'
import { metresBetween } from './coordinates.ts'
import type { MapPlace, Scene } from './map-view.ts'

const svg = 'http://www.w3.org/2000/svg'

/** Pins nearer than this many metres cover each other at every zoom. */
const samePoint = 30
/** The height of a pin with its name, in rem. */
const pinHeight = 4.75

/** A place as a button: the pin with its name, above other pins at the same point. Both providers show the same one. */
export function pinOf(
  place: MapPlace,
  places: readonly MapPlace[],
  open: (id: string) => void,
): HTMLButtonElement {
  const { id, name, at } = place
  const button = buttonOf('map-pin', name, () => open(id))
  button.dataset.place = id
  const index = places.findIndex((each) => each.id === id)
  const below = places.filter((each, n) => n < index && metresBetween(each.at, at) < samePoint).length
  if (below > 0) button.style.translate = `0 ${-below * pinHeight}rem`
  const label = document.createElement('span')
  label.className = 'map-name'
  label.textContent = name
  button.append(label, seal())
  return button
}

/** The names of places in one line, as the language joins them. */
export const namesOf = (places: readonly { name: string }[], language: Language): string =>
  joinNames(
    places.map(({ name }) => name),
    language,
  )

/** A cluster of places as a button with their number; its name lists all of them. */
export function clusterOf(
  places: readonly MapPlace[],
  { language }: Pick<Scene, 'language'>,
  open: () => void,
): HTMLButtonElement {
  const label = mapMessages[language].places(places.length, namesOf(places, language))
  const button = buttonOf('map-cluster', label, open)
  button.textContent = String(places.length)
  return button
}

/** Markers nearer than this many rem become a cluster. */
const tooNear = 4.75
const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** The same in pixels of this document: larger text makes larger markers. */
export const clusterRadius = () => tooNear * rem()

/** The pin of a place; undefined while it is inside a cluster. */
export const pinIn = (box: ParentNode, id: string) =>
  [...box.querySelectorAll<HTMLElement>('.map-pin')].find((pin) => pin.dataset.place === id)

/** The offset of a card above its point, clear of the pin and its name, in pixels. */
export const aboveOf = (pin: HTMLElement | undefined) => (pin?.offsetHeight ?? 74) + 4

/** The visitor's position, or the start of a route. */
export function dotOf(name: string): HTMLElement {
  const dot = document.createElement('span')
  dot.className = 'map-dot'
  dot.role = 'img'
  dot.ariaLabel = name
  return dot
}

function buttonOf(className: string, name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = className
  button.ariaLabel = name
  button.addEventListener('click', (event) => {
    event.stopPropagation()
    press()
  })
  return button
}

/** The pin from the page's sprite; a map in an iframe takes it from the page around it. */
function seal(): SVGSVGElement {
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', '0 0 36 44')
  picture.setAttribute('aria-hidden', 'true')
  const shape = window.parent.document.getElementById('i-mapPin')
  for (const part of shape?.children ?? []) picture.append(document.importNode(part, true))
  return picture
}
