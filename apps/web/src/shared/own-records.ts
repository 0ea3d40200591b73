/** What the builder keeps for itself among a project's files: nobody wrote it, and nobody reads it. */
export function isOwnRecord(path: string): boolean {
  return /^\.loam\/[^/]+\.json$/.test(path);
}
