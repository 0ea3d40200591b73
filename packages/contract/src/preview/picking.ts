import { z } from 'zod';

const Id = z.string().regex(/^[\w-]{1,20}$/);
const Count = z.number().int().positive().max(1_000_000);
const ClassName = z.string().regex(/^\S{1,200}$/);

const Place = z.strictObject({
  file: z.string().min(1).max(1024),
  line: Count,
  column: Count,
  /** The tag, or the component that is used there. */
  name: z.string().max(100),
});

/** An element of the page that someone picked. All of it is the page's own word. */
export const PickedElement = z.strictObject({
  id: Id,
  tag: z.string().max(60),
  label: z.string().max(60),
  component: z.string().max(100).optional(),
  text: z.string().max(500),
  classes: z.string().max(2000),
  selector: z.string().max(1000),
  src: z.string().max(2000).optional(),
  /** Where it stands, then the uses of the components whose whole outcome it is. None where the page does not tell. */
  places: z.array(Place).max(6),
  /** How many elements of the page come from the same place, this one included. */
  same: z.number().int().positive(),
  /** Those around it, the outermost first. */
  ancestors: z.array(z.strictObject({ id: Id, label: z.string().max(60) })).max(12),
  styles: z.record(z.string().max(40), z.string().max(200)),
  /** Its words can be written over where they stand. */
  is_plain: z.boolean(),
});
export type PickedElement = z.infer<typeof PickedElement>;

export const PickKey = z.enum([
  'escape',
  'undo',
  'redo',
  'save',
  'delete',
  'duplicate',
  'move_up',
  'move_down',
  'edit_text',
]);
export type PickKey = z.infer<typeof PickKey>;

/** What a page says of elements, and what it is told about them; part of the bridge. */
export const pickMessageFields = {
  picking: { type: z.literal('picking'), enabled: z.boolean() },
  selection: { type: z.literal('selection'), elements: z.array(PickedElement).max(20) },
  picked_text: {
    type: z.literal('picked_text'),
    id: Id,
    text: z.string().max(10_000),
    state: z.enum(['writing', 'written', 'left']),
  },
  pick_key: { type: z.literal('pick_key'), key: PickKey },
} as const;

export const pickCommandFields = {
  pick: { type: z.literal('pick'), enabled: z.boolean() },
  /** Empty takes the selection away. */
  pick_select: { type: z.literal('pick_select'), ids: z.array(Id).max(20) },
  pick_step: { type: z.literal('pick_step'), step: z.enum(['parent', 'child', 'next', 'previous']) },
  /** The source of an element moved: where it is to be found when the page has made it anew. */
  pick_moved: { type: z.literal('pick_moved'), id: Id, place: z.string().min(1).max(1100) },
  /** Lets its words be written over where they stand. */
  pick_text: { type: z.literal('pick_text'), id: Id },
  /** Words that are written beside the page, shown in it; until they are final they are not told as the page's own. */
  pick_write: {
    type: z.literal('pick_write'),
    id: Id,
    text: z.string().max(10_000),
    is_final: z.boolean(),
  },
  /** What is about to stand in the source, shown before it does. */
  pick_show: {
    type: z.literal('pick_show'),
    id: Id,
    add: z.array(ClassName).max(60),
    remove: z.array(ClassName).max(60),
  },
} as const;
