import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Tests and helpers build elsewhere, so that a running site keeps its files.
  buildDirectory: process.env.SITE_BUILD_DIR ?? 'build',
  // The whole route table travels as one cached file, so that no page asks the server which routes exist.
  routeDiscovery: { mode: 'initial' },
  // Loaders are universal (one function for server and browser), so there is nothing to split off.
  splitRouteModules: false,
  // The page names the hash of its loader script: a cache in front that changes the file is found out by the browser.
  subResourceIntegrity: true,
} satisfies Config
