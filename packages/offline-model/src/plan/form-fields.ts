import { like } from '../lexicon/pattern.ts';
import type { Action } from '../lexicon/actions.data.ts';
import { changeEntity, type Draft } from './draft.ts';
import { planField } from './entity-fields.ts';
import type { EntityPlan, FieldPlan, Fields } from './app-plan.ts';
import { sentences } from '../understand/tokens.ts';
import { singular } from '../understand/inflect.ts';
import type { UnderstoodField } from '../understand/understanding.ts';
import { labelIn, translate } from './localise.ts';
import { field } from './shorthand.ts';

/** Each of them has a form of its own. */
const FORMS: ReadonlySet<Action> = new Set(['book', 'apply', 'donate']);

export type FormField = Draft['said']['formFields'][number];

/** It goes by a name of its own, and is no message to the house. */
export const hasOwnForm = ({ form, of }: FormField): boolean =>
  of === 'submit' && !MESSAGE.test(form ?? 'message');

const MESSAGE = /enquir|inquir|message|contact|anfrage|nachricht|consulta|mensa|message|demande|feedback/i;

/** Fields that the request wants in the form. */
export function addFormFields(draft: Draft, id: string, ...actions: readonly Action[]): void {
  addAsked(draft, id, actions);
  if (actions.includes('book')) addReach(draft, id);
}

const NAME = like.iu`(?<!\p{L})(?:names?|namen?|nombres?|nomes?|noms?)(?!\p{L})`;
const REACH: readonly (readonly [FieldPlan['type'], string, RegExp])[] = [
  ['email', 'Email', like.iu`(?<!\p{L})(?:e-?mails?|correo|courriel)(?!\p{L})`],
  [
    'phone',
    'Phone',
    like.iu`(?<!\p{L})(?:(?:tele)?phones?(?: numbers?)?|telefon|teléfono|telefone|téléphone|celular|whatsapp)(?!\p{L})`,
  ],
];

/** "Name, E-Mail, Telefon und Uhrzeit angeben": by which who books is reached, in whatever words it is told. */
function addReach(draft: Draft, id: string): void {
  const { text, language } = draft.said;
  const told = sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => NAME.test(sentence) && !/@|\d{4}/u.test(sentence) && !MESSAGE.test(sentence));
  changeEntity(draft, id, (plan) => ({
    ...plan,
    fields: [
      ...plan.fields,
      ...REACH.filter(
        ([type, , words]) =>
          told.some((sentence) => words.test(sentence)) && !plan.fields.some((one) => one.type === type),
      ).map(([type, label]) => field(label.toLowerCase(), translate(label, language), { type })),
    ],
  }));
}

function addAsked(draft: Draft, id: string, actions: readonly Action[]): void {
  const asked = draft.said.formFields.filter((one) => !hasOwnForm(one));
  const own = asked.filter((one) => actions.includes(one.of) || one.of === 'submit');
  const isOthers = asked.some((one) => FORMS.has(one.of) && !actions.includes(one.of));
  const wanted = own.length > 0 || isOthers ? own : asked;
  if (wanted.length === 0) return;
  if (own.some(({ isAll }) => isAll)) {
    changeEntity(draft, id, (old) => withOnly(draft, old, own));
    return;
  }
  changeEntity(draft, id, (old) => {
    const plan = { ...old, fields: old.fields.map((one) => asWanted(one, wanted)) };
    const fresh = wanted
      .filter((one) => !isPicked(draft, plan.fields, one.label))
      .map((one) => planField(one))
      .map((one) => ({ ...one, label: labelIn(one.label, draft.said) }))
      .filter((one) => !plan.fields.some((other) => isSame(other, one, plan.titleField)));
    const kept = isListed(own, draft.said.text)
      ? plan.fields.filter((one) => isNeeded(one, plan, wanted))
      : plan.fields;
    return { ...plan, fields: [...kept, ...fresh] };
  });
}

/** What a form asks for is told one by one: these fields in their order, and what the house decides. */
export function withOnly(draft: Draft, plan: EntityPlan, asked: readonly UnderstoodField[]): EntityPlan {
  const known = asked.map((one) => askedAs(draft, plan, one));
  // Of two days, one is the day that is there already.
  const fields = asked.map((one, at) => {
    const [field = planField(one)] = known.slice(at);
    const isTaken = known.slice(0, at).some(({ id }) => id === field.id);
    return isTaken ? { ...planField(one), isRequired: field.isRequired } : field;
  });
  const named = fields.find(({ id }) => id === plan.titleField) ?? fields.find(({ type }) => type === 'text');
  const title = named?.id ?? plan.titleField;
  const kept = plan.fields.filter(
    ({ id }) => /^(?:status|coming)$/.test(id) || (named === undefined && id === plan.titleField),
  );
  const ids = new Set([...fields, ...kept].map(({ id }) => id));
  return {
    ...plan,
    titleField: title,
    fields: [...fields, ...kept].map((one) => (one.id === title ? { ...one, isRequired: true } : one)),
    rules: plan.rules.filter((rule) => !('field' in rule) || ids.has(rule.field)),
    seed: plan.seed.map((row) => ({ ...row, [title]: row[title] ?? row[plan.titleField] ?? '' })),
  };
}

/** The field that is there already for the same, or a thing of the app to pick, or one of its own. */
function askedAs(draft: Draft, plan: EntityPlan, asked: UnderstoodField): FieldPlan {
  const label = asked.label.toLowerCase();
  const known = plan.fields.find(
    (one) => OF_TYPE.has(one.type) && one.type === asked.type && asked.options.length === 0,
  );
  const title = plan.fields.find(({ id }) => id === plan.titleField);
  if (known !== undefined) return { ...known, label: asked.label };
  if (title !== undefined && ONE_NAME.test(label)) return { ...title, label: asked.label };
  const thing = draft.entities.find(
    ({ plan: other, said }) =>
      said !== null &&
      other.id !== plan.id &&
      [other.one, other.many, singular(other.many.toLowerCase())].some((name) => isNamedBy(label, name)),
  );
  const made = planField(asked);
  const { language } = draft.said;
  if (thing !== undefined && asked.options.length === 0) {
    const own = plan.fields.find(({ type, entity }) => type === 'relation' && entity === thing.plan.id);
    return own === undefined
      ? field(made.id, asked.label, { type: 'relation', entity: thing.plan.id })
      : { ...own, label: asked.label };
  }
  return asked.isDefaultOptions && made.options !== undefined
    ? { ...made, options: made.options.map((option) => translate(option, language)) }
    : made;
}

/** "desired course", "cours souhaité". */
const isNamedBy = (label: string, name: string): boolean =>
  ` ${label} `.startsWith(` ${name.toLowerCase()} `) || ` ${label} `.endsWith(` ${name.toLowerCase()} `);

const OF_TYPE: ReadonlySet<FieldPlan['type']> = new Set(['date', 'time', 'email', 'phone']);
const ONE_NAME =
  /^(?:(?:full|your|first and last) )?(?:name|nombre|nome|nom)(?: completo| complet)?$|^vor- und nachname$/u;

/** The guest's name is the name, and the number of guests are the guests. */
function isSame(old: FieldPlan, asked: FieldPlan, titleField: string): boolean {
  const plain = ({ label }: FieldPlan): string => label.toLowerCase().replace(/^(?:number|amount) of /, '');
  if (old.id === asked.id || plain(old) === plain(asked)) return true;
  return asked.label.toLowerCase() === 'name' && old.id === titleField && /name$/i.test(old.id);
}

/** Words for the same; the request's own goes first. */
const ALIKE: readonly (readonly string[])[] = [
  ['resume', 'cv', 'curriculum vitae', 'résumé'],
  ['experience', 'years of experience'],
  ['meal', 'meal choice', 'menu', 'menu choice', 'dinner choice', 'food choice', 'meal preference'],
  ['phone', 'phone number', 'telephone', 'mobile'],
  ['message', 'motivation', 'cover letter', 'notes', 'comment', 'comments'],
];

/** Who come along go by the word of the request, and so does what has another name for the same. */
function asWanted(old: FieldPlan, wanted: Draft['said']['formFields']): FieldPlan {
  const group = ALIKE.find((words) => words.includes(old.label.toLowerCase()));
  const alike = wanted.find(({ label }) => group?.includes(label.toLowerCase()) === true);
  if (alike !== undefined)
    return alike.isDefaultOptions === true || alike.options.length === 0
      ? { ...old, label: alike.label }
      : { ...old, label: alike.label, options: alike.options };
  if (old.id !== 'people') return old;
  const party = wanted.find(({ label, type }) => type === 'number' && PARTY.test(label.toLowerCase()));
  return party === undefined ? old : { ...old, label: party.label };
}

const PARTY =
  /^(?:number of )?(?:people|persons|guests|participants|players|visitors|passengers|travell?ers|adults)$/;

/** "a booking form with date, number of players and email": these and no others. */
const isListed = (own: Draft['said']['formFields'], text: string): boolean =>
  own.length >= 2 &&
  like.iu`\bforms? (?:with|for|asking|has|have|that asks)\b|\bform ?[:(]|\bformular\p{L}* (?:mit|für)|\bformul[aá]rio (?:com|con)|\bformulaire avec`.test(
    text,
  );

/** What was asked for, what names a record, what is booked, and what the house decides. */
function isNeeded(
  one: FieldPlan,
  { titleField }: { titleField: string },
  wanted: Draft['said']['formFields'],
): boolean {
  if (
    one.id === titleField ||
    one.type === 'relation' ||
    /^(?:status|coming)$/.test(one.id) ||
    one.type === 'date'
  )
    return true;
  return wanted.some(
    ({ label }) =>
      label.toLowerCase() === one.label.toLowerCase() || label.toLowerCase() === one.id.toLowerCase(),
  );
}

/** "desired course" where a course is picked anyway. */
function isPicked(draft: Draft, fields: Fields, label: string): boolean {
  const thing = draft.entities.find(
    ({ said }) => said !== null && label.toLowerCase().endsWith(said.one.toLowerCase()),
  );
  return thing !== undefined && fields.some((one) => one.entity === thing.plan.id);
}

/** What who books is asked was told one by one. */
export const isToldForm = ({ said }: Draft): boolean =>
  said.formFields.some(({ of, isAll }) => of === 'book' && isAll === true);

/** A cut or a wash is had by many on one day, a boat by one; so it is where the form was told without a time. */
export const isServed = (draft: Draft, id: string | undefined): boolean =>
  isToldForm(draft) &&
  !draft.entities.some(
    ({ plan, nature, entryId }) => plan.id === id && (nature === 'place' || entryId === 'vehicle'),
  );
