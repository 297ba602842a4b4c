import { expect, it } from 'vitest'
import { themeFor } from './theme.ts'

it("has Material's own labels in the language of the studio", () => {
  const { MuiPagination, MuiAutocomplete } = themeFor('zh').components ?? {}
  expect(MuiPagination?.defaultProps?.getItemAriaLabel?.('page', 2, false)).toBe('转到第 2 页')
  expect(MuiAutocomplete?.defaultProps?.clearText).toBe('清空')
  expect(themeFor('en').components?.MuiAutocomplete?.defaultProps?.clearText).toBeUndefined()
})
