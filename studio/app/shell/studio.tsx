import CssBaseline from '@mui/material/CssBaseline'
import { useMemo } from 'react'
import { AdminContext, localStorageStore, Notification } from 'react-admin'
import { i18nProvider } from '../language/framework.ts'
import { useLanguage } from '../language/language.ts'
import { Styles } from '../theme/styles.tsx'
import { themeFor } from '../theme/theme.ts'
import { dataProvider } from './data-provider.ts'
import { Frame } from './frame.tsx'
import { Screens } from './screens.tsx'

const store = localStorageStore('1', 'studio')

/** The studio behind the gate: the framework's contexts, our frame, our screens. */
export default function Studio() {
  const language = useLanguage()
  const theme = useMemo(() => themeFor(language), [language])
  return (
    <Styles>
      <AdminContext
        dataProvider={dataProvider}
        i18nProvider={i18nProvider}
        store={store}
        theme={theme}
        darkTheme={null}
      >
        <CssBaseline />
        <Frame>
          <Screens />
        </Frame>
        <Notification />
      </AdminContext>
    </Styles>
  )
}
