/** The parts of `postgres://user:password@one:5432,two:5432/site?…`. */
const form = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/s

/** The addresses of the servers that an address names with commas, as libpq reads it; the driver knows one host only. */
export function serversOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = form.exec(url) ?? []
  return hosts.split(',').map((host) => start + host + rest)
}

/** The hosts and the name of a database, without the user, whose password may change. */
export function databaseName(url: string): string {
  const servers = serversOf(url).map((server) => new URL(server))
  return servers.map(({ host }) => host).join(',') + (servers[0]?.pathname ?? '')
}

/** The address of another database on the same servers. */
export const withDatabase = (url: string, name: string): string =>
  url.replace(
    form,
    (_, start: string, hosts: string, rest: string) => start + hosts + rest.replace(/^[^?]*/, `/${name}`),
  )

/** The address with a password for the user that it names; unchanged where it names none, or has a password. */
export const withPassword = (url: string, password: string | undefined): string =>
  password === undefined
    ? url
    : url.replace(/^(\w+:\/\/[^:@/?]+)@/, (_, user: string) => `${user}:${encodeURIComponent(password)}@`)
