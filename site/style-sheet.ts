import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import type { Plugin } from 'vite'

const layers = '@layer tokens,base,layout,components,pages,modes;'
const virtual = 'virtual:style-sheet'

/**
 * The site's one style sheet begins with the order of its layers, whatever order its parts arrive in, and the server
 * build can inline it: `import { styleSheets } from 'virtual:style-sheet'` is the text of the browser build's file,
 * for readers of large text with the rules that only they need.
 */
export function oneStyleSheet(): Plugin {
  return {
    name: 'one-style-sheet',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'asset' && file.fileName.endsWith('.css'))
            file.source = layers + withoutSpaces(shortProperties(screensLast(String(file.source))))
      },
    },
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return
      const { build, command } = this.environment.config
      if (command === 'serve') return `export const styleSheets = { normal: '', elder: '' }`
      // The browser build runs first. Files of earlier builds may lie beside its one style sheet, so its manifest is asked.
      const client = join(build.outDir, '../client')
      const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
      const text = readFileSync(join(client, manifest['style.css'].file), 'utf8')
      const sheets = { normal: withoutElder(text), elder: withoutMotion(text) }
      return `export const styleSheets = ${JSON.stringify(sheets)}`
    },
  }
}

/**
 * Custom properties have speaking names in the source and short ones, the commonest shortest, in the page. No short name
 * is a speaking one: the moving map brings some of those back (`app/map/adopt-styles.ts`).
 */
export function shortProperties(css: string): string {
  // Not the two dashes inside a class: `.btn--p`.
  const property = /(?<![\w-])--[a-z][\w-]*/g
  const uses = Map.groupBy(css.match(property) ?? [], (name) => name)
  const byUse = [...uses].sort(([, a], [, b]) => b.length - a.length).map(([name]) => name)
  const short = new Map<string, string>()
  for (let at = 0; short.size < byUse.length; at++) {
    const name = `--${at.toString(36)}`
    const speaking = byUse[short.size]
    if (speaking && !uses.has(name)) short.set(speaking, name)
  }
  return css.replace(property, (name) => short.get(name) ?? name)
}

/**
 * The rules for one kind of screen together, at the end of their layer: each part has its own, and repeating the
 * condition is a hundred bytes of every page. Wide conditions come before narrow ones, as they do inside a part.
 */
export function screensLast(css: string): string {
  const sheet: Root = postcss.parse(css)
  sheet.walkAtRules('layer', (layer) => {
    const screens = new Map<string, AtRule>()
    for (const screen of [...(layer.nodes ?? [])]) {
      if (screen.type !== 'atrule' || screen.name !== 'media') continue
      const first = screens.get(screen.params)
      if (first) first.append(screen.nodes ?? [])
      else screens.set(screen.params, screen)
      screen.remove()
    }
    layer.append([...screens.values()].sort((one, other) => widthOf(other) - widthOf(one)))
  })
  return sheet.toString()
}

/** The widest screen that a condition means; what asks for a least width comes first, narrowest first. */
function widthOf({ params }: AtRule): number {
  const most = /max-width:\s*([\d.]+)rem/.exec(params)?.[1]
  const least = /min-width:\s*([\d.]+)rem/.exec(params)?.[1]
  if (most) return Number(most)
  return least ? 2000 - Number(least) : 0
}

/** Without the spaces beside commas and slashes, which the minifier leaves where a value has a custom property. */
export function withoutSpaces(css: string): string {
  return css.replace(/("[^"]*"|'[^']*')|\s*([,/])\s+/g, (_, text, mark) => text ?? mark)
}

/** The sheet without the rules for large text, since a change of view is a change of document. */
export function withoutElder(css: string): string {
  const sheet: Root = postcss.parse(css)
  sheet.walkRules((rule: Rule) => {
    const others = rule.selectors.filter((selector) => !/(?<!:not\()\[data-elder\]/.test(selector))
    if (others.length === 0) rule.remove()
    else if (others.length < rule.selectors.length) rule.selectors = others
  })
  return sheet.toString()
}

/** The sheet for readers of large text, for whom nothing moves. */
export function withoutMotion(css: string): string {
  const sheet: Root = postcss.parse(css)
  // What lasts no time moves nothing: it only waits.
  const waiting = new Set<string>()
  sheet.walkDecls(/^(?:animation|transition)/, (line) => {
    const isStill = line.prop === 'animation' && /[\d.]+m?s\b/.exec(line.value)?.[0] === '0s'
    if (isStill) for (const word of line.value.split(' ')) waiting.add(word)
    else line.remove()
  })
  sheet.walkAtRules(/^(?:keyframes|view-transition)$/, (rule) => {
    if (!waiting.has(rule.params)) rule.remove()
  })
  return sheet.toString()
}

const moduleFiles = globSync('app/**/*.module.css', { cwd: import.meta.dirname }).sort()

/**
 * Three signs that say which file and which class of it: names of one file resemble each other, which compresses to
 * half of what hashes take. The digit keeps them apart from the global classes.
 */
export function shortName(name: string, file: string, css: string): string {
  const at = moduleFiles.indexOf(relative(import.meta.dirname, file.split('?')[0] ?? file))
  const classes = new Set([...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, found]) => found))
  const letter = String.fromCharCode(97 + (at % 26))
  return letter + Math.floor(at / 26) + [...classes].indexOf(name).toString(36)
}
