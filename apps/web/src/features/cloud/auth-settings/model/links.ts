/** The web addresses of a mail, each once, as somebody would follow them. */
export function linksOf(text: string): readonly string[] {
  const found = text.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  return [...new Set(found.map((url) => url.replaceAll('&amp;', '&').replace(/[.,;]+$/, '')))];
}
