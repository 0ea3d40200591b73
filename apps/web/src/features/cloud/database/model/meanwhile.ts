type Row = readonly (string | null)[];

export type Meanwhile = 'gone' | 'changed';

/** What somebody else did to a row since its form was opened here. */
export function meanwhileOf(opened: Row, now: Row, isGone: boolean): Meanwhile | undefined {
  if (isGone) return 'gone';
  return opened.some((value, index) => value !== now[index]) ? 'changed' : undefined;
}
