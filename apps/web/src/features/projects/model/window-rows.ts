/** Where the window stands, in pixels of the page. */
export interface WindowPlace {
  readonly scrollPx: number;
  readonly heightPx: number;
  /** How far below the top of the page the list begins. */
  readonly listTopPx: number;
  readonly listWidthPx: number;
}

export interface RowSize {
  readonly rowPx: number;
  readonly gapPx: number;
}

const gridGapPx = 24;
const pictureRatio = 10 / 16;
/** Below the picture: the space, the two lines of text. */
const captionPx = 52;
const listRowPx = 56;
const overscanPx = 600;

/** Rows of a list are all as high; those of the grid follow from the width of its cards. */
export function rowSize(layout: 'grid' | 'list', columns: number, listWidthPx: number): RowSize {
  if (layout === 'list') return { rowPx: listRowPx, gapPx: 0 };
  const cardPx = Math.max(0, listWidthPx - gridGapPx * (columns - 1)) / columns;
  return { rowPx: Math.round(cardPx * pictureRatio) + captionPx, gapPx: gridGapPx };
}

export function totalHeight(count: number, { rowPx, gapPx }: RowSize): number {
  return count === 0 ? 0 : count * rowPx + (count - 1) * gapPx;
}

/** The rows near the window: from the first one up to, not including, the last. */
export function rowsInWindow(place: WindowPlace, count: number, { rowPx, gapPx }: RowSize) {
  const step = rowPx + gapPx;
  const topPx = place.scrollPx - place.listTopPx;
  const first = Math.floor((topPx - overscanPx) / step);
  const end = Math.ceil((topPx + place.heightPx + overscanPx) / step);
  return { first: clamp(first, count), end: clamp(end, count) };
}

function clamp(index: number, count: number): number {
  return Math.min(count, Math.max(0, index));
}
