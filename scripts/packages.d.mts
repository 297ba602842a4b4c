export function ensurePackages(
  root: string,
  options?: { install?: (root: string) => string | undefined; onlyRuns?: boolean },
): string | undefined
