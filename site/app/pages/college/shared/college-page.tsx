import type { PageName } from '@shanmen/contract/addresses.ts'
import { languageOfPath, subtitleLanguage } from '@shanmen/contract/languages.ts'
import type { Image } from '@shanmen/contract/types.ts'
import type { ReactNode } from 'react'
import { seo } from '../../../data/meta.ts'
import { useLanguage } from '../../../language/language.ts'
import { collegeMessages } from '../../../messages/college.ts'
import { pageTitle } from '../../../messages/pages.ts'
import { SectionPage } from '../../../shell/page.tsx'

export type CollegePageName = keyof (typeof collegeMessages)['zh']['descriptions'] & PageName

/** Title and description of a page of the college; `image` is its share picture. */
export function collegeMeta(args: Parameters<typeof seo>[0], page: CollegePageName, image?: Image | null) {
  const language = languageOfPath(args.location.pathname)
  return seo(args, {
    title: pageTitle(language, page),
    description: collegeMessages[language].descriptions[page],
    image,
  })
}

/** A page of the college with its name in both languages over the section's painting. */
export function CollegePage({ page, children }: { page: CollegePageName; children: ReactNode }) {
  const language = useLanguage()
  const other = subtitleLanguage(language)
  return (
    <SectionPage title={pageTitle(language, page)} subtitle={pageTitle(other, page)}>
      {children}
    </SectionPage>
  )
}
