import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { CssBaseline, Dialog } from '@mui/material'
import { type KindName, kindNames } from '@shanmen/content/kinds.ts'
import { useMemo } from 'react'
import {
  AdminContext,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type I18nProvider,
  memoryStore,
  Notification,
} from 'react-admin'
import type { Input } from '../../api/schemas.ts'
import type { StudioProps } from '../app.tsx'
import { chooseLanguage, currentLanguage, useLanguage } from '../language/language.ts'
import { frameworkMessages } from '../messages/framework.ts'
import { call } from '../session/session.ts'
import { themeFor } from '../theme/theme.ts'
import { Screens } from './screens.tsx'
import { Shell } from './shell.tsx'

// The filters of lists, also in the address. Not in the browser's storage: one that is full breaks every list.
const store = memoryStore()

// The value that the page's content security policy requires of every style element.
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
const cache = createCache({ key: 's', nonce })

const kindOf = (resource: string): KindName | undefined => kindNames.find((name) => name === resource)

/** One page of a list for react-admin: the entries of a kind, or the audit log. */
async function getList(resource: string, params: GetListParams) {
  const { page = 1, perPage: pageSize = 20 } = params.pagination ?? {}
  const options = { signal: params.signal }
  if (resource === 'audit') {
    const input: Input<'auditList'> = { ...params.filter, page, pageSize }
    const { rows, total } = await call('auditList', input, options)
    return { data: rows.map((row) => ({ ...row, id: row.no })), total }
  }
  const kind = kindOf(resource)
  if (!kind) throw new Error(`There is no list of ${resource}.`)
  const input: Input<'entryList'> = { ...params.filter, kind, page, pageSize }
  const { rows, total } = await call('entryList', input, options)
  return { data: rows, total }
}

// Single entries are read and changed by calls of their own.
const notOffered = () => Promise.reject(new Error('The studio makes this step by a call of its own.'))

/** react-admin's lists read from here. */
const dataProvider: DataProvider = {
  getList: (resource, params) => getList(resource, params) as Promise<GetListResult>,
  getOne: notOffered,
  getMany: notOffered,
  getManyReference: notOffered,
  create: notOffered,
  update: notOffered,
  updateMany: notOffered,
  delete: notOffered,
  deleteMany: notOffered,
}

/** The messages of react-admin's own controls, in the language of the studio. */
const i18nProvider: I18nProvider = {
  // What is no key of react-admin's is a message of the studio.
  translate: (key, options = {}) => frameworkMessages[currentLanguage()][key]?.(options) ?? options._ ?? key,
  changeLocale: async (locale) => chooseLanguage(locale === 'en' ? 'en' : 'zh'),
  getLocale: () => currentLanguage(),
}

/** The studio after sign-in: react-admin's contexts, the shell and the screens. */
export default function Studio({ cover }: StudioProps) {
  const language = useLanguage()
  const theme = useMemo(() => themeFor(language), [language])
  return (
    <CacheProvider value={cache}>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <CssBaseline />
        <Shell>
          <Screens />
        </Shell>
        <Notification />
        <Dialog fullScreen open={cover !== null} transitionDuration={0} aria-labelledby="sign-in">
          {cover}
        </Dialog>
      </AdminContext>
    </CacheProvider>
  )
}
