import { cover, looks, type Rows } from './row.ts'

const reportCover = [720, 960] as const

/** The group itself: profile, culture, premises to rent and the covers of the yearly reports. */
export const group: Rows = {
  ...looks(cover, {
    'profile-1': ['lake', 'dawn'],
    'profile-2': ['temple', 'noon'],
    'profile-3': ['town', 'dusk'],
    'culture-1': ['peaks', 'ink'],
    'culture-2': ['moongate', 'spring'],
    'culture-3': ['steps', 'autumn'],
    'culture-4': ['lotus', 'noon'],
  }),
  ...looks(reportCover, {
    'report-1': ['contour', 'noon'],
    'report-2': ['contour', 'dusk'],
    'report-3': ['contour', 'red'],
    'report-4': ['contour', 'night'],
    'report-5': ['contour', 'qinglv'],
  }),
}
