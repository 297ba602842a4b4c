import type { Server } from 'node:http'
import type { Logger } from 'pino'
import { createHttpServer, type Listener, listen } from './http/open-server.ts'
import { hostsOf } from './http/request-guard.ts'
import { securityHeaders } from './http/security-headers.ts'
import { startingListener } from './http/starting.ts'
import type { Settings } from './settings.ts'

/** A port that has been taken. Until it is given a listener it tells every request to come back. */
export type OpenDoor = { server: Server; port: number; answerWith: (listener: Listener) => void }

/** 50 MB in this time is 0.7 Mbit/s. */
const uploadTimeout = 10 * 60_000

type Door = {
  setting: 'PORT' | 'STUDIO_PORT'
  /** The address set for what answers here; empty means any host. */
  baseUrl: string
  /** Further hosts it answers for. */
  hosts?: Iterable<string>
  /** Files arrive here, which takes longer than a page's request. */
  uploads?: boolean
}

/** Takes a port before anything is made. Throws a Problem that says what to do when it cannot be had. */
export async function openDoor(settings: Settings, door: Door, log: Logger): Promise<OpenDoor> {
  let listener: Listener = startingListener
  const server = createHttpServer(() => listener, {
    headers: securityHeaders(door.baseUrl.startsWith('https:')),
    hosts: hostsOf(door.baseUrl, door.hosts ?? []),
    proxies: settings.TRUST_PROXY,
    requestTimeout: door.uploads ? uploadTimeout : undefined,
    onRefused: (line) => log.info(line, 'refused'),
  })
  const port = await listen(server, settings[door.setting], settings.HOST, door.setting)
  return {
    server,
    port,
    answerWith: (given) => {
      listener = given
    },
  }
}
