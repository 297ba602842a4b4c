/** The one-time value that this page's policy asks of every style element; whoever makes one must carry it. */
export const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined
