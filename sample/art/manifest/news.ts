import { cover, looks, type Rows } from './row.ts'

/** Covers of news; neighbours differ in subject and in colour. */
export const news: Rows = {
  ...looks(cover, {
    'news-03': ['steps', 'dawn'],
    'news-04': ['bridge', 'autumn'],
    'news-05': ['town', 'dawn'],
    'news-08': ['lotus', 'noon'],
    'news-13': ['lake', 'autumn'],
    'news-19': ['lake', 'noon'],
    'news-20': ['plumsnow', 'winter'],
    'news-21': ['industry', 'dusk'],
    'news-22': ['terrace', 'spring'],
    'news-24': ['lake', 'dusk'],
    'news-27': ['steps', 'noon'],
    'news-30': ['town', 'dusk'],
    'news-33': ['terrace', 'qinglv'],
    'news-34': ['lake', 'ink'],
    'news-36': ['lake', 'spring'],
  }),
}
