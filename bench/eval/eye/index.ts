export { colours, type Colours, type Painted, type Rgb } from './colours.ts';
export { listing, type Entry, type Listing } from './entries.ts';
export { fields, type Field, type FieldKind } from './fields.ts';
export {
  charts,
  displayText,
  figures,
  fingerprint,
  headings,
  overflowing,
  pageText,
  told,
  type Figure,
  type Told,
} from './messages.ts';
export { floatingOptions, presses, ways, type Press, type Way } from './presses.ts';
export { settle } from './visible.ts';
