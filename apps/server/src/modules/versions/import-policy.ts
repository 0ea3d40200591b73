const titleCharacters = 100;
const summaryCharacters = 200;

/** A title from the name of an archive or the address of a repository: `ada/tennis-club.git` → `Tennis club`. */
export function titleOf(origin: string | undefined): string | undefined {
  const last = (origin ?? '').split(/[/\\]/u).findLast((part) => part.trim() !== '') ?? '';
  const words = last
    .replace(/\.(?:zip|git)$/iu, '')
    .replace(/(?:[-_ ](?:main|master)|[-_ ]?\(\d+\))$/iu, '')
    .replaceAll(/[\p{Cc}_\-.\s]+/gu, ' ')
    .trim();
  if (words === '') return undefined;
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, titleCharacters).trim();
}

/** What stands as the first version of an imported project. */
export function originLine(origin: string | undefined): string {
  const clean = (origin ?? '').replaceAll(/\p{Cc}+/gu, ' ').trim();
  return clean === '' ? 'Imported project' : `Imported from ${clean}`.slice(0, summaryCharacters);
}
