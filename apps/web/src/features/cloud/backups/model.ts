/** What an import takes, by its name. */
export function isImportable(fileName: string): boolean {
  return /\.(?:tar\.gz|tgz|gz|sql)$/i.test(fileName);
}
