import type { Point } from './curve.ts'
import { nodes } from './nodes.ts'

/** Arrival points of the sample texts: every walk can start at the nearest of them. */
export const stations: { at: Point; name: { zh: string; en: string } }[] = [
  { at: nodes.huxi, name: { zh: '轻轨湖西站', en: 'Huxi light-rail station' } },
  { at: nodes.heting, name: { zh: '轻轨鹤汀站', en: 'Heting light-rail station' } },
  { at: nodes.ferry, name: { zh: '西岸渡口', en: 'West Shore Ferry' } },
  { at: nodes.eastPier, name: { zh: '东岸码头', en: 'East Shore Pier' } },
  { at: nodes.house, name: { zh: '灵山大厦公交站', en: 'Lingshan House bus stop' } },
  { at: nodes.wanta, name: { zh: '松风门公交站（31 路）', en: 'Pine Wind Gate bus stop (route 31)' } },
  { at: nodes.bamboo, name: { zh: '竹径口公交站（33 路）', en: 'Bamboo Path bus stop (route 33)' } },
  { at: nodes.lotusStop, name: { zh: '含香村公交站（27 路）', en: 'Hanxiang Village bus stop (route 27)' } },
  { at: nodes.gorgeCoach, name: { zh: '丹枫谷直通车站', en: 'Maple Gorge coach stop' } },
  { at: nodes.lowerCable, name: { zh: '索道下站', en: 'Lower cable station' } },
  { at: nodes.terracesCoach, name: { zh: '云阶村直通车站', en: 'Yunjie Village coach stop' } },
]
