import { errorFactory } from '@loam/kernel';

export type SourceEditErrorCode =
  /** The source does not parse, so nothing in it can be found. */
  | 'unreadable_source'
  /** No element starts at that position. */
  | 'no_element_there'
  /** The element is there, but this part of it is made by code. */
  | 'made_by_code'
  /** The new text would not parse in that place. */
  | 'breaks_source'
  /** There is no such attribute or import. */
  | 'not_found';

export const sourceEditError = errorFactory<SourceEditErrorCode>();
