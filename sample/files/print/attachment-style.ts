/** Plain A4 pages with page numbers in the margin. */
export const attachmentStyle = `
@page{size:A4;margin:21mm 22mm 20mm;@bottom-right{content:counter(page) " / " counter(pages);font:9pt "P052",Georgia,serif;color:#5a625e}}
*{box-sizing:border-box;margin:0;padding:0}
:root{--serif:"P052","Palatino Linotype",Georgia,serif}
:root:lang(zh){--serif:"Noto Serif CJK SC","Songti SC",serif}
body{font:400 10.4pt/1.65 var(--serif);color:#1c2422}
:lang(zh) body{font-size:10.2pt;line-height:1.85}
header{border-bottom:.4mm solid #1c2422;padding-bottom:6mm}
.group{font-size:9.5pt;letter-spacing:.14em;color:#a5352a}
h1{margin-top:5mm;font-size:22pt;line-height:1.3;font-weight:400;text-wrap:balance}
:lang(zh) :is(h1,h2,h3){font-weight:700;letter-spacing:.04em}
.about{margin-top:2.5mm;color:#5a625e}
nav{margin-top:6mm;padding:4mm 5mm;background:#f3eee3;display:flex;gap:8mm;-webkit-print-color-adjust:exact}
nav p{color:#7d5e2d}
nav ol{columns:2;column-gap:10mm;flex:1;list-style:none}
nav a{color:inherit;text-decoration:none}
h2{margin:6.4mm 0 2mm;font-size:14pt;font-weight:400;line-height:1.35;break-after:avoid;color:#84261d}
h3{margin:5mm 0 1.5mm;font-size:11.5pt;font-weight:400;break-after:avoid}
p+p{margin-top:2mm}
main ul,main ol{margin:2mm 0 2mm 6mm}
li{margin:.6mm 0}
li::marker{color:#a5352a}
table{width:100%;margin:3mm 0;break-inside:avoid;border-collapse:collapse;font-size:9.4pt;line-height:1.5}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{padding:1.35mm 2mm;border:.2mm solid #c8bb9f;text-align:left;vertical-align:top;font-weight:400}
th{background:#f3eee3;-webkit-print-color-adjust:exact}
blockquote{margin:3mm 0;padding-left:4mm;border-left:.8mm solid #b08d50;color:#3b4441}
td:empty{height:8mm}
.sample{margin-top:1mm;font-size:8.6pt;color:#5a625e}
`
