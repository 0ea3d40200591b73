import { z } from 'zod';
import { BLOCK_SCHEMA, FORM_SCHEMA } from './block-schema.ts';
import type {
  AppPlan,
  ComputedPlan,
  EntityPlan,
  FieldPlan,
  PagePlan,
  RulePlan,
  SeedRow,
  ThemePlan,
  EffectPlan,
  StatePlan,
} from './app-plan.ts';

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);

const theme: z.ZodType<ThemePlan> = z.object({
  background: hex,
  primary: hex,
  accent: hex,
  header: hex.exactOptional(),
  mode: z.enum(['light', 'dark']),
  hasModeSwitch: z.boolean(),
  layout: z.enum(['topbar', 'sidebar', 'magazine', 'showcase', 'centered', 'dock']),
  fonts: z.enum(['geist', 'serif-display', 'humanist', 'mono-accent', 'rounded', 'classic']),
  radius: z.enum(['none', 'small', 'medium', 'large']),
  density: z.enum(['airy', 'regular', 'compact']),
  palette: z.string(),
  seed: z.string().exactOptional(),
});

const seedValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const seedRow: z.ZodType<SeedRow> = z.record(z.string(), seedValue);

const computed: z.ZodType<ComputedPlan> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('product'), of: z.array(z.union([z.string(), z.number()])) }),
  z.object({ kind: z.literal('sum'), plus: z.array(z.string()), minus: z.array(z.string()) }),
  z.object({
    kind: z.literal('band'),
    of: z.string(),
    bands: z.array(z.object({ from: z.number(), value: z.string() })),
    otherwise: z.string(),
  }),
  z.object({ kind: z.literal('day'), from: z.string(), days: z.number() }),
  z.object({ kind: z.literal('late'), due: z.string(), done: z.string().nullable(), rate: z.number() }),
]);

const field: z.ZodType<FieldPlan> = z.object({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  label: z.string().min(1),
  type: z.enum([
    'text',
    'longText',
    'number',
    'money',
    'date',
    'dateTime',
    'time',
    'flag',
    'choice',
    'choices',
    'email',
    'phone',
    'url',
    'image',
    'file',
    'rating',
    'colour',
    'relation',
    'parts',
  ]),
  isRequired: z.boolean(),
  isUnique: z.boolean(),
  options: z.array(z.string()).exactOptional(),
  entity: z.string().exactOptional(),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  unit: z.string().exactOptional(),
  help: z.string().exactOptional(),
  initial: seedValue.exactOptional(),
  columns: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
        label: z.string().min(1),
        kind: z.enum(['text', 'number', 'money', 'percent']),
      }),
    )
    .exactOptional(),
  sumOf: z.string().exactOptional(),
  numbered: z.string().exactOptional(),
  computed: computed.exactOptional(),
  onlyIf: z.object({ field: z.string(), option: z.string() }).exactOptional(),
  isListed: z.boolean(),
});

const state: z.ZodType<StatePlan> = z.object({
  field: z.string(),
  is: z.union([z.array(z.string()), z.literal('filled'), z.object({ above: z.number() })]),
});

const effect: z.ZodType<EffectPlan> = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('sets'),
    picker: z.string(),
    when: state.nullable(),
    field: z.string(),
    option: z.string(),
  }),
  z.object({
    kind: z.literal('counts'),
    picker: z.string(),
    field: z.string(),
    by: z.string().nullable(),
    plus: state.nullable(),
    minus: z.union([state, z.literal('always')]).nullable(),
    message: z.string(),
  }),
]);

const rule: z.ZodType<RulePlan> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('needs'), field: z.string(), when: state, message: z.string() }),
  z.object({
    kind: z.literal('picks'),
    picker: z.string(),
    field: z.string(),
    only: z.array(z.string()).exactOptional(),
    never: z.array(z.string()).exactOptional(),
    isLasting: z.boolean().exactOptional(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('apart'),
    field: z.string(),
    days: z.number(),
    per: z.array(z.string()),
    message: z.string(),
  }),
  z.object({ kind: z.literal('unique'), fields: z.array(z.string()), message: z.string() }),
  z.object({
    kind: z.literal('noOverlap'),
    resource: z.string().nullable(),
    from: z.string(),
    to: z.string().nullable(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('atMost'),
    count: z.number(),
    per: z.array(z.string()),
    message: z.string(),
    open: z.object({ field: z.string(), closed: z.array(z.string()) }).exactOptional(),
  }),
  z.object({
    kind: z.literal('after'),
    field: z.string(),
    than: z.string(),
    message: z.string(),
    isSameFine: z.boolean().exactOptional(),
  }),
  z.object({
    kind: z.literal('sumAtMost'),
    field: z.string(),
    count: z.number(),
    per: z.array(z.string()),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('notice'),
    day: z.string(),
    time: z.string().nullable(),
    hours: z.number(),
    field: z.string(),
    option: z.string(),
    message: z.string(),
  }),
  z.object({
    kind: z.literal('onDays'),
    field: z.string(),
    days: z.array(z.number()),
    message: z.string(),
  }),
]);

const entity: z.ZodType<EntityPlan> = z.object({
  id: z.string().regex(/^[a-z][A-Za-z0-9]*$/),
  one: z.string().min(1),
  many: z.string().min(1),
  icon: z.string(),
  fields: z.array(field).min(1),
  titleField: z.string(),
  seed: z.array(seedRow),
  rules: z.array(rule),
  isOwned: z.boolean(),
  marks: z
    .array(
      z.object({
        field: z.string(),
        colour: hex,
        test: z.enum(['overdue', 'is', 'below', 'above']),
        value: z.union([z.string(), z.number(), z.boolean()]).exactOptional(),
        than: z.string().exactOptional(),
      }),
    )
    .exactOptional(),
  effects: z.array(effect).exactOptional(),
  access: z.enum(['own', 'members', 'shared', 'public', 'sent', 'open']).exactOptional(),
  rights: z
    .object({
      create: z.string().exactOptional(),
      edit: z.string().exactOptional(),
      remove: z.string().exactOptional(),
    })
    .exactOptional(),
});

const page: z.ZodType<PagePlan> = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: z.string().min(1),
  intro: z.string(),
  path: z.string().startsWith('/'),
  icon: z.string(),
  isInNav: z.boolean(),
  role: z.string().exactOptional(),
  blocks: z.array(BLOCK_SCHEMA),
});

/** Reads `.loam/plan.json` back; what a person broke by hand is refused, not guessed. */
export const APP_PLAN_SCHEMA: z.ZodType<AppPlan> = z.object({
  version: z.literal(1),
  name: z.string().min(1),
  tagline: z.string(),
  language: z.enum(['en', 'pt', 'es', 'de', 'fr']),
  kind: z.enum([
    'content',
    'management',
    'social',
    'booking',
    'dashboard',
    'game',
    'shop',
    'learning',
    'jobs',
    'tool',
    'messaging',
  ]),
  domain: z.string(),
  theme,
  entities: z.array(entity),
  pages: z.array(page).min(1),
  auth: z
    .object({
      roles: z.array(z.string()),
      initialRole: z.string(),
      demo: z.array(
        z.object({ name: z.string(), email: z.string(), password: z.string(), role: z.string() }),
      ),
      canSignUp: z.boolean(),
      guarded: z.array(z.string()),
    })
    .nullable(),
  storage: z.literal('cloud').exactOptional(),
  currency: z.string(),
  footer: z.string().exactOptional(),
  footerForm: FORM_SCHEMA.exactOptional(),
});

/** The plan, or null where the text is none. */
export function readPlan(text: string): AppPlan | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  const result = APP_PLAN_SCHEMA.safeParse(value);
  return result.success ? result.data : null;
}
