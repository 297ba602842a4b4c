import { load } from '@amap/amap-jsapi-loader'
import contrast from '@shanmen/brand/colours-contrast.css?inline'
import { mapMessages } from '../../messages/map.ts'
import elder from '../../styles/elder-tokens.css?inline'
import tokens from '../../styles/tokens.css?inline'
import type { MapTrouble, MapView, Scene } from '../map-view.ts'
import marks from '../markers.css?inline'
import type { AMapLibrary } from './amap-types.ts'
import frameStyles from './frame.css?inline'
import { viewOf } from './view.ts'

type FrameAnswer = { view: MapView } | { trouble: MapTrouble }

declare global {
  interface Window {
    _AMapSecurityConfig?: { serviceHost: string } | { securityJsCode: string }
    /** Called by the page around this iframe. Errors are returned as values: error classes differ between documents. */
    showAmap?: (scene: Scene) => Promise<FrameAnswer>
  }
}

type Settings = { key: string; code?: string }

const timeoutMs = 15_000

window.showAmap = async (scene) => {
  copyAppearance(scene)
  const { key, code }: Settings = JSON.parse(document.getElementById('amap')?.textContent ?? '{}')
  // It must be set before the script runs, or every service refuses.
  window._AMapSecurityConfig = code
    ? { securityJsCode: code }
    : { serviceHost: `${location.origin}/_AMapService` }
  try {
    const AMap: AMapLibrary = await inTime(
      load({ key, version: '2.0', plugins: ['AMap.MarkerCluster', 'AMap.Walking'] }),
    )
    const box = document.createElement('div')
    box.id = 'map'
    // The map moves to show a focused marker; scrolling its box would break its layout.
    box.addEventListener('scroll', () => box.scrollTo(0, 0))
    document.body.append(box)
    leaveScrollToPage(scene)
    return { view: await inTime(viewOf(AMap, box, scene)) }
  } catch (error) {
    // The loader throws a string when the key was refused; any other error is a script that did not load or run.
    return { trouble: typeof error === 'string' ? 'refused' : 'blocked' }
  }
}

class Late extends Error {}

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late()), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** Gives the iframe the language, text size and styles of the page around it. */
function copyAppearance({ language, places }: Scene): void {
  const { documentElement: root } = document
  root.lang = window.parent.document.documentElement.lang
  document.title = mapMessages[language].map(places.map(({ name }) => name).join(', '))
  const { documentElement: outer } = window.parent.document
  root.toggleAttribute('data-elder', outer.hasAttribute('data-elder'))
  // The large-text view changes the root font size.
  root.style.fontSize = window.parent.getComputedStyle(outer).fontSize
  // In the layer of the page, or it would come before the colours for large text.
  for (const text of [tokens, `@layer modes { ${contrast} }`, elder, frameStyles, marks]) {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }
}

const hintMs = 1200

/**
 * The map never takes the page's scrolling: its script receives the wheel only with Ctrl or ⌘, and touches only from
 * the second finger on. Other events are stopped before they reach it.
 */
function leaveScrollToPage({ language }: Scene): void {
  const t = mapMessages[language]
  const hint = document.createElement('p')
  hint.className = 'map-hint'
  hint.ariaHidden = 'true'
  document.body.append(hint)
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = (text: string) => {
    hint.textContent = text
    hint.toggleAttribute('data-shown', true)
    clearTimeout(timer)
    timer = setTimeout(() => hint.toggleAttribute('data-shown', false), hintMs)
  }
  const options = { capture: true, passive: true }
  const wheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.metaKey) return
    event.stopImmediatePropagation()
    say(/Mac/.test(navigator.userAgent) ? t.onWheelMac : t.onWheel)
  }
  const touch = (event: TouchEvent) => {
    if (event.touches.length > 1) return
    event.stopImmediatePropagation()
    if (event.type === 'touchmove') say(t.onTouch)
  }
  window.addEventListener('wheel', wheel, options)
  for (const name of ['touchstart', 'touchmove'] as const) window.addEventListener(name, touch, options)
}
