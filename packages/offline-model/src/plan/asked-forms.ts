import { like } from '../lexicon/pattern.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import { sentenceCase } from '../understand/fields.ts';
import { plural } from '../understand/inflect.ts';
import type { EntityPlan, FieldPlan, Fields } from './app-plan.ts';
import { addFormPage, newList, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { planField } from './entity-fields.ts';
import { hasOwnForm, type FormField } from './form-fields.ts';
import { labelIn } from './localise.ts';
import { slug } from './seed-values.ts';
import { field } from './shorthand.ts';

/** "a form for ordering birthday cakes (date, flavour)": forms that nothing else in the app is the place for. */
export function addAskedForms(draft: Draft): void {
  const names = new Set(draft.said.formFields.flatMap(({ form }) => (form === undefined ? [] : [form])));
  for (const name of names) {
    const asked = draft.said.formFields.filter(({ form }) => form === name);
    // What is done with something that the app keeps belongs to an office as well.
    if (OFFICE.has(draft.kind) && !asked.some(({ isDeed }) => isDeed === true)) continue;
    if (asked.length > 1 && asked.every((one) => isHomeless(draft, one))) addForm(draft, name, asked);
  }
  if (OFFICE.has(draft.kind)) addFormForPeople(draft);
}

/** "A claim form for owners": whoever does not keep the books sends something about what is kept there. */
const FOR_PEOPLE = like.giu`
  (?<!\p{L})(?:(?<en>\p{L}{4,})\sform\sfor\s(?:the\s)?\p{L}{4,}s|(?<de>\p{L}{4,}?)s?formular\sfür\s(?:die\s)?\p{L}{4,}
  |formulaire\sde\s(?<fr>\p{L}{4,})\spour\s(?:les\s)?\p{L}{4,}|formulario\sde\s(?<es>\p{L}{4,})\spara\s(?:los\s|las\s)?\p{L}{4,}
  |formulário\sde\s(?<pt>\p{L}{4,})\spara\s(?:os\s|as\s)?\p{L}{4,})(?!\s?[(:]|\s(?:with|mit|avec|con|com|asking)(?!\p{L}))`;

/** These have a place of their own, or are no forms of the house. */
const PLACED = like.iu`
  ^(?:contact|kontakt|contacto|contato|feedback|book\p{L}*|buchung\p{L}*|reserv\p{L}*|réserv\p{L}*|order\p{L}*|bestell\p{L}*|pedidos?|commande|regist\p{L}*|anmeld\p{L}*|inscri\p{L}*|appli\p{L}*|bewerbung\p{L}*|login|sign\p{L}*|entry|input|simple|online|short|custom|upload|search|survey|report\p{L}*)$`;

function addFormForPeople(draft: Draft): void {
  const [about] = draft.entities;
  for (const { 0: words, groups = {} } of draft.said.text.matchAll(FOR_PEOPLE)) {
    const what = Object.values(groups).find((one) => one !== undefined) ?? '';
    const title = sentenceCase(words.split(FOR)[0] ?? what);
    // "Meldeformular" has no shorter name.
    const name = groups['de'] === undefined ? sentenceCase(what) : title;
    const id = camelCase(slug(name));
    if (about === undefined || PLACED.test(what) || draft.entities.some(({ plan }) => plan.id === id))
      continue;
    const picker = field(about.plan.id, about.plan.one, { type: 'relation', entity: about.plan.id });
    const many = draft.said.language === 'en' ? sentenceCase(plural(what)) : name;
    const made = newList(draft, {
      id,
      names: [name, many],
      icon: 'Send',
      fields: 'Name*; Email*:email; Message*:longText',
    });
    const fields = [...made.plan.fields.slice(0, 1), picker, ...made.plan.fields.slice(1)];
    draft.entities.push({ ...made, plan: { ...made.plan, fields } });
    const { copy } = draft;
    addFormPage(
      draft,
      { title, intro: copy.applyIntro, icon: 'Send', order: 20 },
      { entity: id, submit: copy.send, thanks: copy.applyThanks },
    );
  }
}

const FOR = /\s(?:for|für|pour|para)\s/iu;

const OFFICE: ReadonlySet<Draft['kind']> = new Set(['management', 'dashboard', 'tool']);

const isHomeless = ({ pages }: Draft, one: FormField): boolean =>
  one.of === 'submit' ? hasOwnForm(one) : !pages.some(({ id }) => id === one.of || id === 'order');

function addForm(draft: Draft, name: string, asked: readonly FormField[]): void {
  const title = sentenceCase(name);
  const known = draft.entities.findIndex(({ plan }) => plan.one.toLowerCase() === name.toLowerCase());
  const id = draft.entities[known]?.plan.id ?? camelCase(slug(name).replaceAll('-', ' '));
  const made = newList(draft, { id, names: [title, title], icon: 'Send', fields: 'Name*; Email*:email' });
  const own = asked.map((one) => fieldOf(draft, one));
  const kept: BuiltEntity = { ...made, plan: withAsked(made.plan, own) };
  draft.entities.splice(known < 0 ? draft.entities.length : known, known < 0 ? 0 : 1, kept);
  const { copy } = draft;
  addFormPage(
    draft,
    { title, intro: copy.applyIntro, icon: 'Send', entity: id, order: 39 },
    { entity: id, submit: copy.send, thanks: copy.applyThanks },
  );
}

/** The department of a club is picked among those that the app has. */
function fieldOf({ entities, said }: Draft, asked: FormField): FieldPlan {
  const one = planField(
    asked.label === 'Size' && asked.type === 'number' ? { ...asked, type: 'text' } : asked,
  );
  const target = entities.find(
    ({ entryId, said: told, plan }) =>
      told !== null &&
      (entryId === camelCase(asked.label) || plan.one.toLowerCase() === asked.label.toLowerCase()),
  )?.plan;
  return {
    ...(target === undefined
      ? one
      : field(one.id, one.label, { type: 'relation', entity: target.id, isRequired: true })),
    label: labelIn(one.label, said),
  };
}

const isName = ({ id, label }: FieldPlan): boolean =>
  /name$/i.test(id) ||
  /^(?:name|nom|nombre|nome)(?:\s(?:completo|complet|y apellidos|et prénom))?$/iu.test(label);

/** Who sends it can be answered, whatever else is asked. */
function withAsked(plan: EntityPlan, own: Fields): EntityPlan {
  const isAsked = (id: string): boolean =>
    own.some(
      (one) =>
        one.id === id ||
        (id === 'name' && isName(one)) ||
        (id === 'email' && (one.type === 'phone' || one.type === 'email')),
    );
  const name = own.filter(isName);
  const rest = own.filter((one) => !name.includes(one));
  const fields = [...name, ...plan.fields.filter(({ id }) => !isAsked(id)), ...rest];
  const title = fields.find(({ type }) => type === 'text')?.id ?? plan.titleField;
  return {
    ...plan,
    titleField: title,
    fields: fields.map((one) =>
      one.id === title || one.type === 'email' ? { ...one, isRequired: true } : one,
    ),
  };
}
