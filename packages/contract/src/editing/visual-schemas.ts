import { z } from 'zod';

export const visualLimits = {
  /** Changes of one draft; longer ones are saved in between. */
  changes: 300,
  elements: 20,
  textCharacters: 10_000,
  classes: 60,
  classCharacters: 200,
  propCharacters: 4000,
  openingCharacters: 20_000,
  /** A draft that nobody speaks for this long is dropped, and the preview shows the saved version again. */
  leaseMs: 60_000,
  renewMs: 20_000,
  /** Uses of a component are counted in this many files at most. */
  countedFiles: 600,
} as const;

const Path = z.string().min(1).max(1024);
const Count = z.number().int().positive().max(1_000_000);
const ClassName = z
  .string()
  .min(1)
  .max(visualLimits.classCharacters)
  .regex(/^[^\s"'`<>{}\\]+$/, 'This is not a class.');

/** Where an element's `<` stands; lines and columns begin at one. */
export const ElementPlace = z.object({ file: Path, line: Count, column: Count });
export type ElementPlace = z.infer<typeof ElementPlace>;

const Target = ElementPlace.extend({
  /** The opening tag as it was told: a change of anything else is refused. */
  opening: z.string().max(visualLimits.openingCharacters),
});

/** Properties that say what a picture, a link or a field is. Handlers and styles are code. */
export const editableProps = ['src', 'alt', 'href', 'placeholder', 'title', 'aria-label', 'target'] as const;

/** One step of a draft. Each is meant for the source as the steps before it left it. */
export const VisualChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), at: Target, text: z.string().max(visualLimits.textCharacters) }),
  /** Words that the page shows from data: the only string that says them is replaced. */
  z.object({
    kind: z.literal('string'),
    file: Path,
    from: z.string().min(1).max(visualLimits.textCharacters),
    to: z.string().max(visualLimits.textCharacters),
  }),
  z.object({
    kind: z.literal('classes'),
    at: Target,
    add: z.array(ClassName).max(visualLimits.classes).default([]),
    remove: z.array(ClassName).max(visualLimits.classes).default([]),
  }),
  z.object({
    kind: z.literal('prop'),
    at: Target,
    name: z.enum(editableProps),
    value: z.string().max(visualLimits.propCharacters),
  }),
  /** A picture that was uploaded before becomes a file of the project and the source of the element. */
  z.object({
    kind: z.literal('picture'),
    at: Target,
    download_url: z.string().max(2000),
    file_id: z.uuid(),
  }),
  z.object({ kind: z.literal('delete'), at: Target }),
  z.object({ kind: z.literal('duplicate'), at: Target }),
  z.object({ kind: z.literal('move'), at: Target, direction: z.enum(['up', 'down']) }),
]);
export type VisualChange = z.infer<typeof VisualChange>;

/** An element that someone picked in the preview. */
export const SoughtElement = ElementPlace.extend({
  /** The name in the page, for where the column is not that of the source. */
  name: z.string().max(100).optional(),
  /** What the page shows, to find the string that says it. */
  shown: z.string().max(visualLimits.textCharacters).optional(),
  /** Other files that may hold that string: those of the components around it. */
  also: z.array(Path).max(10).default([]),
});
export type SoughtElement = z.infer<typeof SoughtElement>;

const Attribute = z.object({
  name: z.string(),
  /** `code`: between braces. */
  kind: z.enum(['text', 'flag', 'code', 'spread']),
  value: z.string(),
});

/** What of an element can be changed, and what code decides. */
export const VisualElement = z.object({
  place: ElementPlace,
  name: z.string(),
  opening: z.string(),
  /** The component whose code it stands in, and in how many places of the project that one is used. */
  component: z.string().nullable(),
  uses: z.number().int().nonnegative(),
  text: z.object({ kind: z.enum(['literal', 'code', 'elements', 'none']), value: z.string() }),
  /** The file with the only string that says what is shown, where code shows it. */
  string_file: z.string().nullable(),
  classes: z.object({
    kind: z.enum(['none', 'literal', 'mixed', 'code']),
    fixed: z.array(z.string()),
    conditional: z.array(z.string()),
  }),
  attributes: z.array(Attribute),
  is_repeated: z.boolean(),
  can_move_up: z.boolean(),
  can_move_down: z.boolean(),
  can_duplicate: z.boolean(),
});
export type VisualElement = z.infer<typeof VisualElement>;
