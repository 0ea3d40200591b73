const PLACE = /\[\[(?:!?[\w,]+)\|[^[\]]*\]\]/gu;

/**
 * Tells nothing of tools that are not there: `[[name|words]]` keeps its words where all tools it names are offered, and
 * `[[!name|words]]` where one of them is not. No square brackets inside.
 */
export function offeredText(text: string, offers: (tool: string) => boolean): string {
  return text.replace(PLACE, (place) => {
    const bar = place.indexOf('|');
    const isNot = place.startsWith('[[!');
    const names = place.slice(isNot ? 3 : 2, bar).split(',');
    return names.every(offers) === isNot ? '' : place.slice(bar + 1, -2);
  });
}
