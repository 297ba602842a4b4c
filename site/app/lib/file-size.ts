const types: Record<string, string> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'application/msword': 'DOC',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/vnd.ms-excel': 'XLS',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'XLSX',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PPTX',
}

/** Bytes as people read them: `9017753` → `8.6 MB`, `40960` → `40 KB`. */
export function sizeText(bytes: number): string {
  if (bytes >= 1024 ** 2) return `${(bytes / 1024 ** 2).toFixed(1)} MB`
  return `${Math.max(1, Math.round(bytes / 1024))} KB`
}

/** The kind of a file as its usual abbreviation, from the MIME type, else from the file name. */
export function typeText(mime: string, name: string): string {
  return types[mime] ?? /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? ''
}
