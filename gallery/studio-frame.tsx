import { Box, CssBaseline } from '@mui/material'
import { createTheme, ThemeProvider } from '@mui/material/styles'
import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { type ReactNode, useMemo } from 'react'
import { themeFor } from '../studio/app/theme/theme.ts'
import type { Example } from './example.ts'
import type { SampleData } from './sample.ts'

type StudioFrameProps = { example: Example; sample: SampleData; language: InterfaceLanguage }

/** An example in the studio's theme. Its components take their language from the studio's own setting. */
export function StudioFrame({ example, sample, language }: StudioFrameProps): ReactNode {
  const theme = useMemo(() => createTheme(themeFor(language)), [language])
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {/* Tables depend on the width of the screen's container. */}
      <Box sx={{ containerType: 'inline-size' }}>{example.render(sample)}</Box>
    </ThemeProvider>
  )
}
