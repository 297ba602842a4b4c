import type { Language } from '@shanmen/contract/languages.ts'

const zh = {
  map: (names: string) => `地图：${names}`,
  help: '按方向键移动，按加号与减号缩放。',
  places: (count: number, names: string) => `${count} 处：${names}`,
  zoomIn: '放大',
  zoomOut: '缩小',
  close: '关闭',
  details: '查看详情',
  walkHere: '步行到这里',
  openMap: '在地图应用中打开',
  onWheel: '按住 Ctrl 并滚动，可缩放地图',
  onWheelMac: '按住 ⌘ 并滚动，可缩放地图',
  onTouch: '请用两根手指移动地图',
  loading: '正在载入地图……',
  route: '步行路线',
  from: '起点',
  to: '终点',
  here: '我的位置',
  find: '查看路线',
  asking: '正在获取您的位置……',
  finding: '正在查找路线……',
  total: (length: string, minutes: number) => `步行 ${length}，约 ${minutes} 分钟`,
  clear: '清除路线',
  why: {
    none: '没有找到能走到那里的步行路线，请换一个起点，或用地图应用导航。',
    tooFar: '起点离这里太远，不适合步行；请换一个起点。',
    service: '路线服务暂时没有回应，请稍后再试，或用地图应用导航。',
    denied: '浏览器没有允许读取位置。可在浏览器设置里允许，或从列表里选一个起点。',
    unknown: '暂时得不到您的位置，请从列表里选一个起点。',
  },
  steps: {
    start: (name: string, length: string) => `沿${name}步行 ${length}`,
    left: (name: string, length: string) => `左转进入${name}，步行 ${length}`,
    right: (name: string, length: string) => `右转进入${name}，步行 ${length}`,
    ahead: (name: string, length: string) => `继续沿${name}步行 ${length}`,
    towards: (name: string, length: string) => `朝${name}方向走 ${length}`,
    leave: (name: string, length: string) => `再朝${name}方向走 ${length}`,
    arrive: (name: string) => `到达${name}`,
  },
  lost: {
    graphics: '您的浏览器无法显示交互地图，这里显示示意图；地址与导航链接照常可用。',
    outside: '内置地图不包含这一带，这里显示示意图；地址与导航链接照常可用。',
    blocked: '地图未能载入，这里显示示意图；地址与导航链接照常可用。',
    refused: '地图服务没有接受请求，这里显示示意图；地址与导航链接照常可用。',
  },
  beyond: (count: number) => `有 ${count} 处不在这张地图的范围内，请看列表。`,
  own: {
    blocked: '高德地图未能载入，已改用本站自带的地图。',
    refused: '高德地图没有接受请求，已改用本站自带的地图。',
  },
  consent: {
    title: '选择地图',
    text: '高德地图更详细，由高德软件有限公司提供；载入后，高德会得知您的 IP 地址和您所看的位置；您若以“我的位置”为起点，也会得知您在哪里。本站自带的地图不联系任何第三方。您的选择只记在这台设备上。',
    amap: '载入高德地图',
    own: '用本站地图',
    toOwn: '改用本站地图',
    toAmap: '改用高德地图',
    again: '重新载入高德地图',
  },
}

type Messages = typeof zh

/** The messages of the interactive map, which load together with it. */
export const mapMessages = {
  zh,
  en: {
    map: (names) => `Map: ${names}`,
    help: 'Arrow keys move the map, plus and minus zoom.',
    places: (count, names) => `${count} places: ${names}`,
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close',
    details: 'Find out more',
    walkHere: 'Walk here',
    openMap: 'Open in a map app',
    onWheel: 'Hold Ctrl and scroll to zoom the map',
    onWheelMac: 'Hold ⌘ and scroll to zoom the map',
    onTouch: 'Use two fingers to move the map',
    loading: 'Loading the map…',
    route: 'Walking route',
    from: 'From',
    to: 'To',
    here: 'My location',
    find: 'Show route',
    asking: 'Getting your location…',
    finding: 'Finding a route…',
    total: (length, minutes) => `${length} on foot, about ${minutes} min`,
    clear: 'Clear the route',
    why: {
      none: 'No walking route was found. Choose another starting point, or use a map app.',
      tooFar: 'That is too far to walk. Choose a nearer starting point.',
      service: 'The route service is not answering. Try again in a while, or use a map app.',
      denied:
        'Your browser does not share your location. Allow it in its settings, or choose a starting point from the list.',
      unknown: 'Your location could not be found. Choose a starting point from the list.',
    },
    steps: {
      start: (name, length) => `Walk ${length} along ${name}`,
      left: (name, length) => `Turn left onto ${name} and walk ${length}`,
      right: (name, length) => `Turn right onto ${name} and walk ${length}`,
      ahead: (name, length) => `Continue along ${name} for ${length}`,
      towards: (name, length) => `Go ${length} towards ${name}`,
      leave: (name, length) => `From there, go ${length} towards ${name}`,
      arrive: (name) => `Arrive at ${name}`,
    },
    lost: {
      graphics:
        'Your browser cannot show the interactive map; a sketch map is shown instead. Addresses and links to map apps work as usual.',
      outside:
        'Our own map does not cover this area; a sketch map is shown instead. Addresses and links to map apps work as usual.',
      blocked:
        'The map could not be loaded; a sketch map is shown instead. Addresses and links to map apps work as usual.',
      refused:
        'The map service refused the request; a sketch map is shown instead. Addresses and links to map apps work as usual.',
    },
    beyond: (count) =>
      count === 1
        ? '1 place lies outside this map; see the list.'
        : `${count} places lie outside this map; see the list.`,
    own: {
      blocked: 'AMap could not be loaded. This is our own map instead.',
      refused: 'AMap refused the request. This is our own map instead.',
    },
    consent: {
      title: 'Which map would you like?',
      text: 'AMap is more detailed and is provided by AutoNavi. Once it loads, AutoNavi learns your IP address and the area you look at, and where you are if you choose to start from there. Our own map contacts no third party. Your choice is kept on this device only.',
      amap: 'Load AMap',
      own: 'Use our own map',
      toOwn: 'Switch to our own map',
      toAmap: 'Switch to AMap',
      again: 'Try AMap again',
    },
  },
} satisfies Record<Language, Messages>
