import { map } from '../words/map.ts'
import type { MapPlace, Scene } from './map-view.ts'

const svg = 'http://www.w3.org/2000/svg'

/** A place as a button: the seal pin with its name. Both providers show the same one. */
export function pinOf({ id, name }: MapPlace, open: (id: string) => void): HTMLButtonElement {
  const button = buttonOf('map-pin', name, () => open(id))
  button.dataset.place = id
  const label = document.createElement('span')
  label.className = 'map-name'
  label.textContent = name
  button.append(label, seal())
  return button
}

/** Places that stand too close, as a button with their number; it is named by all of them. */
export function clusterOf(
  places: readonly MapPlace[],
  { language }: Pick<Scene, 'language'>,
  open: () => void,
): HTMLButtonElement {
  const names = places.map(({ name }) => name).join(language === 'zh' ? '、' : ', ')
  const button = buttonOf('map-cluster', map[language].places(places.length, names), open)
  button.textContent = String(places.length)
  return button
}

/** Where the visitor stands or a walk begins. */
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

/** The pin as every page carries it in its sprite; a map in a frame takes it from the page around it. */
function seal(): SVGSVGElement {
  const picture = document.createElementNS(svg, 'svg')
  picture.setAttribute('viewBox', '0 0 36 44')
  picture.setAttribute('aria-hidden', 'true')
  const shape = window.parent.document.getElementById('i-mapPin')
  for (const part of shape?.children ?? []) picture.append(document.importNode(part, true))
  return picture
}
