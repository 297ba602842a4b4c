import { setWorkerUrl } from 'maplibre-gl'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'

type Rules = { createScriptURL: (url: string) => string }

let known = false

/**
 * Tells the map where its worker's code lies: a file of our own, as the page's policy demands. The policy also demands
 * that code addresses are vouched for; the library knows no such vouching, so the page's default rule lets this one
 * address through and no other.
 */
export function useOwnWorker(): void {
  if (known) return
  known = true
  setWorkerUrl(workerFile)
  if (!('trustedTypes' in window)) return
  const { trustedTypes } = window as {
    trustedTypes: { createPolicy: (name: string, rules: Rules) => unknown }
  }
  trustedTypes.createPolicy('default', {
    createScriptURL(url) {
      if (url !== workerFile) throw new TypeError(`This page loads no code from ${url}`)
      return url
    },
  })
}
