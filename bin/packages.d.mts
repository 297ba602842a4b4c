export function ensurePackages(
  root: string,
  install?: (root: string) => string | undefined,
): string | undefined
