const look = `--paper:#faf7f0;--silk:#f3eee3;--line:#ded5c3;--ink:#1c2422;--ink2:#3b4441;--ink3:#5a625e;--cinnabar:#a5352a;--bronze:#7d5e2d`

/** Paper, ink, cinnabar and serif, as on the site. Every sheet is one A4 page. */
export const reportStyle = `
@page{size:A4;margin:0}
*{box-sizing:border-box;margin:0;padding:0}
:root{${look};--serif:"P052","Palatino Linotype",Georgia,serif;--num:"P052","Palatino Linotype",Georgia,serif}
:root:lang(zh){--serif:"Noto Serif CJK SC","Songti SC",serif}
body{font:400 11.6pt/1.68 var(--serif);color:var(--ink2);-webkit-print-color-adjust:exact}
:lang(zh) body{font-size:11.9pt;line-height:2.06}
h1,h2{font-weight:400;color:var(--ink);text-wrap:balance}
:lang(zh) :is(h1,h2){font-weight:700;letter-spacing:.05em}
h2{font-size:27pt;line-height:1.25}
a{color:inherit;text-decoration:none}
.sheet,.cover{position:relative;width:210mm;height:297mm;overflow:hidden;break-after:page;background:var(--paper)}
.sheet:last-child{break-after:auto}
.silk{background:var(--silk)}
.body{position:absolute;inset:33mm 24mm 38mm 30mm;display:flex;flex-direction:column}
.run,.folio{position:absolute;left:30mm;right:24mm;display:flex;justify-content:space-between;font-size:8pt;line-height:1;color:var(--ink3)}
.run{top:16mm;padding-bottom:3mm;border-bottom:.2mm solid var(--line)}
.folio{bottom:13mm;align-items:baseline}
.folio b{font:400 12pt/1 var(--num);color:var(--cinnabar)}
.ridge{position:absolute;left:0;bottom:0;width:210mm;height:34mm}
.r1{fill:#efe8d9}.r2{fill:#e9e1cf}.r3{fill:#e2d9c4}.silk .r1{fill:#ece5d5}.silk .r2{fill:#e5dcc8}.silk .r3{fill:#ddd3bc}
.no{position:absolute;left:-15mm;top:1.4mm;width:9.5mm;height:9.5mm;border-radius:.6mm;background:var(--cinnabar);color:#fffdf8;text-align:center;font:700 13pt/9.3mm var(--serif)}
:lang(en) .no{font-weight:400;font-size:12pt}
.lead{margin-top:5mm;font-size:14pt;line-height:1.6;color:var(--bronze)}
:lang(en) .lead{font-style:italic}
.prose{margin-top:9mm;text-align:justify}
.prose p+p{margin-top:.7em}
:lang(zh) .prose p{text-indent:2em}
:lang(en) .prose{hyphens:auto}
.prose.wide{margin-top:15mm;font-size:12.6pt;line-height:2.15}
:lang(en) .prose.wide{font-size:13pt;line-height:1.85}
.prose.wide p+p{margin-top:1em}
.facts{list-style:none;display:flex;margin-top:auto;border-top:.2mm solid var(--line);border-bottom:.2mm solid var(--line);padding:4.5mm 0}
.facts li{flex:1;padding:0 5mm;border-left:.2mm solid var(--line)}
.facts li:first-child{padding-left:0;border:0}
.facts b{font:400 28pt/1.1 var(--num);color:var(--ink)}
.facts i{font-style:normal;font-size:9pt;color:var(--ink3)}
.facts i:lang(zh){margin-left:1mm}
.facts span{display:block;margin-top:1mm;font-size:8.6pt;line-height:1.4;color:var(--ink3)}
.chart{margin-top:8mm;break-inside:avoid}
.chart figcaption{font-size:8.6pt;color:var(--bronze);margin-bottom:2mm}
.chart svg{display:block;width:100%}
.chart rect{fill:#b9c0b6}.chart .own rect{fill:var(--cinnabar)}
.chart text{font:15px var(--num);fill:var(--ink2);text-anchor:middle}
.chart .own text{fill:var(--cinnabar)}.chart text.at{fill:var(--ink3);font-size:13px}
.chart line{stroke:#c8bb9f;stroke-width:1}
nav{margin-top:14mm}
nav ol{list-style:none}
nav a{display:flex;align-items:baseline;gap:3mm;padding:3.6mm 0;font-size:13pt;line-height:1.5;color:var(--ink)}
nav i{flex:1;border-bottom:.25mm dotted #b08d50}
nav b{font:400 12pt/1 var(--num);color:var(--cinnabar)}
.about{margin-top:auto;padding-right:30mm;font-size:8.8pt;line-height:1.8;color:var(--ink3)}
table{width:100%;margin-top:9mm;border-collapse:collapse;font-size:9.6pt;line-height:1.35}
th,td{padding:1.95mm 0;border-bottom:.2mm solid var(--line);font-weight:400;text-align:left}
td,thead th+th{width:17mm;text-align:right;font-family:var(--num);font-size:10pt;font-variant-numeric:lining-nums tabular-nums}
thead th{border-bottom:.4mm solid var(--ink);color:var(--ink3)}
td:last-child,thead th:last-child{color:var(--cinnabar)}
th small{font-size:7.6pt;color:var(--ink3)}
.undone{margin:12mm 0 0 6mm;font-size:12pt;line-height:1.85}
.undone li{padding:4mm 0 4mm 3mm;border-bottom:.2mm solid var(--line)}
.undone li::marker{color:var(--cinnabar);font-family:var(--num)}
.cover{background:#13201e;color:#f6ecd6}
.cover img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.ink{position:absolute;inset:0;padding:0 24mm 22mm;display:flex;flex-direction:column;justify-content:flex-end;background:linear-gradient(rgb(8 16 15/0) 40%,rgb(8 16 15/.62) 74%,rgb(8 16 15/.78))}
.year{font:400 58pt/1 var(--num);letter-spacing:-.01em;color:#f6ecd6}
.name h1{color:#fffaf0;font-size:38pt;line-height:1.16}
.name p{color:#eadfc6;line-height:1.5}
:lang(en) .name{margin:5mm 0 14mm}
:lang(en) .name p{margin-top:4mm;font-size:14pt;font-style:italic}
:lang(zh) .name{position:absolute;right:24mm;bottom:54mm;writing-mode:vertical-rl}
:lang(zh) .name h1{font-size:42pt;letter-spacing:.26em}
:lang(zh) .name p{margin-right:6mm;padding-top:1mm;font-size:12.5pt;letter-spacing:.2em}
:lang(zh) .year{margin-bottom:14mm}
.foot{display:flex;gap:6mm;align-items:baseline;font-size:10.5pt;border-top:.2mm solid rgb(246 236 214/.45);padding-top:5mm}
.foot b{font-weight:400;letter-spacing:.08em}
.foot span:last-child{margin-left:auto;font-size:8.6pt;color:#eadfc6}
`
