import type { OpenApi, Operation, Parameter } from '@shanmen/contract/openapi/document.ts'
import { escapeHtml } from '../rich-text/escape.ts'
import { style } from './style.ts'
import { typeText } from './type-text.ts'

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
  // The first alternative of the answer is the one with data; the other is the envelope of a refusal.
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
    const given = example === undefined ? '' : `<code>${escapeHtml(String(example))}</code>`
    const words = [required ? 'required' : '', description].filter(Boolean).join('; ')
    return `<tr><td><code>${escapeHtml(name)}</code></td><td><code>${typeText(schema)}</code></td><td>${escapeHtml(words)}</td><td>${given}</td></tr>`
  })
  const head = '<tr><th scope="col">Parameter</th><th scope="col">Type</th><th scope="col">Meaning</th>'
  return `<div class="frame" tabindex="0"><table><thead>${head}<th scope="col">Example</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
