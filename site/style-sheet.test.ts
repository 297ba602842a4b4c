import { expect, it } from 'vitest'
import { screensLast, shortProperties, withoutElder, withoutMotion, withoutSpaces } from './style-sheet.ts'

it('names custom properties shortly, the same one always the same', () => {
  expect(shortProperties('a{--ink:#000;color:var(--ink)}b{color:var(--line,--x)}')).toBe(
    'a{--0:#000;color:var(--0)}b{color:var(--1,--x)}'.replace('--x', '--2'),
  )
})

it('gives no property the speaking name of another', () => {
  const many = Array.from({ length: 40 }, (_, at) => `--p${at}x:0`).join(';')
  const short = shortProperties(`a{--r:2px;--b:1px;${many}}`)
  const names = [...short.matchAll(/--\w+/g)].map(([name]) => name)
  expect(new Set(names).size).toBe(42)
  expect(names).not.toContain('--r')
  expect(names).not.toContain('--b')
})

it('leaves classes their names', () => {
  const css = '.btn--p{--p:#000;color:var(--p)}.row--b,.tag--f{top:0}'
  expect(shortProperties(css)).toBe('.btn--p{--0:#000;color:var(--0)}.row--b,.tag--f{top:0}')
})

it('gathers the rules of a screen at the end of their layer, wide before narrow', () => {
  const part = (name: string) =>
    `.${name}{top:0}@media (max-width:47rem){.${name}{top:1px}}@media (max-width:62rem){.${name}{top:2px}}`
  expect(screensLast(`@layer a{${part('x')}}@layer b{${part('y')}${part('z')}}`)).toBe(
    '@layer a{.x{top:0}@media (max-width:62rem){.x{top:2px}}@media (max-width:47rem){.x{top:1px}}}' +
      '@layer b{.y{top:0}.z{top:0}@media (max-width:62rem){.y{top:2px}.z{top:2px}}' +
      '@media (max-width:47rem){.y{top:1px}.z{top:1px}}}',
  )
})

it('leaves out spaces that say nothing, not those of a text', () => {
  const css = 'a{font:1rem / 1 var(--a), b;content:" / ";background:url("a, b.svg"), red}'
  expect(withoutSpaces(css)).toBe('a{font:1rem/1 var(--a),b;content:" / ";background:url("a, b.svg"),red}')
})

it('leaves out of the standard view what only large text needs', () => {
  const css = '[data-elder] a{top:0}b,[data-elder] b{top:1px}html:not([data-elder]) c{top:2px}'
  expect(withoutElder(css)).toBe('b{top:1px}html:not([data-elder]) c{top:2px}')
})

it('leaves out of large text whatever moves', () => {
  const css = 'a{color:red;transition:color 1s;animation:x 1s 0s}@keyframes x{to{top:0}}'
  expect(withoutMotion(css)).toBe('a{color:red}')
  const waiting = 'a{animation:0s 5s backwards x}@keyframes x{0%{visibility:hidden}}'
  expect(withoutMotion(waiting)).toBe(waiting)
})
