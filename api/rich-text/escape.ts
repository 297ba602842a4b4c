const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text → HTML text or attribute value; a value that is no string becomes nothing. */
export function escapeHtml(text: unknown): string {
  return typeof text === 'string' ? text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '') : ''
}
