import type { Language } from '@shanmen/contract/languages.ts'

/** `350 米`, `1.2 公里`; `350 m`, `1.2 km`. Below a kilometre to ten metres, as no walker measures finer. */
export function showMetres(metres: number, language: Language): string {
  const [m, km] = language === 'zh' ? ['米', '公里'] : ['m', 'km']
  if (metres < 1000) return `${Math.max(10, Math.round(metres / 10) * 10)} ${m}`
  return `${(metres / 1000).toFixed(1)} ${km}`
}
