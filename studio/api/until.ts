import { forever } from '@shanmen/content/database/tables.ts'

/** The end of a window as the screens know it: null is for ever. */
export const until = (moment: string): string | null => (moment === forever ? null : moment)
