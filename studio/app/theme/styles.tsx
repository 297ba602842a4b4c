import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { nonce } from './nonce.ts'

const cache = createCache({ key: 's', nonce })

/** Lets the components' styles pass the page's policy, which allows no style element without its nonce. */
export function Styles({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>
}
