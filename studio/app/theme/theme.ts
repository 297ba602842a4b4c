import type { Language } from '@shanmen/content/language.ts'
import { defaultTheme, type RaThemeOptions } from 'react-admin'
import { colours, sans, serif } from './colours.ts'
import { controls } from './controls.ts'

/** The studio's look: paper, ink, and cinnabar for the one thing to do. Headings in the language's own serif. */
export const themeFor = (language: Language): RaThemeOptions => ({
  ...defaultTheme,
  sidebar: { width: 232, closedWidth: 56 },
  shape: { borderRadius: 3 },
  palette: {
    mode: 'light',
    primary: { main: colours.cinnabar, dark: colours.cinnabarDeep, contrastText: '#fff' },
    secondary: { main: colours.pine, contrastText: colours.onPine },
    error: { main: colours.cinnabarDeep },
    success: { main: colours.celadonDeep },
    info: { main: colours.indigo },
    warning: { main: colours.bronze },
    background: { default: colours.paper, paper: colours.card },
    text: { primary: colours.ink, secondary: colours.ink3 },
    divider: colours.line,
  },
  typography: {
    fontFamily: sans[language],
    fontSize: 14.5,
    h1: heading(language, '1.75rem'),
    h2: heading(language, '1.25rem'),
    h3: heading(language, '1.0625rem'),
    h4: heading(language, '1.0625rem'),
    h5: heading(language, '1.25rem'),
    h6: heading(language, '1.125rem'),
    button: { textTransform: 'none', letterSpacing: language === 'zh' ? '.04em' : 0 },
  },
  components: { ...defaultTheme.components, ...controls },
})

// Chinese headings are bold and spaced, English ones regular (design: two voices).
const heading = (language: Language, fontSize: string) => ({
  fontFamily: serif[language],
  fontWeight: language === 'zh' ? 700 : 400,
  letterSpacing: language === 'zh' ? '.04em' : 0,
  lineHeight: 1.35,
  fontSize,
})
