/** The largest file that may be uploaded, in bytes: refused by the page before it is sent, and by the server. */
export const largestUpload = 50 * 1024 * 1024
