/**
 * The public registry in which a filing number can be looked up: an ICP number (`京ICP备12345678号-1`) in the ministry's,
 * one of public security (`京公网安备 11010802012345 号`) in the police's. Undefined for a text of another form.
 * Law: the number stands at the foot of the page and leads to its registry.
 */
export function registryOf(filing: string): string | undefined {
  const number = filing.replace(/\s/g, '')
  const police = /公网安备(\d{13,14})号/.exec(number)?.[1]
  if (police) return `https://beian.mps.gov.cn/#/query/webSearch?code=${police}`
  return /ICP备\d{8,}号/i.test(number) ? 'https://beian.miit.gov.cn/' : undefined
}
