import { looks, photo, type Rows } from './row.ts'

/** Welfare. */
export const member: Rows = {
  ...looks(photo, {
    'welfare-4': ['lake', 'autumn'],
    'welfare-6': ['lanterns', 'dusk'],
  }),
}
