import { cover, type Rows, series } from './row.ts'

/** The college: courses, trainings, programmes and brand projects. Objects of study among quiet landscapes. */
export const college: Rows = {
  ...series('course', 2, cover, [
    ['study', 'ink'],
    ['moongate', 'noon'],
    ['bamboo', 'autumn'],
    ['study', 'noon'],
    ['steps', 'spring'],
    ['moongate', 'dawn'],
    ['peaks', 'ink'],
    ['lotus', 'spring'],
    ['study', 'dusk'],
    ['terrace', 'dawn'],
    ['lake', 'winter'],
    ['lanterns', 'night'],
  ]),
  ...series('training', 2, cover, [
    ['steps', 'noon'],
    ['study', 'spring'],
    ['lake', 'ink'],
    ['moongate', 'autumn'],
    ['terrace', 'noon'],
    ['bamboo', 'noon'],
    ['temple', 'spring'],
    ['study', 'qinglv'],
    ['falls', 'noon'],
    ['town', 'dawn'],
    ['lake', 'noon'],
    ['peaks', 'winter'],
  ]),
  ...series('programme', 1, cover, [
    ['bamboo', 'dawn'],
    ['steps', 'qinglv'],
    ['study', 'dawn'],
    ['lake', 'noon'],
  ]),
  ...series('project', 1, cover, [
    ['terrace', 'spring'],
    ['moongate', 'qinglv'],
    ['town', 'autumn'],
    ['town', 'dawn'],
  ]),
}
