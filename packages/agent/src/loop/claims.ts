const DONE_WORDS =
  'added|updated|changed|created|built|removed|fixed|implemented|made|renamed|replaced|moved|set up|deleted|redesigned|restyled';
const CHANGED = new RegExp(
  [
    String.raw`\b(?:I(?:'ve|’ve| have)?|we(?:'ve|’ve| have)?)\s+(?:now\s+|just\s+|also\s+|successfully\s+)?(?:${DONE_WORDS})\b`,
    String.raw`\b(?:has|have) (?:now |just )?been (?:${DONE_WORDS})\b`,
    String.raw`^(?:${DONE_WORDS})\b`,
    String.raw`\bthere(?:'s|’s| is| are) now\b`,
    String.raw`\b(?:is|are) now (?:ready|live|in place|available|done|working)\b`,
    String.raw`^(?:done|all set|all done|fertig|erledigt)\b\s*[.!:,–—]`,
    String.raw`^(?:listo|pronto)\b\s*[.!:]`,
    String.raw`\bich habe\b|\bwurden? (?:hinzugefügt|geändert|erstellt|entfernt)\b`,
    String.raw`\bj'ai (?:ajouté|modifié|créé|changé)|\bhe (?:añadido|cambiado|creado)|\b(?:adicionei|criei|alterei)\b`,
  ].join('|'),
  'imu',
);
/** Says that all of it is there, as closing words do. */
const READY = new RegExp(
  [
    String.raw`\b(?:is|are)(?: now| all)? (?:ready|live|complete|finished|done|in place|up and running)\b(?!\?)`,
    String.raw`\byou can now\b`,
    String.raw`^(?:done|all set|all done|finished|ready)\b\s*(?:[.!:]|$)`,
    String.raw`\b(?:ist|sind) (?:jetzt |nun )?(?:fertig|bereit)\b`,
  ].join('|'),
  'imu',
);

/** Whether the words say that something was changed. */
export function claimsChange(text: string): boolean {
  return CHANGED.test(text);
}

interface Range {
  readonly from: number;
  readonly to: number;
}

export interface Shortened {
  readonly text: string;
  /** Where a place of the whole text is now. */
  placeOf(place: number): number;
}

/** What was said in a turn that saved nothing, without the sentences that say it is done. */
export function withoutClaims(text: string): Shortened {
  return without(text, (sentence) => CHANGED.test(sentence) || READY.test(sentence));
}

/** Words before a call, while nothing is saved yet: not the closing words that were said too early. */
export function asRemark(text: string, saidTooEarly: string): string {
  const early = sentenceSet(saidTooEarly);
  return without(text, (sentence) => READY.test(sentence) || early.has(plain(sentence))).text;
}

/** The last words of a turn: that it is done is said once. */
export function asClosing(text: string, told: string): string {
  const known = sentenceSet(told);
  const isClaim = (sentence: string) => CHANGED.test(sentence) || READY.test(sentence);
  return without(text, (sentence) => isClaim(sentence) && known.has(plain(sentence))).text;
}

function sentenceSet(text: string): ReadonlySet<string> {
  return new Set(sentencesIn(text).map(({ from, to }) => plain(text.slice(from, to))));
}

function without(text: string, isOut: (sentence: string) => boolean): Shortened {
  const cuts: Range[] = [];
  for (const sentence of sentencesIn(text)) {
    if (!isOut(text.slice(sentence.from, sentence.to))) continue;
    const { from, to } = withSpace(text, sentence);
    cuts.push({ from: Math.max(from, cuts.at(-1)?.to ?? 0), to });
  }
  const kept = cuts.map(({ from }, index) => text.slice(cuts[index - 1]?.to ?? 0, from));
  const rest = [...kept, text.slice(cuts.at(-1)?.to ?? 0)].join('').trimEnd();
  const placeOf = (place: number) =>
    cuts.reduce((at, { from, to }) => at - Math.max(0, Math.min(to, place) - from), place);
  return { text: rest, placeOf: (place) => Math.min(placeOf(place), rest.length) };
}

/** A sentence goes with the space behind it; the last one of a paragraph with the space before it. */
function withSpace(text: string, { from, to }: Range): Range {
  const isFirst = from === 0 || text[from - 1] === '\n';
  if (isFirst) return { from, to: to + (/^\s*/u.exec(text.slice(to))?.[0].length ?? 0) };
  return { from: text.slice(0, from).trimEnd().length, to };
}

function sentencesIn(text: string): readonly Range[] {
  return Array.from(text.matchAll(/[^\s][^\n]*?(?:[.!?…]+["'”’)*_]*(?=\s|$)|(?=\n|$))/gu), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
