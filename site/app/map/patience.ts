/** How long is waited for the moving map, in milliseconds, until a line says that it does not come. */
export const patience = 25_000
