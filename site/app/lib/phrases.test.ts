import { expect, test } from 'vitest'
import { markPhrases, phrasesOf } from './phrases.server.ts'

test.each([
  ['岚屿湖景区2027年度电动游船采购项目', ['2027年度', '电动', '采购']],
  ['万盏河灯照岚屿，第九届灵山灯会下月启幕', ['灵山', '灯会', '启幕']],
  ['青绿长卷开展：灵山集团以一湖山水回望二十六年', ['集团', '二十六年']],
  ['人来人往装进口袋', ['口袋']],
  ['长夜行舟·2022年度社会责任报告', ['2022年度', '报告']],
  ['四十名管理者站岗一周，写回一百六十条改进', ['一百六十条']],
  ['一座廊桥的十年：手艺人如何让老木头再活一百年', ['如何', '廊桥']],
  ['反映人的姓名、电话与材料只由经办人知悉，材料单独存放。', ['材料单独存放']],
])('%s has its words on one line each', (text, whole) => {
  const phrases = phrasesOf(text)
  expect(phrases.join('')).toBe(text)
  for (const word of whole)
    expect(
      phrases.some((phrase) => phrase.includes(word)),
      `${word} in ${phrases}`,
    ).toBe(true)
  // A line of a phone has ten characters of the largest headings.
  for (const phrase of phrases.flatMap((phrase) => phrase.split(/\P{L}/u)))
    expect(phrase.length, phrase).toBeLessThan(11)
  // The last line has two characters at least.
  expect(phrases.at(-1)?.length).toBeGreaterThan(1)
})

test('only headings, titles of rows and addresses are marked, and in them only text without other children; their characters stay', () => {
  const title = '岚屿湖景区2027年度电动游船采购项目'
  const page = `<p>${title}</p><h2 id="a"><a href="/x">${title}</a></h2><h3>${title}<!-- -->，二</h3><h1>短标题</h1>`
  const marked = markPhrases(page)
  expect(marked.replaceAll('<wbr>', '')).toBe(page)
  expect(marked).toContain(`<p>${title}</p>`)
  expect(marked).toContain('<h1>短标题</h1>')
  for (const row of [`<th scope="row"><a href="/x">${title}</a></th>`, `<b>${title}</b>`])
    expect(markPhrases(row)).toMatch(/2027年度<wbr>/)
  expect(markPhrases('<address>云山市岚屿区湖西路 26 号灵山大厦</address>')).toBe(
    '<address>云山市<wbr>岚屿区<wbr>湖西路 <span class="nb">26 号</span><wbr>灵山大厦</address>',
  )
  expect(markPhrases('<address>云山市北屏县岭下村索道下站</address>')).toContain('<wbr>岭下村<wbr>')
  expect(markPhrases('<blockquote><p>灵山集团党委书记、董事长</p></blockquote>')).toContain('<wbr>')
  expect(marked).toContain(`<h3>${title}<!-- -->`)
  expect(markPhrases('<h2>水与人 · 2025 年度社会责任报告</h2>')).toContain(
    '<span class="nb">2025 年度</span>',
  )
  const dotted = markPhrases('<h2>水与人 · 二〇二五年度报告</h2>')
  expect(dotted).toContain(
    '水与<span class="nb">人<span class="undrawn"> ·</span></span><span class="dot"> </span><span class="clause">二〇二五',
  )
  expect(dotted.replace(/<[^>]*>/g, '')).toBe('水与人 · 二〇二五年度报告')
  expect(markPhrases('<h2>八处景区“一码同行”上线</h2>')).toContain('景区<wbr>“一码同行”<wbr>上线')
  expect(marked).toMatch(/<h2 id="a"><a href="\/x">[^<]+<wbr>/)
})

test.each(['山，', '山 a b ', '山！！'])('a heading of 50,000 times %s is not marked', (piece) => {
  const page = `<h2>${piece.repeat(50_000)}</h2>`
  expect(markPhrases(page)).toBe(page)
})
