/** The parts of AMap JS API 2.0 that are used, as in its reference. The fake of the tests has the same members. */
export type LngLat = { lng: number; lat: number }
type Position = [lng: number, lat: number]
export type Overlay = { setMap: (map: AMapMap | null) => void }

export type Marker = Overlay & {
  getPosition: () => LngLat
  setContent: (content: HTMLElement) => void
  setAnchor: (anchor: 'bottom-center' | 'center') => void
}

export type AMapMap = {
  on: (event: 'complete', call: () => void) => void
  getZoom: () => number
  setZoomAndCenter: (zoom: number, center: LngLat | Position, immediately?: boolean) => void
  zoomIn: () => void
  zoomOut: () => void
  setFitView: (overlays: Overlay[] | null, immediately: boolean, avoid: number[], maxZoom?: number) => void
  destroy: () => void
}

export type ClusterData = { lnglat: Position | LngLat; id: string }
type Rendering = { marker: Marker }

export type WalkStep = {
  instruction: string
  distance: number
  path: LngLat[]
  road?: string
  action?: string
}
export type WalkResult = { routes?: { distance: number; time: number; steps: WalkStep[] }[] }

export type AMapLibrary = {
  Map: new (box: HTMLElement, options: Record<string, unknown>) => AMapMap
  Marker: new (options: {
    map?: AMapMap
    position: Position
    content: HTMLElement
    anchor: 'bottom-center' | 'center'
  }) => Marker
  MarkerCluster: new (
    map: AMapMap,
    data: ClusterData[],
    options: {
      gridSize: number
      maxZoom: number
      renderClusterMarker: (context: Rendering & { count: number; clusterData?: ClusterData[] }) => void
      renderMarker: (context: Rendering & { data?: ClusterData[] }) => void
    },
  ) => unknown
  InfoWindow: new (options: {
    content: HTMLElement
    anchor: string
    offset: [number, number]
  }) => {
    open: (map: AMapMap, at: Position) => void
    close: () => void
    on: (event: 'close', call: () => void) => void
  }
  Walking: new () => {
    search: (
      from: Position,
      to: Position,
      call: (status: 'complete' | 'error' | 'no_data', result: WalkResult | string) => void,
    ) => void
  }
  Polyline: new (options: {
    map: AMapMap
    path: Position[]
    strokeColor: string
    strokeWeight: number
    strokeStyle: 'solid' | 'dashed'
    strokeDasharray?: number[]
    lineJoin: 'round'
    lineCap: 'round'
  }) => Overlay
}
