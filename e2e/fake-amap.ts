/**
 * A fake of AMap's script with the members and behaviours that the site uses. It rejects what the real one rejects: a
 * map without a size, invalid coordinates, services without a security setting made before the script. It records its
 * calls on `window.__amapFake` of its document.
 */
function fakeAmap(mode: string): void {
  type At = [number, number] | { lng: number; lat: number }
  type Call = (...values: unknown[]) => void
  type Options = Record<string, unknown>
  const config = (window as { _AMapSecurityConfig?: Record<string, string> })._AMapSecurityConfig
  const calls = {
    config: { ...config },
    maps: [] as Options[],
    clusters: [] as unknown[],
    walking: [] as unknown[],
    infoWindows: [] as Options[],
  }
  const lngLat = (at: At) => {
    const [lng, lat] = Array.isArray(at) ? at : [at.lng, at.lat]
    if (!Number.isFinite(lng) || !Number.isFinite(lat))
      throw new Error(`Invalid Object: LngLat(${lng}, ${lat})`)
    return { lng, lat, getLng: () => lng, getLat: () => lat }
  }

  class FakeMap {
    box: HTMLElement
    zoom: number
    center: { lng: number; lat: number }
    overlays = new Set<{ place: () => void }>()
    moved: Call[] = []
    constructor(box: HTMLElement, options: Options) {
      if (box.clientHeight === 0) throw new Error('Map container div must have a size')
      calls.maps.push(options)
      this.box = box
      // The real one handles every wheel event that reaches it.
      box.addEventListener('wheel', (event) => event.preventDefault())
      box.style.position = 'relative'
      box.style.overflow = 'hidden'
      this.zoom = Number(options.zoom ?? 11)
      this.center = lngLat((options.center ?? [116.4, 39.9]) as At)
    }
    on(event: string, call: Call) {
      if (event === 'complete') setTimeout(call, 20)
      return this
    }
    pixel(at: At) {
      const { lng, lat } = lngLat(at)
      const scale = (256 * 2 ** this.zoom) / 360
      return {
        x: this.box.clientWidth / 2 + (lng - this.center.lng) * scale,
        y: this.box.clientHeight / 2 - (lat - this.center.lat) * scale * 1.16,
      }
    }
    update() {
      for (const call of this.moved) call()
      for (const overlay of this.overlays) overlay.place()
    }
    getZoom() {
      return this.zoom
    }
    setZoomAndCenter(zoom: number, center: At) {
      this.zoom = Math.min(20, Math.max(2, zoom))
      this.center = lngLat(center)
      this.update()
    }
    zoomIn() {
      this.setZoomAndCenter(this.zoom + 1, this.center)
    }
    zoomOut() {
      this.setZoomAndCenter(this.zoom - 1, this.center)
    }
    setFitView(overlays: { path: At[] }[], _still: boolean, _avoid: number[], most = 18) {
      const points = overlays.flatMap(({ path }) => path).map(lngLat)
      const [lngs, lats] = [points.map(({ lng }) => lng), points.map(({ lat }) => lat)]
      const span = Math.max(
        Math.max(...lngs) - Math.min(...lngs),
        Math.max(...lats) - Math.min(...lats),
        0.0001,
      )
      const middle: At = [
        (Math.max(...lngs) + Math.min(...lngs)) / 2,
        (Math.max(...lats) + Math.min(...lats)) / 2,
      ]
      this.setZoomAndCenter(Math.min(most, Math.floor(Math.log2((360 * 300) / (256 * span)))), middle)
    }
    destroy() {
      this.box.replaceChildren()
    }
  }

  class Marker {
    map: FakeMap | null = null
    at: At
    node = document.createElement('div')
    constructor(options: Options = {}) {
      this.at = (options.position ?? [0, 0]) as At
      lngLat(this.at)
      this.node.className = 'amap-marker'
      this.node.style.position = 'absolute'
      if (options.content) this.setContent(options.content as HTMLElement)
      if (options.map) this.setMap(options.map as FakeMap)
    }
    get path() {
      return [this.at]
    }
    getPosition() {
      return lngLat(this.at)
    }
    setContent(content: HTMLElement | string) {
      // As in the real one, content that is no element of this document becomes text.
      this.node.replaceChildren(content instanceof HTMLElement ? content : String(content))
    }
    setAnchor() {}
    setMap(map: FakeMap | null) {
      this.map?.overlays.delete(this)
      this.map = map
      if (!map) return this.node.remove()
      map.overlays.add(this)
      map.box.append(this.node)
      this.place()
    }
    place() {
      const { x, y } = this.map?.pixel(this.at) ?? { x: 0, y: 0 }
      this.node.style.left = `${x}px`
      this.node.style.top = `${y}px`
    }
  }

  class MarkerCluster {
    markers: Marker[] = []
    constructor(map: FakeMap, data: { lnglat: At }[], options: Record<string, unknown>) {
      calls.clusters.push(data)
      const { gridSize = 60, maxZoom = 18, renderMarker, renderClusterMarker } = options
      const render = () => {
        for (const marker of this.markers) marker.setMap(null)
        const groups = Map.groupBy(data, (each) => {
          const { x, y } = map.pixel(each.lnglat)
          const size = Number(gridSize)
          return map.zoom >= Number(maxZoom)
            ? JSON.stringify(each)
            : `${Math.floor(x / size)} ${Math.floor(y / size)}`
        })
        this.markers = [...groups.values()].flatMap((group) => {
          const [first] = group
          if (!first) return []
          const marker = new Marker({ position: first.lnglat, map })
          if (group.length === 1) (renderMarker as Call)({ marker, data: group })
          else (renderClusterMarker as Call)({ marker, count: group.length, clusterData: group })
          return [marker]
        })
      }
      map.moved.push(render)
      render()
    }
  }

  class InfoWindow {
    node = document.createElement('div')
    closed: Call | undefined
    constructor(options: Options) {
      if (mode === 'brokenWindow') throw new Error('no window')
      calls.infoWindows.push({ text: (options.content as HTMLElement).textContent })
      this.node.className = 'amap-info'
      this.node.style.cssText = 'position:absolute;left:10px;top:10px;background:#fff;z-index:9'
      if (options.content instanceof HTMLElement) this.node.append(options.content)
    }
    open(map: FakeMap, at: At) {
      lngLat(at)
      map.box.append(this.node)
    }
    on(_: string, call: Call) {
      this.closed = call
    }
    close() {
      if (!this.node.isConnected) return
      this.node.remove()
      this.closed?.()
    }
  }

  class Walking {
    search(from: At, to: At, call: (status: string, result: unknown) => void) {
      const [start, end] = [lngLat(from), lngLat(to)]
      calls.walking.push([start, end].map(({ lng, lat }) => [lng, lat]))
      const step = (instruction: string, distance: number, action: string) => ({
        instruction,
        distance,
        time: distance / 1.2,
        road: '湖西路',
        action,
        assist_action: '',
        path: [start, end],
      })
      setTimeout(() => {
        if (!config?.serviceHost && !config?.securityJsCode) return call('error', 'INVALID_USER_SCODE')
        if (mode === 'noSteps') return call('complete', { info: 'OK', count: 1, routes: [{ distance: 471 }] })
        if (mode === 'noData') return call('no_data', { info: 'OK', count: 0 })
        if (mode === 'walkError') return call('error', 'OVER_DIRECTION_RANGE')
        const steps = [step('沿湖西路步行351米左转', 351, '左转'), step('步行120米到达目的地', 120, '')]
        call('complete', {
          info: 'OK',
          count: 1,
          origin: start,
          destination: end,
          routes: [{ distance: 471, time: 392, steps }],
        })
      }, 20)
    }
  }

  class Polyline {
    map: FakeMap | null
    path: At[]
    constructor(options: Options) {
      this.map = options.map as FakeMap
      this.path = options.path as At[]
      this.path.map(lngLat)
    }
    setMap(map: FakeMap | null) {
      this.map = map
    }
  }

  const all = { Map: FakeMap, Marker, InfoWindow, Polyline, v: '2.0', version: '2.0' }
  Object.assign(window, { __amapFake: calls, AMap: { ...all, MarkerCluster, Walking } })
  if (mode === 'noCluster') Object.assign(window, { AMap: { ...all, Walking } })
  const done = (window as { ___onAPILoaded?: Call }).___onAPILoaded
  if (mode === 'callbackError') setTimeout(() => done?.('INVALID_USER_KEY'), 20)
  else setTimeout(() => done?.(), 20)
}

export type FakeMode =
  | 'ok'
  | 'noSteps'
  | 'noCluster'
  | 'brokenWindow'
  | 'callbackError'
  | 'noData'
  | 'walkError'

/** The fake as a script. */
export const fakeAmapScript = (mode: FakeMode) => `(${fakeAmap})(${JSON.stringify(mode)})`
