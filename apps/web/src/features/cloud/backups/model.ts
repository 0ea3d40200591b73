/** As people say a moment. */
export function momentOf(moment: string): string {
  return new Date(moment).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' });
}

/** What an import takes, by its name. */
export function isImportable(fileName: string): boolean {
  return /\.(?:tar\.gz|tgz|gz|sql)$/i.test(fileName);
}
