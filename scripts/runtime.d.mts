export const runtimeArguments: string[]
export const runtimeEnvironment: Record<string, string>

export function findRuntime(
  root: string,
  machine?: { platform: string; arch: string; execPath: string; versions: { node: string } },
): { path: string; problem?: undefined } | { path?: undefined; problem: string }
