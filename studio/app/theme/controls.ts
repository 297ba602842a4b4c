import type { RaThemeOptions } from 'react-admin'
import { colours } from './colours.ts'

/** How single controls differ from Material's: hairlines in place of shadows, outlined fields, a plain focus ring. */
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
  // Material's pixels in parts of the letter: in large text a label would lie over its value.
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
      root: { backgroundColor: colours.card, '&.MuiInputBase-multiline': { paddingBlock: '.513em' } },
      input: { paddingBlock: '.513em', '&.MuiInputBase-inputMultiline': { paddingBlock: 0 } },
      // Contrast of a control's edge is at least 3:1 (WCAG 1.4.11).
      notchedOutline: { borderColor: '#8f8671' },
    },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 3, fontSize: '.8125rem' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: colours.line },
      head: { color: colours.ink3, fontWeight: 400, backgroundColor: colours.silk, whiteSpace: 'nowrap' },
    },
  },
  MuiAppBar: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundColor: colours.pine, color: colours.onPine } },
  },
  MuiTooltip: { styleOverrides: { tooltip: { backgroundColor: colours.pine, fontSize: '.8125rem' } } },
}
