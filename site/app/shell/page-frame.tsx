import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'
import { PageHero } from './page-hero.tsx'
import { SubNav } from './sub-nav.tsx'

type Props = {
  /** The page's one `h1`. */
  title: string
  /** The line below it, usually the title in the other language. */
  subtitle?: string
  /** Picture of the hero; the section's own if left out. */
  art?: Image | null
  children: ReactNode
}

/** A page with hero, section navigation and breadcrumb: lists and single pages. */
export function PageFrame({ title, subtitle, art, children }: Props) {
  return (
    <main id="main">
      <PageHero title={title} subtitle={subtitle} art={art} />
      <SubNav>
        <Breadcrumb />
      </SubNav>
      {children}
    </main>
  )
}
