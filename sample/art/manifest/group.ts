import { looks, type Rows } from './row.ts'

const reportCover = [720, 960] as const

/** The covers of the yearly reports. */
export const group: Rows = {
  ...looks(reportCover, {
    'report-1': ['contour', 'noon'],
    'report-2': ['contour', 'dusk'],
    'report-3': ['contour', 'red'],
    'report-4': ['contour', 'night'],
    'report-5': ['contour', 'qinglv'],
  }),
}
