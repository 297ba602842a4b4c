import { createHash } from 'node:crypto'
import type { JsonSchema, OpenApi, Operation, Parameter } from '@shanmen/contract/openapi.ts'
import { escapeHtml } from './rich-text/html.ts'

/** The page's whole style sheet; the page's own policy carries its hash. */
const style = `
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; font: 16px/1.6 system-ui, sans-serif }
h1, h2, h3 { line-height: 1.25 }
h2 { margin-top: 3rem; border-bottom: 1px solid; padding-bottom: .25rem }
h3 { margin-top: 2rem }
h3 code { font-size: 1.05em }
h3 code, a code { overflow-wrap: anywhere }
code, pre { font-family: ui-monospace, monospace; font-size: .9rem }
pre { overflow-x: auto; padding: .75rem 1rem; border: 1px solid #8886; border-radius: .25rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #8886 }
pre b { font-weight: 600 }
pre i { opacity: .75 }
nav ul { columns: 18rem; padding-left: 1.25rem }
a { color: inherit }
`

const hash = createHash('sha256').update(style).digest('base64')

/** Headers of the API's page: it may use its own style sheet and load nothing at all. */
export const docsHeaders = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

/** The API's documentation as one plain page: no script, nothing loaded from anywhere. */
export function renderDocs({ info, servers, tags, paths, components }: OpenApi): string {
  const base = servers[0]?.url ?? ''
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      address: `${method.toUpperCase()} ${base}${path}`,
      operation,
    })),
  )
  const sections = tags.map(({ name }) => {
    const own = all.filter(({ operation }) => operation.tags.includes(name))
    return `<h2 id="section-${name}">${escapeHtml(name)}</h2>${own.map(renderOperation).join('')}`
  })
  const links = all.map(
    ({ address, operation: { operationId } }) =>
      `<li><a href="#${operationId}"><code>${escapeHtml(address)}</code></a></li>`,
  )
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<h3 id="${escapeHtml(name)}">${escapeHtml(name)}</h3><pre>${typeText(schema)}</pre>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${style}</style>
</head>
<body>
<header><h1>${escapeHtml(info.title)} ${escapeHtml(info.version)}</h1>
<p>${escapeHtml(info.description).replaceAll('\n', '<br>')}</p>
<p>The same for programs: <a href="${base}/openapi.json">OpenAPI 3.1</a></p></header>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
<main>${sections.join('\n')}
<h2 id="shapes">Shared shapes</h2>
${shapes.join('\n')}</main>
</body>
</html>
`
}

function renderOperation({ address, operation }: { address: string; operation: Operation }): string {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const body = requestBody?.content['application/json']
  // The first alternative of the answer is the one with data; the other is the envelope of an error.
  const data = responses[200]?.content['application/json'].schema.oneOf?.[0]?.properties?.data
  return `<section aria-labelledby="${operationId}">
<h3 id="${operationId}"><code>${escapeHtml(address)}</code></h3>
<p>${escapeHtml(summary)}</p>
${parameters ? renderParameters(parameters) : ''}
${body ? `<p>Body</p><pre>${typeText(body.schema)}</pre><p>Example</p><pre>${escapeHtml(JSON.stringify(body.example))}</pre>` : ''}
<p>Answer: <code>data</code></p><pre>${data ? typeText(data) : ''}</pre>
</section>`
}

function renderParameters(parameters: Parameter[]): string {
  const rows = parameters.map(({ name, required, schema, description = '', example }) => {
    const shown = example === undefined ? '' : `<code>${escapeHtml(String(example))}</code>`
    const meaning = [required ? 'required' : '', description].filter(Boolean).join('; ')
    return `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${typeText(schema)}</code></td><td>${escapeHtml(meaning)}</td><td>${shown}</td></tr>`
  })
  const head = '<tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th>'
  return `<div class="scroll" tabindex="0"><table><thead>${head}<th scope="col">Example</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

const literal = (value: unknown) => `<b>${escapeHtml(JSON.stringify(value))}</b>`

/** A schema as a reader of TypeScript would write it, as HTML; named schemas link to their own description. */
function typeText(schema: JsonSchema, depth = 0): string {
  if (schema.$ref) {
    const name = escapeHtml(schema.$ref.split('/').at(-1))
    return `<a href="#${name}">${name}</a>`
  }
  if (schema.const !== undefined) return literal(schema.const)
  if (schema.enum) return schema.enum.map(literal).join(' | ')
  const either = schema.anyOf ?? schema.oneOf
  if (either) return either.map((each) => typeText(each, depth)).join(' | ')
  if (schema.type === 'array') return listText(schema.items ?? {}, depth)
  if (schema.properties) return objectText(schema, schema.properties, depth)
  return escapeHtml(schema.type ?? 'any')
}

function listText(items: JsonSchema, depth: number): string {
  const text = typeText(items, depth)
  return items.enum || items.anyOf ? `(${text})[]` : `${text}[]`
}

function objectText(
  { required = [] }: JsonSchema,
  properties: Record<string, JsonSchema>,
  depth: number,
): string {
  const indent = '  '.repeat(depth + 1)
  const rows = Object.entries(properties).map(([name, field]) => {
    const note = field.description ? ` <i>// ${escapeHtml(field.description)}</i>` : ''
    return `${indent}${escapeHtml(name)}${required.includes(name) ? '' : '?'}: ${typeText(field, depth + 1)}${note}`
  })
  return `{\n${rows.join('\n')}\n${'  '.repeat(depth)}}`
}
