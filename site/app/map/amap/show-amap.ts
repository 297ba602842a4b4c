import { mapMessages } from '../../messages/map.ts'
import { MapFailure, type Scene, type ShowPlaces } from '../map-view.ts'
import { namesOf } from '../markers.ts'
import frameScript from './frame.ts?worker&url'

const timeoutMs = 15_000

/**
 * AMap's map, in a document of its own inside the page (`/_map/amap`): only there does the policy let AMap's code run.
 * The iframe's script is called directly, since both documents have the same origin.
 */
export const showAmap: ShowPlaces = async (box, scene) => {
  const frame = document.createElement('iframe')
  try {
    const show = await openIframe(frame, box, scene)
    const onLost = () => {
      frame.remove()
      scene.onLost()
    }
    const answer = await show({ ...scene, onLost })
    if ('trouble' in answer) throw new MapFailure(answer.trouble)
    const { view } = answer
    return {
      ...view,
      end() {
        view.end()
        frame.remove()
      },
    }
  } catch (error) {
    frame.remove()
    throw error
  }
}

async function openIframe(frame: HTMLIFrameElement, box: HTMLElement, { language, places }: Scene) {
  frame.title = mapMessages[language].map(namesOf(places, language))
  frame.src = '/_map/amap'
  const loaded = loadOf(frame)
  box.replaceChildren(frame)
  await loaded
  const inner = frame.contentDocument
  // An error page instead of the iframe's: the server has no key any more, or the visitor is offline.
  if (!inner?.getElementById('amap')) throw new MapFailure('blocked')
  const script = inner.createElement('script')
  script.type = 'module'
  script.src = frameScript
  const ran = loadOf(script)
  inner.body.append(script)
  await ran
  const show = frame.contentWindow?.showAmap
  if (!show) throw new MapFailure('blocked')
  return show
}

function loadOf(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new MapFailure('blocked'))
    const timer = setTimeout(fail, timeoutMs)
    element.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    element.addEventListener('error', fail)
  })
}
