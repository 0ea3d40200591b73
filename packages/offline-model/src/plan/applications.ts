import type { EntityPlan } from './app-plan.ts';
import {
  addFormPage,
  addList,
  changeEntity,
  entityOf,
  lexiconEntity,
  needEntity,
  type Draft,
} from './draft.ts';
import { type BuiltEntity } from './entities.ts';
import { translate } from './localise.ts';
import { withPicker } from './entity-edits.ts';
import { addMine } from './entity-pages.ts';
import { inNumber, ownName } from './own-words.ts';
import { addFormFields } from './form-fields.ts';

/** Enrol, apply, adopt, register: a form of its own with a reference. */
export function addApplying(draft: Draft): void {
  if (!isAppliedFor(draft)) return;
  const guests = draft.entities.find(({ entryId }) => entryId === 'guest');
  if (guests !== undefined) {
    addAnswering(draft, guests);
    return;
  }
  const main = appliedFor(draft);
  if (draft.said.terms.places !== null && isBookedThere(draft, main?.plan.id)) return;
  let form = draft.entities.find(
    (entity) => entity.entryId === 'application' || entity.entryId === 'registration',
  );
  if (form === undefined || form === main) form = addApplications(draft);
  if (main !== undefined && main !== form) linkTo(draft, form.plan, main.plan);
  addFormFields(draft, form.plan.id, 'apply');
  const { copy } = draft;
  const label = applyLabel(draft);
  addFormPage(
    draft,
    { id: 'apply', title: label, intro: copy.applyIntro, icon: 'Send', order: 40 },
    { entity: form.plan.id, submit: label, thanks: copy.applyThanks },
  );
  const current = entityOf(draft, form.plan.id);
  if (current !== undefined) addMine(draft, current);
  nameMine(draft, form.plan.id);
}

function isAppliedFor(draft: Draft): boolean {
  const wants = draft.wants.has('apply') || draft.kind === 'jobs';
  const isBooked =
    draft.pages.some((page) => page.id === 'book') &&
    draft.entities.some((entity) => entity.entryId === 'registration');
  const isVolunteering =
    draft.said.demands.every((demand) => demand.action !== 'apply' || /volunteer/i.test(demand.object)) &&
    draft.kind !== 'jobs';
  return wants && !isBooked && !(isVolunteering && /volunteer/i.test(draft.said.text));
}

const appliedFor = (draft: Draft): BuiltEntity | undefined =>
  (draft.kind === 'jobs' ? draft.entities.find(({ entryId }) => entryId === 'job') : undefined) ??
  draft.entities.find(
    (entity) =>
      entity.said?.actions.some(({ action }) => action === 'apply') === true &&
      entity.entryId !== 'application',
  ) ??
  chosenInForm(draft) ??
  draft.entities[0];

/** Who is invited says whether he comes: the answer stands in the list of guests. */
function addAnswering(draft: Draft, { plan }: BuiltEntity): void {
  addFormFields(draft, plan.id, 'apply');
  const { copy } = draft;
  addFormPage(
    draft,
    { id: 'apply', title: copy.answer, intro: copy.answerIntro, icon: 'MailCheck', order: 12 },
    { entity: plan.id, submit: copy.sendAnswer, thanks: copy.answerThanks },
  );
}

/** Who books a class has signed up for it. */
const isBookedThere = ({ pages }: Draft, id: string | undefined): boolean =>
  pages.some(({ blocks }) => blocks.some((one) => one.kind === 'booking' && one.resource?.entity === id));

/** "students see my learning": the page of one's own is called as the request calls it. */
export function nameMine(draft: Draft, id: string): void {
  const asked = /\bmy (?:learning|courses|classes|progress|studies|lessons|events|activities|shifts)\b/i.exec(
    draft.said.text,
  )?.[0];
  const page = draft.pages.find((one) => one.entity === id && one.id.startsWith('my-'));
  if (asked !== undefined && page !== undefined)
    page.title = asked.charAt(0).toUpperCase() + asked.slice(1).toLowerCase();
}

export function applyLabel(draft: Draft): string {
  if (draft.said.language !== 'en') return ownLabel(draft) ?? draft.copy.apply;
  const text = draft.said.text.toLowerCase();
  if (/\badopt/.test(text)) return 'Apply to adopt';
  if (/\benrol/.test(text)) return 'Enroll';
  if (/\brsvp/.test(text)) return 'RSVP';
  if (/\bvolunteer\b/.test(text) && draft.kind !== 'jobs') return 'Volunteer';
  if (draft.kind === 'jobs') return draft.copy.apply;
  // With accounts a page of this name is theirs.
  if (/\bsign(?:ing)? up for\b/.test(text) && !draft.wants.has('signIn')) return 'Sign up';
  return /\b(?:register for|registration)\b/.test(text) ? 'Register' : draft.copy.apply;
}

/** "enrolment with name and desired course": the course is picked; a school has classes before it has teachers. */
function chosenInForm(draft: Draft): BuiltEntity | undefined {
  const labels = draft.said.formFields
    .filter((one) => one.of === 'apply' || one.of === 'submit')
    .map((one) => one.label.toLowerCase());
  const named = draft.entities.find(
    ({ said }) => said !== null && labels.some((label) => label.endsWith(said.one.toLowerCase())),
  );
  return (
    named ??
    (draft.kind === 'learning' ? draft.entities.find(({ nature }) => nature !== 'person') : undefined)
  );
}

/** "inscription" as the request has it, where it names the form and no verb. */
function ownLabel({ said }: Draft): string | null {
  const object = said.demands.find(({ action, object }) => action === 'apply' && object !== '')?.object ?? '';
  if (!/^(?:enrol|regist|sign|applic|admission)/i.test(object)) return null;
  const own = ownName(object, said.glossary);
  return own === null ? null : own.text.charAt(0).toUpperCase() + own.text.slice(1);
}

function addApplications(draft: Draft): BuiltEntity {
  const { copy } = draft;
  const known = draft.kind === 'jobs' ? lexiconEntity(draft, 'application') : null;
  if (known !== null) {
    draft.entities.push(known);
    return known;
  }
  const [one, many] = applicationNames(draft);
  const options = ['Received', 'Approved', 'Rejected'].map((name) => translate(name, draft.said.language));
  const [first = '', second = ''] = options;
  return addList(draft, {
    id: one === 'Enrollment' ? 'enrollment' : 'application',
    names: [one, many],
    icon: 'FileText',
    isOwned: true,
    fields: 'Name*; Email*:email; Phone:phone; Message:longText; Status[]',
    has: { status: { options, initial: first } },
    rows: [
      ['Amelia Hart', 'amelia@example.com', '+1 555 0401', copy.remarks[0] ?? '', first],
      ['Jonas Weber', 'jonas@example.com', '+1 555 0402', copy.remarks[1] ?? '', second],
      ['Priya Nair', 'priya@example.com', '+1 555 0403', copy.remarks[2] ?? '', first],
    ],
    entryId: 'application',
  });
}

/** What comes of pressing the button. */
const MADE_BY: Readonly<Record<string, string>> = {
  Enroll: 'Enrollment',
  'Sign up': 'Sign-up',
  Register: 'Registration',
};

export function applicationNames(draft: Draft): readonly [string, string] {
  const own = draft.said.language === 'en' ? null : ownLabel(draft);
  if (own !== null) return [own, inNumber(own, draft.said.language, true)];
  const local = draft.said.language === 'en' ? null : (lexiconEntity(draft, 'application')?.plan ?? null);
  if (local !== null) return [local.one, local.many];
  const made = MADE_BY[applyLabel(draft)];
  if (made !== undefined) return [made, `${made}s`];
  const asked = draft.said.entities.find((entity) => entity.entry?.id === 'application');
  return [asked?.one ?? 'Application', asked?.many ?? 'Applications'];
}

function linkTo(draft: Draft, form: EntityPlan, main: EntityPlan): void {
  if (form.fields.some((one) => one.entity === main.id)) return;
  changeEntity(draft, form.id, (plan) => {
    const fields = plan.fields.filter(({ type, id }) => !(type === 'text' && id === 'position'));
    return withPicker({ ...plan, fields, isOwned: true }, main);
  });
}

const VOLUNTEERING =
  /\bvolunteers? (?:can )?(?:sign(?:ing)? up|register|apply|form)|sign up (?:as|to) volunteer|become a volunteer|\band volunteer\b|, volunteer\b/i;

/** "volunteers sign up for shifts": they do so at the shifts. */
const AT_SOMETHING =
  /\bvolunteers? (?:can |may |should )?(?:sign(?:ing)? up|register|apply) for (?:an? |the )?(?!volunteer)\w+/i;

/** Helpers put their names down on a form of their own. */
export function addVolunteering(draft: Draft): void {
  const { said, copy } = draft;
  const isAsked =
    (VOLUNTEERING.test(said.text) && !AT_SOMETHING.test(said.text)) ||
    said.sections.some((one) => /^volunteer(?:ing)?$/i.test(one.title));
  const entity = isAsked ? needEntity(draft, 'volunteer') : null;
  if (entity === null) return;
  const title = said.language === 'en' ? 'Volunteer' : entity.plan.many;
  addFormPage(
    draft,
    { id: 'volunteer', title, intro: copy.applyIntro, icon: 'HeartHandshake', order: 39 },
    { entity: entity.plan.id, submit: copy.send, thanks: copy.applyThanks },
  );
}
