/** Parts of an app that one can mistake for another. */
const PARTS =
  /\b(?:header|footer|background|buttons?|title|headline|navigation|menu|sidebar|links?|cards?|text|first page|start page|home page|accent|kopfzeile|fußzeile|hintergrund|knöpfe|titel|en-tête|pied de page|fond|boutons?|titre|encabezado|pie de página|fondo|botones|título|cabeçalho|rodapé|fundo|botões)\b/iu;
const MEANT =
  /^(?:no[,.]?\s+|nein[,.]?\s+|non[,.]?\s+|não[,.]?\s+|sorry[,.]?\s+)*(?:i (?:meant|mean)|not that,?|ich meinte|ich meine|je (?:voulais dire|parlais de)|quise decir|me refería a|quis dizer|eu quis dizer)\s+(.+?)[.!]*$/iu;

/** "I meant the footer": the last request again, about this part. Null where it is no such correction. */
export function correctedRequest(request: string, past: readonly string[]): string | null {
  const meant = MEANT.exec(request.trim())?.[1];
  const last = past.at(-1);
  if (meant === undefined || last === undefined) return null;
  const part = PARTS.exec(meant)?.[0];
  const old = PARTS.exec(last)?.[0];
  if (part === undefined || old === undefined) return null;
  return last.replace(old, part);
}

const AMENDED =
  /^(?:please\s+)?(?:(?:make|change|set) (?:that|it|this)(?: to| into)?|lieber|doch|mejor|melhor|plutôt)\s+(\d+)(?:\s+(?:instead|please|bitte))?[.!]*$/iu;

/** "make that 3": the sentence with the last number again, with this one. */
export function amended(request: string, past: readonly string[]): string {
  const value = AMENDED.exec(request.trim())?.[1];
  if (value === undefined) return request;
  const told = past
    .toReversed()
    .flatMap((text) => (text.match(/[^.!?\n]+/gu) ?? []).toReversed())
    .find((sentence) => /\d/.test(sentence));
  return told === undefined ? request : told.trim().replace(/\d+(?!.*\d)/u, value);
}

const WAIT =
  /^(.+?)(?:\s*(?:\.{2,}|…|[,;.–-])\s*|\s+)(?:(?:no|oh|hm+|ah)[,.]?\s+)?(?:wait|sorry|scratch that|i mean|i meant|or rather|make that|better|moment|halt|doch lieber|ach nein|pardon|non|mejor|perdón|espera|melhor|desculpa|espera)[,.:]?\s+(?:no[,.]?\s+)?(?:(?:make it|make that|better|lieber|rather|use)\s+)?([^\s,;.!?]+(?:\s+[^\s,;.!?]+)?)[.!]?$/iu;
const SHAPES: readonly RegExp[] = [
  /\d+\s*[x×]\s*\d+/giu,
  /\d+(?:[.,:]\d+)?\s*%/giu,
  /\d{1,2}:\d{2}/giu,
  /\d+(?:[.,]\d+)?/giu,
];

/** "8x8... no wait 6x6": the second thought stands in the place of the first. */
export function secondThought(request: string): string {
  const match = WAIT.exec(request.trim());
  const [, head = '', tail = ''] = match ?? [];
  if (head === '' || tail === '') return request;
  for (const shape of SHAPES) {
    const value = tail.match(shape)?.[0];
    const old = head.match(shape)?.at(-1);
    if (value === undefined || old === undefined) continue;
    const at = head.lastIndexOf(old);
    return `${head.slice(0, at)}${value}${head.slice(at + old.length)}`;
  }
  return tail.includes(' ') || /\d/.test(tail) ? request : head.replace(/\S+$/u, tail);
}
