import { enums, limits, type RowsPage } from '@loam/contract';

export type PageStep = 'first' | 'last' | 'next' | 'previous';

/** Which page is shown: a step from a row that the page before ended or began with. */
export interface PagePlace {
  readonly size: number;
  readonly step: PageStep;
  readonly cursor: readonly (string | null)[] | undefined;
}

export const firstPage: PagePlace = {
  size: limits.database.defaultPageSize,
  step: 'first',
  cursor: undefined,
};

export function goTo(place: PagePlace, step: PageStep, page: RowsPage | undefined): PagePlace {
  const cursor = step === 'next' ? page?.last : step === 'previous' ? page?.first : undefined;
  return { size: place.size, step, cursor: cursor ?? undefined };
}

/** Another size begins at the first page: what the cursor stands for would be another page. */
export function withSize(text: string): PagePlace {
  const size = enums.database.pageSizes.find((one) => String(one) === text);
  return { ...firstPage, size: size ?? limits.database.defaultPageSize };
}
