import { describe, figure, fiveYears, metricNames } from '../reports/figures.ts'
import type { Chapter, Language, Report } from '../reports/report.ts'
import { chart, ridge } from './chart.ts'
import { document, escaped, paragraphs } from './html.ts'
import { reportStyle } from './report-style.ts'

const words = {
  zh: {
    name: '灵山集团',
    kind: (year: number) => `${year} 年度社会责任报告`,
    contents: '目录',
    foreword: '写在前面',
    figures: '五年数据',
    undone: '没有做到的',
    metric: '指标',
    numerals: ['壹', '贰', '叁', '肆', '伍'],
    sample: '示例内容，纯属虚构',
    undoneLead: '答应过而没有做到的，写在最后一页，明年从这里查起。',
    about: (year: number) =>
      `本报告涵盖 ${year} 年 1 月 1 日至 12 月 31 日，范围为灵山集团及所属八处景区、产业公司与灵山学院。数据由各单位按月填报，经监督与审计委员会抽查核对。`,
    colophon:
      '灵山集团，云山市岚屿区湖西路 26 号灵山大厦。意见与更正：hello@lingshan.example，400-000-0026。本报告为示例文件，其中的机构、人物、地点与数字均为虚构。',
  },
  en: {
    name: 'Lingshan Group',
    kind: (year: number) => `Responsibility Report ${year}`,
    contents: 'Contents',
    foreword: 'Foreword',
    figures: 'Five years in figures',
    undone: 'What we did not do',
    metric: 'Measure',
    numerals: ['I', 'II', 'III', 'IV', 'V'],
    sample: 'Sample content, entirely fictional',
    undoneLead: 'What was promised and not done is on the last page. Next year begins here.',
    about: (year: number) =>
      `This report covers 1 January to 31 December ${year}: Lingshan Group, its eight destinations, its companies and Lingshan College. Figures are returned monthly by each of them and checked by sample by the Supervision and Audit Committee.`,
    colophon:
      'Lingshan Group, Lingshan House, 26 Huxi Road, Lanyu District, Yunshan. Comments and corrections: hello@lingshan.example, 400-000-0026. This is a sample document. The organisations, people, places and figures in it are fictional.',
  },
}

/** The whole report as HTML. `cover` is the picture as a data address, or undefined for a plain ground. */
export function reportPage(report: Report, language: Language, cover: string | undefined): string {
  const { year, title, epigraph, foreword, chapters, undone } = report
  const w = words[language]
  const kind = w.kind(year)
  const sheet = (number: number, heading: string, body: string, look = '') =>
    `<section class="sheet ${look}" id="p${number}"><div class="run" aria-hidden="true"><span>${w.name} · ${escaped(kind)}</span><span>${escaped(heading)}</span></div>${ridge(year + number * 3)}<div class="body">${body}</div><div class="folio" aria-hidden="true"><span>${w.sample}</span><b>${number}</b></div></section>`

  const entries = [w.foreword, ...chapters.map((chapter) => chapter.title[language]), w.figures, w.undone]
  const contents = `<h2>${w.contents}</h2><nav><ol>${entries.map((entry, at) => `<li><a href="#p${at + 3}"><span>${escaped(entry)}</span><i aria-hidden="true"></i><b>${at + 3}</b></a></li>`).join('')}</ol></nav><p class="about">${w.about(year)}</p>`

  const front = `<section class="cover">${cover ? `<img src="${cover}" alt="">` : ''}<div class="ink"><p class="year">${year}</p><div class="name"><h1>${escaped(title[language])}</h1><p>${escaped(epigraph[language])}</p></div><p class="foot"><b>${w.name}</b><span>${escaped(kind)}</span><span>${w.sample}</span></p></div></section>`

  const fact = (name: Chapter['chart']) => {
    const { label, unit } = describe(name, language)
    // A value and its unit are two words for those who read the text of the PDF.
    const space = language === 'zh' || unit === '%' ? '' : ' '
    return `<li><b>${figure(name, year, language).text}</b>${space}<i>${unit}</i><span>${escaped(label)}</span></li>`
  }
  const chapterPages = chapters.map((chapter, at) =>
    sheet(
      at + 4,
      chapter.title[language],
      `<p class="no" aria-hidden="true">${w.numerals[at]}</p><h2>${escaped(chapter.title[language])}</h2><p class="lead">${escaped(chapter.lead[language])}</p><div class="prose">${paragraphs(chapter.body[language])}</div><ul class="facts">${chapter.facts.map(fact).join('')}</ul>${chart(chapter.chart, year, language)}`,
      at % 2 === 1 ? 'silk' : '',
    ),
  )

  const years = fiveYears(year)
  const unitInHead = (unit: string) =>
    language === 'zh' ? `<small>（${unit}）</small>` : ` <small>(${unit})</small>`
  const row = (name: Chapter['chart']) => {
    const { label, unit } = describe(name, language)
    return `<tr><th scope="row">${escaped(label)}${unit ? unitInHead(unit) : ''}</th>${years.map((at) => `<td>${figure(name, at, language).text}</td>`).join('')}</tr>`
  }
  const table = `<h2>${w.figures}</h2><table><thead><tr><th scope="col">${w.metric}</th>${years.map((at) => `<th scope="col">${at}</th>`).join('')}</tr></thead><tbody>${metricNames.map(row).join('')}</tbody></table>`

  const last = `<h2>${w.undone}</h2><p class="lead">${w.undoneLead}</p><ol class="undone">${undone.map((item) => `<li>${escaped(item[language])}</li>`).join('')}</ol><p class="about">${w.colophon}</p>`

  const sheets = [
    sheet(2, w.contents, contents),
    sheet(
      3,
      w.foreword,
      `<h2>${w.foreword}</h2><div class="prose wide">${paragraphs(foreword[language])}</div>`,
      'silk',
    ),
    ...chapterPages,
    sheet(9, w.figures, table),
    sheet(10, w.undone, last, 'silk'),
  ]
  return document(language, `${title[language]} · ${kind} · ${w.name}`, reportStyle, front + sheets.join(''))
}
