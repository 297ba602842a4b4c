import type { MetricName } from './figures.ts'

export type Language = 'zh' | 'en'
export type Both = Record<Language, string>

/** One chapter fills one page. Its numbers beside the text are read from the table of figures. */
export type Chapter = {
  title: Both
  lead: Both
  /** Paragraphs, separated by an empty line. */
  body: Both
  facts: [MetricName, MetricName, MetricName]
  chart: MetricName
}

/** A responsibility report: cover, contents, foreword, five chapters, table of figures, open commitments. */
export type Report = {
  year: number
  /** The sample picture on the cover. */
  picture: string
  title: Both
  epigraph: Both
  foreword: Both
  chapters: [Chapter, Chapter, Chapter, Chapter, Chapter]
  /** Commitments that were not met, and their new dates. */
  undone: Both[]
}
