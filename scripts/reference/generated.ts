/** What a generated page says of itself, and a test of it when it is out of date. */
export const GENERATED = 'made by `node scripts/reference.mjs` from the code: do not edit';
