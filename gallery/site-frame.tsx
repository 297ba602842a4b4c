import { type Language, pathIn } from '@shanmen/contract/languages.ts'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import type { SiteSettings, View } from '../site/app/data/api.ts'
import { completeGlobal, type ShellData } from '../site/app/data/global.ts'
import type { Example } from './example.ts'
import type { SampleData } from './sample.ts'

const settings: Omit<SiteSettings, 'view'> = {
  publicUrl: '',
  host: '',
  identification: { name: '', value: '' },
  localeCookie: 'gallery-language',
  buildPollMs: 0,
  amap: false,
}

type SiteFrameProps = {
  example: Example
  sample: SampleData
  language: Language
  view?: View
}

/** An example on a page of the site: with its address, language, menu and reading profile. */
export function SiteFrame({ example, sample, language, view = 'normal' }: SiteFrameProps): ReactNode {
  const global = completeGlobal(sample.global, language)
  const shell: ShellData = { language, global, settings: { ...settings, view } }
  const element = example.render(sample)
  const router = createMemoryRouter([{ id: 'shell', path: '*', element, loader: () => shell }], {
    initialEntries: [pathIn(language, example.at ?? '/')],
    hydrationData: { loaderData: { shell } },
  })
  return <RouterProvider router={router} />
}
