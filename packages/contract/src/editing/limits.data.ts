export const editingLimits = {
  changes: 1000,
  uploads: 50,
  bodyBytes: 26_214_400,
  commitMessageCharacters: 2000,
  /** Where an upload goes that names no place. */
  uploadsFolder: 'public/uploads',
} as const;
