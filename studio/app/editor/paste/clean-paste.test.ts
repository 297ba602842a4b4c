import { expect, it } from 'vitest'
import { wordArticle, wordItem, wordList, wpsTable } from '../../../testing/paste/fragments.ts'
import { cleanHtml } from '../../../testing/paste/parse.ts'

const clean = (html: string) => cleanHtml(html).html.replace(/>\s+</g, '><').trim()

it('takes an article from Word: title, headings, text, links; no fonts, comments or file pictures', () => {
  const { html, pictures } = cleanHtml(wordArticle)
  expect(html.replace(/>\s+</g, '><').trim()).toBe(
    '<h2>集团春季工作会议召开</h2>' +
      '<p>四月二十日，集团召开<strong>春季工作会议</strong>，回顾第一季度经营情况，部署全年任务。</p>' +
      '<h3>会议要点</h3>' +
      '<p>详见<a href="https://example.org/a?b=1&amp;c=2">会议公告</a>。</p>',
  )
  expect(pictures).toBe(1)
})

it('makes lists of what Word writes as paragraphs with numbers, nested by their level', () => {
  expect(clean(wordList)).toBe(
    '<ol><li><p>安全生产</p><ul><li><p>景区索道年检</p></li><li><p>消防演练</p></li></ul></li>' +
      '<li><p>绿色发展</p></li></ol><p>以上各项由各单位落实。</p>',
  )
})

it('keeps the numbers that Word counts: as text where no list shows them', () => {
  const marked = (...items: [marker: string, text: string, level?: number][]) =>
    clean(items.map(([marker, text, level = 1]) => wordItem(`l0 level${level}`, marker, text)).join('\n'))
  for (const marker of ['一、', '（一）']) expect(marked([marker, '总则'])).toBe(`<p>${marker}总则</p>`)
  for (const marker of ['第一条', '第二章', '①', '2.1', '2.1.3', 'a)', 'B.', 'iv.', '01.', '2026.', '(c)'])
    expect(marked([marker, '总则'])).toBe(`<p>${marker} 总则</p>`)
  for (const marker of ['l', 'o', 'Ø', 'n', '·', '●', '', ''])
    expect(marked([marker, '甲'])).toBe('<ul><li><p>甲</p></li></ul>')
  const ol = (text: string, start = '') => `<ol${start}><li><p>${text}</p></li></ol>`
  expect(marked(['1.', '甲'], ['a)', '细目', 2], ['2.', '乙'])).toBe(
    `${ol('甲')}<p>a) 细目</p>${ol('乙', ' start="2"')}`,
  )
  expect(marked(['1.', '甲'], ['1.', '乙'], ['5、', '丙'])).toBe(ol('甲') + ol('乙') + ol('丙', ' start="5"'))
})

it('keeps a table of WPS with its merged cells', () => {
  expect(clean(wpsTable)).toBe(
    '<table><tr><td><p><strong>景区</strong></p></td><td colspan="2"><p><strong>票价</strong></p></td></tr>' +
      '<tr><td rowspan="2"><p>灵湖</p></td><td><p>成人</p></td><td><p>80 元</p></td></tr>' +
      '<tr><td><p>儿童</p></td><td><p>40 元</p></td></tr></table>',
  )
})

it('keeps the rows of a table whose head is bold by its style', () => {
  const head = '<thead style="font-weight:bold"><tr><td>A</td></tr></thead>'
  expect(clean(`<table>${head}<tbody><tr><td>1</td></tr></tbody></table>`)).toBe(
    '<table><tr><td>A</td></tr><tr><td>1</td></tr></table>',
  )
})

it('keeps paragraphs apart that a page or an article of WeChat writes with other elements', () => {
  const article =
    '<section data-tool="x"><section><span>一</span></section><section><br></section>' +
    '<section><strong>二</strong></section></section>'
  expect(clean(article)).toBe('<div>一</div><div><strong>二</strong></div>')
  const names = 'section article header footer figure figcaption dl dt dd pre address details summary'
  for (const tag of names.split(' '))
    expect(clean(`<${tag}>一</${tag}><${tag}>二</${tag}>`)).toBe('<div>一</div><div>二</div>')
  expect(clean('<dl><dt>票价</dt><dd>80 元</dd></dl>')).toBe('<div>票价</div><div>80 元</div>')
  expect(clean('<table><caption>票价</caption><tr><td>80 元</td></tr></table>')).toBe(
    '<div>票价</div><table><tr><td>80 元</td></tr></table>',
  )
  expect(clean('<pre>一\n<b>二</b>\n三</pre>')).toBe('<div>一<br><strong>二</strong><br>三</div>')
})

it('keeps text apart that an element has beside blocks', () => {
  const line = (text: string) => `<div>${text}</div>`
  expect(clean('<section>甲<section>乙</section>丙</section><section>丁<p>戊</p></section>')).toBe(
    `${['甲', '乙', '丙', '丁'].map(line).join('')}<p>戊</p>`,
  )
  expect(clean('<div>a <b>b</b><div></div>c</div>')).toBe(line('a <strong>b</strong>') + line('c'))
  expect(clean('<dl><dd>B<ul><li>c</li></ul>d</dd><dd>e</dd></dl>')).toBe(
    `${line('B')}<ul><li>c</li></ul>${line('d')}${line('e')}`,
  )
})

it('leaves out comments of Word and hidden text', () => {
  const commented =
    '<p class=MsoNormal>收入<span style="mso-comment-continuation:1">增长</span><span class=MsoCommentReference>' +
    '<a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[张1]</a></span>。' +
    '<span style=\'display:none;mso-hide:all\'>内部口径</span><span style="DISPLAY: none">隐</span></p>' +
    "<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'>" +
    '<div id="_com_1" class=msocomtxt><p class=MsoCommentText>数字待核实</p></div></div></div>'
  expect(clean(commented)).toBe('<p>收入增长。</p>')
})

it('removes everything that could run or load', () => {
  const evil =
    '<p onclick="alert(1)">一<script>alert(1)</script><a href="javascript:alert(1)">二</a>' +
    '<a href=" java&#10;script:alert(1)">三</a><svg><script>x</script></svg><iframe src="//x"></iframe>' +
    '<img src="https://x.test/p.png" onerror="alert(1)"><style>p{}</style></p><!-- <p>四</p> -->'
  expect(cleanHtml(evil)).toEqual({ html: '<p>一二三</p>', pictures: 1 })
})

it('does not take the wrapper of an online document for bold text', () => {
  expect(clean('<b style="font-weight:normal;" id="docs-internal-guid-1"><p>平</p></b>')).toBe('<p>平</p>')
  expect(
    clean('<p><span style="font-weight:700">重</span><span style="font-style:italic">斜</span></p>'),
  ).toBe('<p><strong>重</strong><em>斜</em></p>')
})

it('keeps raised and lowered characters, as elements, styles or characters of their own', () => {
  expect(clean('<p>60 m<sup>2</sup>、CO<sub>2</sub>、m²</p>')).toBe(
    '<p>60 m<sup>2</sup>、CO<sub>2</sub>、m²</p>',
  )
  expect(
    clean('<p>m<span style="vertical-align:super">2</span>H<span style="vertical-align:sub">2</span></p>'),
  ).toBe('<p>m<sup>2</sup>H<sub>2</sub></p>')
  expect(clean('<table><tr><td style="vertical-align:top">a</td></tr></table>')).toContain('<td>a</td>')
})

it('leaves the headings of a text without a first level where they are', () => {
  expect(clean('<h2>甲</h2><h3>乙</h3><h5>丙</h5>')).toBe('<h2>甲</h2><h3>乙</h3><h3>丙</h3>')
})

it('survives HTML that is broken off', () => {
  expect(clean('<table><tr><td>a<td>b')).toContain('a')
  expect(clean('<p>一 < 二 <!-- open')).toBe('<p>一 &lt; 二 </p>')
})
