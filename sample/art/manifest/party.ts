import { cover, looks, type Rows } from './row.ts'

/** Two lessons in integrity whose subject is a landscape in ink; the others are line drawings of their subjects. */
export const party: Rows = {
  ...looks(cover, {
    'education-6': ['lotus', 'ink'],
    'education-8': ['lanterns', 'ink'],
  }),
}
