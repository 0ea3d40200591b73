import type { UnderstoodField } from '../understand/understanding.ts';
import type { Fields } from './app-plan.ts';
import { planField } from './entity-fields.ts';
import { addRecords, planOf, type Draft } from './draft.ts';
import { field } from './shorthand.ts';

type Form = 'enquiry' | 'subscriber' | 'upload';

/** Where the messages of contact forms, newsletters and uploads are kept; made once. */
export function addFormEntity(draft: Draft, id: Form): string {
  if (planOf(draft, id) === undefined) addRecords(draft, { id, ...FORMS[id](draft) });
  return id;
}

const FORMS: Readonly<Record<Form, (draft: Draft) => Omit<Parameters<typeof addRecords>[1], 'id'>>> = {
  enquiry: ({ copy, said }) => ({
    one: copy.entities.enquiry,
    many: copy.entities.enquiries,
    icon: 'Mail',
    titleField: 'name',
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
    one: copy.entities.subscriber,
    many: copy.entities.subscribers,
    icon: 'Mail',
    titleField: 'email',
    fields: [field('email', copy.fields.email, { type: 'email', isRequired: true, isUnique: true })],
  }),
  upload: ({ copy }) => ({
    one: copy.entities.file,
    many: copy.entities.files,
    icon: 'File',
    titleField: 'name',
    isOwned: true,
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
function sentFields({ formFields, demands }: Draft['said']): Fields | null {
  const isOther = demands.some(({ action }) => /^(?:book|apply|donate)$/.test(action));
  const asked = formFields.filter(({ of, label }) => of === 'submit' && !/^(?:your )?name$/i.test(label));
  return isOther || asked.length < 2 ? null : asked.map(planField);
}

/** What the request wants to be asked beyond name, email and message. */
function ownFields(wanted: readonly UnderstoodField[]): Fields {
  return wanted
    .map(planField)
    .filter((one) => !/^(?:name|yourName|email|emailAddress|message|subject|fullName)$/.test(one.id));
}
