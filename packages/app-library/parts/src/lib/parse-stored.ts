/** Reads what this app itself has stored, as the type it was stored by. */
export const parseStored: <T>(text: string) => T = JSON.parse;
