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
