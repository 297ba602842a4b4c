import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useLanguage } from '../../../language/language.ts'
import { memberMessages } from '../../../messages/member.ts'
import bar from '../../../shell/sub-nav.module.css'
import { Breadcrumb } from '../../../shell/sub-nav.tsx'

type PageSection = { id: string; label: string }

type SectionNavProps = {
  sections: readonly PageSection[]
  /** Last step of the breadcrumb. */
  title: string
}

/** Instead of the site section's tabs: the sections of a long page, the one in view marked. */
export function SectionNav({ sections, title }: SectionNavProps) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  const list = useRef<HTMLUListElement>(null)
  // More tabs than fit on a phone: the marked one stays in view. Only the list moves, as `scrollIntoView` moves the page too.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    if (tab) list.current?.scrollTo({ left: tab.offsetLeft - (innerWidth - tab.offsetWidth) / 2 })
  }, [current])
  return (
    <div className={`${bar.bar} unprinted`}>
      <div className={`wrap ${bar.in} ${bar.long}`}>
        <nav className={bar.tabs} aria-label={memberMessages[useLanguage()].onThisPage}>
          <ul ref={list}>
            {sections.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Breadcrumb last={title} />
      </div>
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true })
  addEventListener('resize', listener)
  return () => {
    removeEventListener('scroll', listener)
    removeEventListener('resize', listener)
  }
}

/** The id of the section of the page that is being read: the last one whose head is above the line; else the first. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () =>
      currentSection(
        ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top })),
        lineOf(document.documentElement),
      ),
    () => ids[0],
  )
}

/** Just below the header and the bar of the sections, where a section comes to rest after its link was followed. */
const lineOf = (root: Element) => Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 36

/** Of sections that are side by side the first one counts. */
export function currentSection(
  sections: readonly { id: string; top: number | undefined }[],
  line: number,
): string | undefined {
  let current = sections[0]
  for (const section of sections) {
    if (section.top !== undefined && section.top <= line && section.top > (current?.top ?? 0))
      current = section
  }
  return current?.id
}
