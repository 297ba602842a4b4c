/** What stands in the database cannot be what was written there. */
export class Damage extends Error {}
