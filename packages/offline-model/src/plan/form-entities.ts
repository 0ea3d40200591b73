import type { Fields } from './app-plan.ts';
import { addList, changeEntity, planOf, type Draft, type NewList } from './draft.ts';
import { planField } from './entity-fields.ts';
import { hasOwnForm, withOnly } from './form-fields.ts';

type Form = 'enquiry' | 'subscriber' | 'upload';

/** Where the messages of contact forms, newsletters and uploads are kept; made once. */
export function addFormEntity(draft: Draft, id: Form): string {
  if (planOf(draft, id) !== undefined) return id;
  addList(draft, { id, ...FORMS[id](draft) });
  if (id !== 'enquiry') return id;
  const { contactFields } = draft.said;
  changeEntity(draft, id, (plan) =>
    contactFields.some(({ isAll }) => isAll)
      ? withOnly(draft, plan, contactFields)
      : { ...plan, fields: askedIn(plan.fields, draft.said) },
  );
  return id;
}

const FORMS: Readonly<Record<Form, (draft: Draft) => Omit<NewList, 'id'>>> = {
  enquiry: ({ copy }) => ({
    names: [copy.entities.enquiry, copy.entities.enquiries],
    icon: 'Mail',
    fields: 'Name*; Email*:email; Subject; Message*:longText',
    has: { name: { label: copy.fields.yourName } },
  }),
  subscriber: ({ copy }) => ({
    names: [copy.entities.subscriber, copy.entities.subscribers],
    icon: 'Mail',
    fields: 'Email*!:email',
  }),
  upload: ({ copy }) => ({
    names: [copy.entities.file, copy.entities.files],
    icon: 'File',
    isOwned: true,
    fields: 'Name*; File*:file; Added on:date',
    has: { addedOn: { label: copy.fields.date } },
    rows: ['overview.pdf', 'notes.txt', 'photo.png', 'budget.csv', 'plan.pdf', 'contract.pdf'].map(
      (name, at) => [name, name, `D-${at * 3 + 1}`],
    ),
  }),
};

/** "a form (name, voice part, message)": these beside the name, where nothing else is sent; or those besides. */
function askedIn(usual: Fields, { formFields, contactFields, demands }: Draft['said']): Fields {
  const isOther = demands.some(({ action }) => /^(?:book|apply|donate)$/.test(action));
  const sent = formFields.filter(
    (one) => one.of === 'submit' && !hasOwnForm(one) && !/^(?:your )?name$/i.test(one.label),
  );
  if (!isOther && sent.length > 1) return [...usual.slice(0, 1), ...sent.map(planField)];
  return [...usual, ...contactFields.map(planField).filter(({ id }) => !ASKED.test(id))];
}

const ASKED = /^(?:name|yourName|email|emailAddress|message|subject|fullName)$/;
