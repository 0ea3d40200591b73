import type { UnderstoodField } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { planField } from './entity-fields.ts';
import type { Draft } from './draft.ts';
import { field } from './shorthand.ts';

/** Where the messages of contact forms, newsletters and uploads are kept; made once. */
export function addFormEntity(draft: Draft, id: 'enquiry' | 'subscriber' | 'upload'): string {
  if (draft.entities.some((entity) => entity.plan.id === id)) return id;
  draft.entities.push({ plan: FORMS[id](draft), nature: 'record', said: null, entryId: null });
  return id;
}

const FORMS: Readonly<Record<'enquiry' | 'subscriber' | 'upload', (draft: Draft) => EntityPlan>> = {
  enquiry: ({ copy, said }) => ({
    id: 'enquiry',
    one: copy.entities.enquiry,
    many: copy.entities.enquiries,
    icon: 'Mail',
    titleField: 'name',
    isOwned: false,
    rules: [],
    seed: [],
    fields: [
      field('name', copy.fields.yourName, { type: 'text', isRequired: true }),
      ...(sentFields(said) ?? [
        field('email', copy.fields.email, { type: 'email', isRequired: true }),
        field('subject', copy.fields.subject, 'text'),
        field('message', copy.fields.message, { type: 'longText', isRequired: true }),
        ...ownFields(said.contactFields),
      ]),
    ],
  }),
  subscriber: ({ copy }) => ({
    id: 'subscriber',
    one: copy.entities.subscriber,
    many: copy.entities.subscribers,
    icon: 'Mail',
    titleField: 'email',
    isOwned: false,
    rules: [],
    seed: [],
    fields: [field('email', copy.fields.email, { type: 'email', isRequired: true, isUnique: true })],
  }),
  upload: ({ copy }) => ({
    id: 'upload',
    one: copy.entities.file,
    many: copy.entities.files,
    icon: 'File',
    titleField: 'name',
    isOwned: true,
    rules: [],
    fields: [
      field('name', copy.fields.name, { type: 'text', isRequired: true }),
      field('file', copy.fields.file, { type: 'file', isRequired: true }),
      field('addedOn', copy.fields.date, 'date'),
    ],
    seed: ['overview.pdf', 'notes.txt', 'photo.png', 'budget.csv', 'plan.pdf', 'contract.pdf'].map(
      (name, at) => ({ id: `upload-${at + 1}`, name, file: name, addedOn: `D-${at * 3 + 1}` }),
    ),
  }),
};

/** "a form (name, voice part, message)": what it asks for beside the name, where nothing else is sent. */
function sentFields({ formFields, demands }: Draft['said']): readonly FieldPlan[] | null {
  const isOther = demands.some(({ action }) => /^(?:book|apply|donate)$/.test(action));
  const asked = formFields.filter(({ of, label }) => of === 'submit' && !/^(?:your )?name$/i.test(label));
  return isOther || asked.length < 2 ? null : asked.map(planField);
}

/** What the request wants to be asked beyond name, email and message. */
function ownFields(wanted: readonly UnderstoodField[]): readonly FieldPlan[] {
  return wanted
    .map(planField)
    .filter((one) => !/^(?:name|yourName|email|emailAddress|message|subject|fullName)$/.test(one.id));
}
