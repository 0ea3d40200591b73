import { like } from '../lexicon/pattern.ts';
import { escaped } from '../understand/tokens.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { EntityPlan } from './app-plan.ts';
import type { BlockPlan, RecordAction } from './block-plan.ts';
import { collectionFor } from './collections.ts';
import { addFormPage, addPage, changeEntity, entityOf, inSentence, type Draft } from './draft.ts';
import { changeField, placeField, withOptions, withStatus } from './entity-edits.ts';
import { BOOKINGS } from './select-entities.ts';
import { field } from './shorthand.ts';

const FLOW: readonly string[] = ['Submitted', 'In review', 'Approved', 'Rejected'];

const DECIDES = like.iu`
  (?<!\p{L})(?:approv(?=e(?!d)|ing)|genehmig|freigeb|freigib|aprobar|aprueb|aprovar|aprova|approuv)\p{L}*[^.!?;\n]{0,40}?(?<!\p{L})(?:reject|declin|refus
  |den(?:y|ies)|ablehn|lehn|rechaz|deneg|rejeit|recus|rejet)\p{L}*|(?<!\p{L})(?:approves?|genehmigt|freigibt|aprueban?|aprova|approuve)(?!\p{L})`;

/** "approve or reject them": what waits for a decision has a status that can say so. */
export function addApprovals(draft: Draft): void {
  const { said } = draft;
  const match = DECIDES.exec(said.text);
  if (match === null) return;
  const target = decidedOn(draft, match.index);
  const { waiting, approved, rejected } = draft.copy.moderation;
  const flow = said.language === 'en' ? FLOW : [waiting, approved, rejected];
  if (target !== undefined && !isDecided(target.plan))
    changeEntity(draft, target.plan.id, (plan) => withFlow(plan, flow, draft.copy.fields.status));
}

/** What is named after the verb, else what was spoken of last before it; nobody is approved who could be an approver. */
function decidedOn({ said, entities }: Draft, at: number): Draft['entities'][number] | undefined {
  const open = entities.filter(({ entryId }) => !BOOKINGS.has(entryId ?? ''));
  const things = open.filter(({ nature }) => nature !== 'person');
  const [clause = ''] = said.text.slice(at).split(/[.!?;\n]/, 1);
  // Bookings have a status of their own.
  if (open.length < entities.length && ASKED_FOR.test(clause)) return undefined;
  // "Approve volunteers and assign them to shifts": who stands right after the verb.
  const direct = open.find(({ plan }) =>
    like.iu`^\p{L}+ (?:new |pending |the )?${escaped(plan.many)}(?!\p{L})`.test(clause),
  );
  if (direct !== undefined) return isDecided(direct.plan) ? undefined : direct;
  const isNamed = ({ plan }: (typeof open)[number]): boolean => placeIn(clause, plan, 'first') >= 0;
  const before = (one: (typeof open)[number]): number => placeIn(said.text.slice(0, at), one.plan, 'last');
  const last = things.filter((one) => before(one) >= 0).toSorted((a, b) => before(b) - before(a))[0];
  const named = things.find(isNamed) ?? (last === undefined ? open.find(isNamed) : undefined);
  const decided = named === undefined && open.some(({ plan }) => isDecided(plan));
  return decided
    ? undefined
    : (named ?? last ?? things.find(({ plan }) => plan.fields.some(({ id }) => id === 'status')));
}

const ASKED_FOR = like.iu`\b(?:requests?|bookings?|reservations?|appointments?|buchung\p{L}*|anfragen?|reservas?|réservations?)\b`;

function placeIn(text: string, { one, many }: EntityPlan, which: 'first' | 'last'): number {
  const lower = text.toLowerCase();
  const places = [one, many]
    .map((name) => name.toLowerCase())
    .map((name) => (which === 'first' ? lower.indexOf(name) : lower.lastIndexOf(name)));
  return Math.max(...places);
}

const isDecided = (plan: EntityPlan): boolean =>
  plan.fields.some(
    (one) =>
      one.id === 'status' &&
      one.options?.some((option) => /approved|accepted|confirmed/i.test(option)) === true,
  );

function withFlow(plan: EntityPlan, flow: readonly string[], label: string): EntityPlan {
  const status = field('status', label, 'choice');
  const has = plan.fields.some((one) => one.id === 'status');
  const shown = changeField(has ? plan : placeField(plan, status), 'status', (one) => ({
    ...one,
    ...status,
    label: one.label,
  }));
  return withOptions(shown, 'status', flow);
}

const CLOSED_THINGS = like.iu`
  \b(closed|sold|expired|filled|archived|cancelled|inactive|rented|adopted|reserved|taken|finished) ((?:\p{L}+ )?\p{L}+?)s? (?:cannot|can't|can not|may not|must not|should not|are not|aren't
  |can no longer|are no longer)\b`;
const MARKED = like.iu`\b(?:mark|set|flag)\s+(?:(?:it|them|an?|the|their|his|her|own|items?|\p{L}+)(?:\s\p{L}+)?\s+)?as\s+(closed|sold|rented|adopted|filled|expired|reserved)\b`;
const OPEN_STATE: Readonly<Record<string, string>> = { closed: 'Open', filled: 'Open', expired: 'Active' };

/** "Closed jobs cannot be applied for", "mark it as sold": a state in which nothing more can be asked of a thing. */
export function addClosedStates(draft: Draft): void {
  if (draft.said.language !== 'en' || draft.kind === 'management') return;
  const rule = CLOSED_THINGS.exec(draft.said.text);
  const word = (rule?.[1] ?? MARKED.exec(draft.said.text)?.[1])?.toLowerCase();
  if (word === undefined) return;
  const noun = rule?.[2]?.toLowerCase().split(' ').at(-1) ?? '';
  const target =
    draft.entities.find(
      ({ plan, said }) => said !== null && noun !== '' && plan.one.toLowerCase().split(' ').at(-1) === noun,
    ) ??
    draft.entities.find(({ nature, said }) => said !== null && nature !== 'person' && nature !== 'record');
  if (target === undefined) return;
  const option = word.charAt(0).toUpperCase() + word.slice(1);
  const { id } = target.plan;
  changeEntity(draft, id, (plan) => withClosed(plan, option));
  for (const page of draft.pages) page.blocks = page.blocks.map((block) => guarded(block, id, option));
}

function withClosed(plan: EntityPlan, option: string): EntityPlan {
  const open = OPEN_STATE[option.toLowerCase()] ?? 'Available';
  const old = plan.fields.find(({ id, type }) => id === 'status' && type === 'choice');
  if (old?.options?.includes(option) === true) return plan;
  return withStatus(plan, { label: old?.label ?? 'Status', options: [open, option] }, (_, at) =>
    at % 5 === 3 ? option : open,
  );
}

/** What is closed has no button that would ask for it. */
function guarded(block: BlockPlan, id: string, option: string): BlockPlan {
  if ((block.kind !== 'collection' && block.kind !== 'detail') || block.entity !== id) return block;
  const asks = ({ kind }: RecordAction): boolean =>
    kind === 'apply' || kind === 'book' || kind === 'addToCart';
  const kept = block.actions
    .filter((action) => action.kind !== 'status' || action.option === option)
    .map((action) => (asks(action) ? { ...action, unless: { field: 'status', option } } : action));
  const isThere = kept.some((action) => action.kind === 'status');
  const close: RecordAction = {
    kind: 'status',
    label: option === 'Closed' ? 'Close' : `Mark as ${option.toLowerCase()}`,
    field: 'status',
    option,
  };
  const canClose = !isThere && block.can.edit;
  return { ...block, actions: canClose ? [...kept, close] : kept };
}

const APPROVES = like.iu`\b(?:app?rov(?:e|es|ed|al|ing)|moderat(?:e|es|ed|ion|ing|or)|freischalt\p{L}*|freigeb\p{L}*|freigegeben|aprobar|aprueb\p{L}+|aprovar|aprov[oa]|aprobad[oa]s?|validées?|valide|approuv\p{L}+)\b`;
const SENT_IN =
  /\b(?:add|submit|list|register|post|suggest|enter|upload|send|eintragen|einreichen|vorschlagen|añadir|enviar|publicar|apuntarse|adicionar|cadastrar|ajouter|proposer|soumettre)\b/iu;

/** "people can add themselves but I have to approve first". */
export const isModerated = (said: Understanding): boolean =>
  APPROVES.test(said.text) &&
  SENT_IN.test(said.text) &&
  like.iu`
  \b(?:directory|list|map|site|website|wall|board|blog|calendar|guide|collection|gallery|catalog(?:ue)?|community|portal|verzeichnis|liste|seite|directorio|guía|diretório|guia|annuaire|page
  |página)\b`.test(said.text.split(/[.!?\n]/)[0] ?? '') &&
  !/\b(?:leave|vacation|holiday|expense|purchase|request|invoice|timesheet|loan|budget|order|urlaub|booking|reservation|appointment)s?\b/iu.test(
    said.text,
  );

/** What visitors send in waits for somebody with an account before others see it. */
export function addModeration(draft: Draft): void {
  const target = draft.entities.find(({ said, nature }) => said !== null && nature !== 'record');
  if (!isModerated(draft.said) || draft.kind === 'management' || target === undefined) return;
  const words = draft.copy.moderation;
  const { id } = target.plan;
  changeEntity(draft, id, (plan) => withApproval(plan, draft.copy.fields.status, words));
  for (const page of draft.pages) page.blocks = page.blocks.map((block) => onlyApproved(block, id, words));
  const built = entityOf(draft, id) ?? target;
  const one = inSentence(draft, built.plan.one);
  const title = words.add.replace('{one}', one);
  addFormPage(
    draft,
    { id: 'submit', title, intro: words.waits, icon: 'Send', order: 35 },
    { entity: id, submit: draft.copy.send, thanks: words.thanks },
  );
  addPage(draft, {
    id: 'approvals',
    title: words.approvals,
    ...(draft.adminRole === null ? {} : { role: draft.adminRole }),
    blocks: [
      collectionFor(draft, built, {
        view: 'table',
        title: words.approvals,
        filters: [STATE],
        can: { create: false, edit: true, remove: true, open: true },
        actions: [
          { kind: 'status', label: words.approve, field: STATE, option: words.approved },
          { kind: 'status', label: words.reject, field: STATE, option: words.rejected },
        ],
      }),
    ],
  });
}

const STATE = 'status';

type Words = Draft['copy']['moderation'];

const withApproval = (plan: EntityPlan, label: string, { waiting, approved, rejected }: Words): EntityPlan =>
  withStatus(plan, { label, options: [waiting, approved, rejected], isListed: false }, (_, at) =>
    at < plan.seed.length - 2 ? approved : waiting,
  );

function onlyApproved(block: BlockPlan, id: string, { approved }: Words): BlockPlan {
  if (block.kind === 'detail' && block.entity === id)
    return { ...block, can: { edit: false, remove: false }, actions: plainActions(block.actions) };
  if (block.kind !== 'collection' || block.entity !== id) return block;
  return {
    ...block,
    only: { field: STATE, option: approved },
    filters: block.filters.filter((one) => one !== STATE),
    can: { ...block.can, create: false, edit: false, remove: false },
    actions: plainActions(block.actions),
  };
}

const plainActions = (actions: readonly RecordAction[]): readonly RecordAction[] =>
  actions.filter(({ kind }) => kind !== 'status');
