export const runtimeArguments: string[]
export const runtimeEnvironment: Record<string, string>

export function findRuntime(
  root: string,
  machine?: {
    platform: string
    arch: string
    execPath: string
    versions: { node: string }
    env?: { NODE_BINARY?: string | undefined }
  },
): { path: string; problem?: undefined } | { path?: undefined; problem: string }
