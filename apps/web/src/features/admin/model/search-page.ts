/** The query of one page of a searched list: what is empty is left out. */
export function searchPage(q: string, cursor: string): { q?: string; cursor?: string } {
  const wanted = q.trim();
  return { ...(wanted === '' ? {} : { q: wanted }), ...(cursor === '' ? {} : { cursor }) };
}
