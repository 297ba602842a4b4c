import type { Config } from '@react-router/dev/config'

export default { buildDirectory: process.env.TEMPLATE_BUILD_DIR ?? 'build' } satisfies Config
