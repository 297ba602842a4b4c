import { zhCN } from '@mui/material/locale'
import * as colours from '@shanmen/brand/colours.ts'
import type { InterfaceLanguage } from '@shanmen/contract/languages.ts'
import { defaultTheme, type RaThemeOptions } from 'react-admin'

/** The studio's theme: light colours, red for the primary action, headings in the language's own serif. */
export const themeFor = (language: InterfaceLanguage): RaThemeOptions => ({
  ...defaultTheme,
  sidebar: { width: 232, closedWidth: 56 },
  shape: { borderRadius: 3 },
  palette: {
    mode: 'light',
    primary: { main: colours.cinnabar, dark: colours.cinnabarD, contrastText: '#fff' },
    secondary: { main: colours.pine, contrastText: colours.onPine },
    error: { main: colours.cinnabarD },
    success: { main: colours.celadonDeep },
    info: { main: colours.indigo },
    warning: { main: colours.bronze },
    background: { default: colours.paper, paper: colours.white },
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
  // Material's own labels, of pages or of a button that clears; they are English by default.
  components: { ...defaultTheme.components, ...(language === 'zh' && zhCN.components), ...controls },
})

// Chinese headings are bold and spaced, English ones regular.
const heading = (language: InterfaceLanguage, fontSize: string) => ({
  fontFamily: serif[language],
  fontWeight: language === 'zh' ? 700 : 400,
  letterSpacing: language === 'zh' ? '.04em' : 0,
  lineHeight: 1.35,
  fontSize,
})

/** How controls differ from Material's: thin lines instead of shadows, outlined fields, a plain focus ring. */
export const controls: RaThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: {
      body: { backgroundColor: colours.paper },
      ':focus-visible': { outline: `2px solid ${colours.cinnabar}`, outlineOffset: 2 },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '.01ms !important',
          transitionDuration: '.01ms !important',
        },
      },
    },
  },
  MuiPaper: { defaultProps: { elevation: 0 } },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 36 } } },
  MuiTextField: { defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', margin: 'dense', size: 'small', fullWidth: true },
    styleOverrides: { marginDense: { marginTop: '.5rem', marginBottom: '.25rem' } },
  },
  // Material's pixels as em: with large text a label would overlap its value.
  MuiInputLabel: {
    styleOverrides: {
      outlined: {
        transform: 'translate(14px, .54em) scale(1)',
        '&.MuiInputLabel-shrink': { transform: 'translate(14px, -.55em) scale(.75)' },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { backgroundColor: colours.white, '&.MuiInputBase-multiline': { paddingBlock: '.513em' } },
      input: { paddingBlock: '.513em', '&.MuiInputBase-inputMultiline': { paddingBlock: 0 } },
      // Contrast of a control's edge is at least 3:1 (WCAG 1.4.11).
      notchedOutline: { borderColor: colours.edge },
    },
  },
  // Fields are disabled while an entry waits for approval, which is when a reviewer reads them.
  MuiInputBase: { styleOverrides: { input: { '&.Mui-disabled': { WebkitTextFillColor: colours.ink2 } } } },
  MuiFormLabel: { styleOverrides: { root: { '&.Mui-disabled': { color: colours.ink3 } } } },
  MuiFormHelperText: { styleOverrides: { root: { '&.Mui-disabled': { color: colours.ink3 } } } },
  MuiChip: { styleOverrides: { root: { borderRadius: 3, fontSize: '.8125rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line },
      head: { color: colours.ink3, fontWeight: 400, backgroundColor: colours.paper2, whiteSpace: 'nowrap' },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundColor: colours.pine, color: colours.onPine } },
  },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: colours.pine, fontSize: '.8125rem' } } },
}

/** Two columns where there is room, otherwise one. */
export const twoColumns = {
  display: 'grid',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const

export const serif = {
  zh: '"Songti SC", "Noto Serif CJK SC", "Source Han Serif SC", "Noto Serif SC", STSong, SimSun, serif',
  en: '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", P052, Georgia, serif',
}
export const sans = {
  zh: '"PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif',
  en: '"Avenir Next", "Segoe UI", "Helvetica Neue", "Noto Sans CJK SC", system-ui, sans-serif',
}

/** The height of the header in pixels; sticky elements below it are offset by it. */
export const headerHeight = 56
