/** The client has closed its connection: nothing more is done for it, which is no failure of the server. */
export class ClientGoneError extends Error {
  override name = 'ClientGoneError'
}

/** Throws ClientGoneError once the client has gone. The reason of Node's own signal is a text, which no error handler gets. */
export function throwIfGone(signal: AbortSignal): void {
  if (signal.aborted) throw new ClientGoneError('the client has gone')
}
