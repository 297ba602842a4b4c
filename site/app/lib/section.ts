import { type SectionName, sectionNames, sections } from '@shanmen/contract/addresses.ts'
import { pathWithoutLanguage } from '@shanmen/contract/languages.ts'

/** The section an address lies in (with or without language prefix); undefined for the home page and unknown paths. */
export function sectionOfPath(pathname: string): SectionName | undefined {
  const first = `/${pathWithoutLanguage(pathname).split('/')[1] ?? ''}`
  return sectionNames.find((name) => sections[name] === first)
}
