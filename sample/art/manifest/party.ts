import { cover, looks, type Rows } from './row.ts'

/** Integrity education: one set in ink. The other party pages show details of the hand scroll. */
export const party: Rows = {
  ...looks(cover, {
    'education-1': ['moongate', 'ink'],
    'education-2': ['lake', 'ink'],
    'education-3': ['study', 'ink'],
    'education-4': ['town', 'ink'],
    'education-5': ['bamboo', 'ink'],
    'education-6': ['lotus', 'ink'],
    'education-7': ['temple', 'ink'],
    'education-8': ['lanterns', 'ink'],
  }),
}
