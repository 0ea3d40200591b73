import type { EntityPlan } from './app-plan.ts';
import { fillIn } from './copy.ts';
import { addPage, changeEntity, type Draft } from './draft.ts';
import { type BuiltEntity } from './entities.ts';
import { translate } from './localise.ts';
import { lexiconEntity } from './lexicon-entity.ts';
import { addMine } from './entity-pages.ts';
import { inNumber, ownName } from './own-words.ts';
import { field, rows } from './shorthand.ts';
import { addFormFields } from './form-fields.ts';

/** Enrol, apply, adopt, register: a form of its own with a reference. */
export function addApplying(draft: Draft): void {
  const wants = draft.wants.has('apply') || draft.kind === 'jobs';
  const isBooked =
    draft.pages.some((page) => page.id === 'book') &&
    draft.entities.some((entity) => entity.entryId === 'registration');
  const isVolunteering =
    draft.said.demands.every((demand) => demand.action !== 'apply' || /volunteer/i.test(demand.object)) &&
    draft.kind !== 'jobs';
  if (!wants || isBooked || (isVolunteering && /volunteer/i.test(draft.said.text))) return;
  const main =
    draft.entities.find(
      (entity) =>
        entity.said?.actions.some(({ action }) => action === 'apply') === true &&
        entity.entryId !== 'application',
    ) ??
    chosenInForm(draft) ??
    draft.entities[0];
  let form = draft.entities.find(
    (entity) => entity.entryId === 'application' || entity.entryId === 'registration',
  );
  if (form === undefined || form === main) {
    const made = applicationFor(draft);
    draft.entities.push(made);
    form = made;
  }
  if (main !== undefined && main !== form) linkTo(draft, form.plan, main.plan);
  addFormFields(draft, form.plan.id, 'apply');
  const { copy } = draft;
  const label = applyLabel(draft);
  addPage(draft, {
    id: 'apply',
    title: label,
    intro: copy.applyIntro,
    icon: 'Send',
    order: 40,
    blocks: [
      {
        kind: 'form',
        entity: form.plan.id,
        title: label,
        text: copy.applyIntro,
        submit: label,
        thanks: copy.applyThanks,
      },
    ],
  });
  const current = draft.entities.find((entity) => entity.plan.id === form.plan.id);
  if (current !== undefined) addMine(draft, current);
  nameMine(draft, form.plan.id);
}

/** "students see my learning": the page of one's own is called as the request calls it. */
function nameMine(draft: Draft, id: string): void {
  const asked = /\bmy (?:learning|courses|classes|progress|studies|lessons|events|activities)\b/i.exec(
    draft.said.text,
  )?.[0];
  const page = draft.pages.find((one) => one.entity === id && one.id.startsWith('my-'));
  if (asked !== undefined && page !== undefined)
    page.title = asked.charAt(0).toUpperCase() + asked.slice(1).toLowerCase();
}

function applyLabel(draft: Draft): string {
  if (draft.said.language !== 'en') return ownLabel(draft) ?? draft.copy.apply;
  const text = draft.said.text.toLowerCase();
  if (/\badopt/.test(text)) return 'Apply to adopt';
  if (/\benrol/.test(text)) return 'Enroll';
  if (/\brsvp/.test(text)) return 'RSVP';
  if (/\bvolunteer\b/.test(text) && draft.kind !== 'jobs') return 'Volunteer';
  return /\b(?:register for|registration|sign up for)\b/.test(text) && draft.kind !== 'jobs'
    ? 'Register'
    : draft.copy.apply;
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

function applicationFor(draft: Draft): BuiltEntity {
  const { copy } = draft;
  const isJob = draft.kind === 'jobs';
  const made = isJob ? lexiconEntity(draft, 'application') : null;
  if (made !== null) return made;
  const label = applicationNames(draft);
  const states = ['Received', 'Approved', 'Rejected'].map((one) => translate(one, draft.said.language));
  return {
    plan: {
      id: label[0] === 'Enrollment' ? 'enrollment' : 'application',
      one: label[0],
      many: label[1],
      icon: 'FileText',
      titleField: 'name',
      isOwned: true,
      rules: [],
      fields: [
        field('name', copy.fields.name, { type: 'text', isRequired: true }),
        field('email', copy.fields.email, { type: 'email', isRequired: true }),
        field('phone', copy.fields.phone, 'phone'),
        field('message', copy.fields.message, 'longText'),
        field('status', copy.fields.status, { type: 'choice', options: states, initial: states[0] ?? '' }),
      ],
      seed: rows(
        'application',
        ['name', 'email', 'phone', 'message', 'status'],
        [
          ['Amelia Hart', 'amelia@example.com', '+1 555 0401', copy.remarks[0] ?? '', states[0] ?? ''],
          ['Jonas Weber', 'jonas@example.com', '+1 555 0402', copy.remarks[1] ?? '', states[1] ?? ''],
          ['Priya Nair', 'priya@example.com', '+1 555 0403', copy.remarks[2] ?? '', states[0] ?? ''],
        ],
      ),
    },
    nature: 'record',
    said: null,
    entryId: 'application',
  };
}

function applicationNames(draft: Draft): readonly [string, string] {
  const own = draft.said.language === 'en' ? null : ownLabel(draft);
  if (own !== null) return [own, inNumber(own, draft.said.language, true)];
  const local = draft.said.language === 'en' ? null : (lexiconEntity(draft, 'application')?.plan ?? null);
  if (local !== null) return [local.one, local.many];
  if (applyLabel(draft) === 'Enroll') return ['Enrollment', 'Enrollments'];
  const asked = draft.said.entities.find((entity) => entity.entry?.id === 'application');
  return [asked?.one ?? 'Application', asked?.many ?? 'Applications'];
}

function linkTo(draft: Draft, form: EntityPlan, main: EntityPlan): void {
  if (form.fields.some((one) => one.entity === main.id)) return;
  changeEntity(draft, form.id, (plan) => {
    const [title, ...rest] = plan.fields.filter(
      (one) => !(one.type === 'text' && one.id === 'position') && one.id !== main.id,
    );
    const picker = field(main.id, main.one, { type: 'relation', entity: main.id, isRequired: true });
    return {
      ...plan,
      isOwned: true,
      fields: [...(title === undefined ? [] : [title]), picker, ...rest],
      seed: plan.seed.map((row, at) => ({
        ...row,
        [main.id]: `${main.id}-${(at % Math.max(1, main.seed.length)) + 1}`,
      })),
    };
  });
}

export function addDonating(draft: Draft): void {
  if (!draft.wants.has('donate')) return;
  let entity = draft.entities.find((one) => one.entryId === 'donation');
  if (entity === undefined) {
    const made = lexiconEntity(draft, 'donation');
    if (made === null) return;
    draft.entities.push(made);
    entity = made;
  }
  const { copy } = draft;
  addPage(draft, {
    id: 'donate',
    title: copy.donate,
    intro: fillIn(copy.intros.mission ?? '', {}),
    icon: 'HandHeart',
    order: 38,
    blocks: [
      {
        kind: 'form',
        entity: entity.plan.id,
        title: copy.donate,
        text: copy.intros.mission ?? '',
        submit: copy.donate,
        thanks: copy.donated,
      },
    ],
  });
}

/** Helpers put their names down on a form of their own. */
export function addVolunteering(draft: Draft): void {
  const isAsked =
    /\bvolunteers? (?:can )?(?:sign(?:ing)? up|register|apply|form)|sign up (?:as|to) volunteer|become a volunteer|\band volunteer\b|, volunteer\b/i.test(
      draft.said.text,
    ) || draft.said.sections.some((one) => /^volunteer(?:ing)?$/i.test(one.title));
  if (!isAsked || draft.pages.some((page) => page.id === 'volunteer')) return;
  let entity = draft.entities.find((one) => one.entryId === 'volunteer');
  if (entity === undefined) {
    const made = lexiconEntity(draft, 'volunteer');
    if (made === null) return;
    draft.entities.push(made);
    entity = made;
  }
  const { copy } = draft;
  const title = draft.said.language === 'en' ? 'Volunteer' : entity.plan.many;
  addPage(draft, {
    id: 'volunteer',
    title,
    intro: copy.applyIntro,
    icon: 'HeartHandshake',
    order: 39,
    blocks: [
      {
        kind: 'form',
        entity: entity.plan.id,
        title,
        text: copy.applyIntro,
        submit: copy.send,
        thanks: copy.applyThanks,
      },
    ],
  });
}
