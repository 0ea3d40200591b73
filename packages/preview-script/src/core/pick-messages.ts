/** What preview and builder say to each other about elements of the page. The builder's schemas: `@loam/contract`. */
export type PickedPlace = {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The tag, or the component that is used there. */
  readonly name: string;
};

export type PickedElement = {
  readonly id: string;
  readonly tag: string;
  readonly label: string;
  readonly component?: string;
  readonly text: string;
  readonly classes: string;
  readonly selector: string;
  readonly src?: string;
  readonly places: readonly PickedPlace[];
  /** How many elements of the page come from the same place, this one included. */
  readonly same: number;
  /** Those around it, the outermost first. */
  readonly ancestors: readonly { readonly id: string; readonly label: string }[];
  readonly styles: Readonly<Record<string, string>>;
  /** Its words are one text that can be written over in place. */
  readonly is_plain: boolean;
};

export const PICK_KEYS = [
  'escape',
  'undo',
  'redo',
  'save',
  'delete',
  'duplicate',
  'move_up',
  'move_down',
  'edit_text',
] as const;
export type PickKey = (typeof PICK_KEYS)[number];

export const PICK_STEPS = ['parent', 'child', 'next', 'previous'] as const;
export type PickStep = (typeof PICK_STEPS)[number];

export type PickMessage =
  | { readonly type: 'picking'; readonly enabled: boolean }
  | { readonly type: 'selection'; readonly elements: readonly PickedElement[] }
  | {
      readonly type: 'picked_text';
      readonly id: string;
      readonly text: string;
      readonly state: PickedTextState;
    }
  | { readonly type: 'pick_key'; readonly key: PickKey };

export type PickedTextState = 'writing' | 'written' | 'left';

export type PickCommand =
  | { readonly type: 'pick'; readonly enabled: boolean }
  /** Empty takes the selection away. */
  | { readonly type: 'pick_select'; readonly ids: readonly string[] }
  | { readonly type: 'pick_step'; readonly step: PickStep }
  /** Its source stands elsewhere now: `file:line:column`. */
  | { readonly type: 'pick_moved'; readonly id: string; readonly place: string }
  | { readonly type: 'pick_text'; readonly id: string }
  /** Words that are written beside the page, shown in it; until they are final they are not told as the page's own. */
  | { readonly type: 'pick_write'; readonly id: string; readonly text: string; readonly is_final: boolean }
  /** What is about to stand in the source, shown before it does. */
  | {
      readonly type: 'pick_show';
      readonly id: string;
      readonly add: readonly string[];
      readonly remove: readonly string[];
    };
