import { type Item, isName, objectsOf, Sealed, valuesOf } from './objects.ts'
import { Tangled, type Value } from './syntax.ts'

export type Fault = 'encrypted' | 'active' | 'form' | 'embedded' | 'sealed' | 'damaged'
export type Pdf = { pages: number; fault?: Fault }

// Actions that run something or reach beyond the document, and the events that start them unasked.
const active = set(
  'JavaScript JS Launch Rendition RichMedia SubmitForm ImportData GoToE GoToR Movie OnInstantiate AA',
)
const embedded = set('EmbeddedFile EmbeddedFiles')
// Too long to stand among the bytes of a picture by chance: they are looked for in the whole file, however it is read.
const telling =
  /\/(JavaScript|Launch|Rendition|RichMedia|SubmitForm|ImportData|GoToE|EmbeddedFiles?|Encrypt|ObjStm)(?![A-Za-z0-9])/g

function set(names: string): Set<string> {
  return new Set(names.split(' '))
}

/**
 * Reads a PDF's pages and finds what could act on a reader's machine, in packed objects too. In doubt it is a fault.
 * Takes time in proportion to the size of the file and of what is packed in it.
 */
export function inspectPdf(bytes: Buffer): Pdf {
  const text = bytes.toString('latin1')
  const seen = sweep(text)
  if (seen.has('Encrypt')) return { pages: 0, fault: 'encrypted' }
  try {
    const survey = surveyOf(objectsOf(text))
    const fault = faultOf(survey, seen)
    const pages = survey.leaves.size || survey.count
    if (fault) return { pages, fault }
    return pages === 0 ? { pages, fault: 'damaged' } : { pages }
  } catch (error) {
    if (error instanceof Sealed) return { pages: 0, fault: 'sealed' }
    if (error instanceof Tangled) return { pages: 0, fault: 'damaged' }
    throw error
  }
}

/** How often each telling name stands anywhere in the file. */
function sweep(text: string): Map<string, number> {
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  const seen = new Map<string, number>()
  for (const [, name = ''] of plain.matchAll(telling)) seen.set(name, (seen.get(name) ?? 0) + 1)
  return seen
}

type Survey = {
  leaves: Set<number>
  count: number
  /** Streams of packed objects that were looked into. */
  opened: number
  names: Set<string>
  /** What opening the document does. */
  openings: Value[]
  /** Objects that an opening may refer to: whether every one of that number is a plain place in the document. */
  plain: Map<number, boolean>
  /** True when there is an action without a number that could be read: any opening may refer to it. */
  loose: boolean
}

function surveyOf(objects: Iterable<Item>): Survey {
  const survey: Survey = {
    leaves: new Set(),
    count: 0,
    opened: 0,
    names: new Set(),
    openings: [],
    plain: new Map(),
    loose: false,
  }
  let unnumbered = 0
  for (const { number, value, isStream } of objects) {
    const types = valuesOf(value, 'Type')
    if (types.some((type) => isName(type, 'Page'))) survey.leaves.add(number ?? --unnumbered)
    if (isStream && types.some((type) => isName(type, 'ObjStm'))) survey.opened += 1
    if (isStream && valuesOf(value, 'F').length > 0) survey.names.add('Launch')
    if (number === undefined) survey.loose ||= valuesOf(value, 'S').length > 0
    else survey.plain.set(number, (survey.plain.get(number) ?? true) && isPlace(value))
    for (const each of valuesOf(value, 'Count'))
      if (each.type === 'number') survey.count = Math.max(survey.count, each.number)
    walk(value, survey)
  }
  return survey
}

function walk(value: Value, survey: Survey): void {
  if (value.type === 'name') survey.names.add(value.name)
  if (value.type === 'array') for (const item of value.items) walk(item, survey)
  if (value.type !== 'dictionary') return
  for (const [key, found] of value.pairs) {
    survey.names.add(key)
    if (key === 'OpenAction') survey.openings.push(found)
    walk(found, survey)
  }
}

function faultOf(
  { names, openings, plain, loose, opened }: Survey,
  seen: Map<string, number>,
): Fault | undefined {
  const has = (wanted: Set<string>) => [...wanted].some((name) => names.has(name) || seen.has(name))
  const opensPlace = (value: Value) =>
    value.type === 'reference' ? plain.get(value.to) === true && !loose : isPlace(value)
  if (names.has('Encrypt')) return 'encrypted'
  if (has(active) || !openings.every(opensPlace)) return 'active'
  if (names.has('XFA')) return 'form'
  if (has(embedded)) return 'embedded'
  return (seen.get('ObjStm') ?? 0) > opened ? 'sealed' : undefined
}

/** A document may open at a place of its own, and do nothing else. */
function isPlace(value: Value): boolean {
  if (value.type === 'array' || (value.type === 'word' && value.word === 'null')) return true
  if (value.type !== 'dictionary' || valuesOf(value, 'Next').length > 0) return false
  const actions = valuesOf(value, 'S')
  return actions.length === 1 && isName(actions[0], 'GoTo')
}
