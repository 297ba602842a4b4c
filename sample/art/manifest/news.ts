import { cover, looks, type Rows } from './row.ts'

/** Covers of news; neighbours differ in subject and in colour. */
export const news: Rows = {
  ...looks(cover, {
    'news-05': ['town', 'dawn'],
    'news-13': ['lake', 'autumn'],
    'news-19': ['lake', 'noon'],
    'news-21': ['industry', 'dusk'],
    'news-24': ['lake', 'dusk'],
    'news-27': ['steps', 'noon'],
    'news-30': ['town', 'dusk'],
    'news-34': ['lake', 'ink'],
  }),
}
