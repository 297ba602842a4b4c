export type Encoding = 'br' | 'gzip'

/** Chooses brotli or gzip from Accept-Encoding: the higher weight wins, brotli at equal weight; 0 forbids. */
export function negotiate(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const part of header?.toLowerCase().split(',') ?? []) {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0)
  }
  const weight = (name: Encoding) => weights.get(name) ?? weights.get('*') ?? 0
  const best: Encoding = weight('br') >= weight('gzip') ? 'br' : 'gzip'
  return weight(best) > 0 ? best : undefined
}
