export type PageEntry = number | 'gap';

/** First, last, current and its neighbours; a gap stands only for two pages or more. */
export function pageRange(current: number, total: number): readonly PageEntry[] {
  const wanted = new Set([1, total, current - 1, current, current + 1]);
  if (current <= 4) [2, 3].forEach((page) => wanted.add(page));
  if (current >= total - 3) [total - 2, total - 1].forEach((page) => wanted.add(page));
  const pages = [...wanted].filter((page) => page >= 1 && page <= total).toSorted((a, b) => a - b);
  return pages.flatMap((page, index): readonly PageEntry[] => {
    const previous = pages[index - 1];
    if (previous === undefined || page - previous === 1) return [page];
    return page - previous === 2 ? [page - 1, page] : ['gap', page];
  });
}
