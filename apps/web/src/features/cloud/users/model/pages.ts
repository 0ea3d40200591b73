/** At least one, so that an empty list has a page to be on. */
export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** What was typed into the page field: digits only, clamped to the pages that there are. */
export function readPage(typed: string, pages: number): number | undefined {
  const digits = typed.replaceAll(/\D/g, '');
  if (digits === '') return undefined;
  return Math.min(Math.max(1, Number(digits)), pages);
}

/** Another size keeps the first row of the page in sight. */
export function pageAfterResize(page: number, before: number, after: number): number {
  return Math.floor(((page - 1) * before) / after) + 1;
}
