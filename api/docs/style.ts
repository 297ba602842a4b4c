/** The page's whole style sheet; its hash stands in the page's own policy. */
export const style = `
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; font: 16px/1.6 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.25 }
h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .25rem }
h3 { margin-top: 2rem }
h3 code { font-size: 1.05em }
h3 code, a code { overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid #8886; border-radius: .25rem }
.frame { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886 }
pre b { font-weight: 600 }
pre i { opacity: .75 }
nav ul { columns: 18rem; padding-left: 1.25rem }
a { color: inherit }
`
