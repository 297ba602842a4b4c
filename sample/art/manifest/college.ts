import { cover, looks, type Rows } from './row.ts'

/** The college: courses, trainings and programmes. Objects of study among quiet landscapes. */
export const college: Rows = {
  ...looks(cover, {
    'course-01': ['study', 'ink'],
    'course-02': ['moongate', 'noon'],
    'course-08': ['lotus', 'spring'],
    'course-09': ['study', 'dusk'],
    'course-10': ['terrace', 'dawn'],
    'course-12': ['lanterns', 'night'],
    'training-02': ['study', 'spring'],
    'training-03': ['lake', 'ink'],
    'training-04': ['moongate', 'autumn'],
    'training-06': ['bamboo', 'noon'],
    'training-08': ['study', 'qinglv'],
    'training-10': ['town', 'dawn'],
    'programme-1': ['bamboo', 'dawn'],
    'programme-2': ['steps', 'qinglv'],
  }),
}
