import type { EntityPlan } from './app-plan.ts';
import type { BlockPlan, RecordAction } from './block-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import { withStatus } from './entity-edits.ts';
import { like } from '../lexicon/pattern.ts';

const CLOSED = like.iu`
  \b(closed|sold|expired|filled|archived|cancelled|inactive|rented|adopted|reserved|taken|finished) ((?:\p{L}+ )?\p{L}+?)s? (?:cannot|can't|can not|may not|must not|should not|are not|aren't
  |can no longer|are no longer)\b`;
const MARKED =
  /\b(?:mark|set|flag)\s+(?:it|them|an?|the|their|his|her|own|items?|\p{L}+)(?:\s\p{L}+)?\s+as\s+(closed|sold|rented|adopted|filled|expired|reserved)\b/iu;
const OPEN_STATE: Readonly<Record<string, string>> = { closed: 'Open', filled: 'Open', expired: 'Active' };

/** "Closed jobs cannot be applied for", "mark it as sold": a state in which nothing more can be asked of a thing. */
export function addClosedStates(draft: Draft): void {
  if (draft.said.language !== 'en' || draft.kind === 'management') return;
  const rule = CLOSED.exec(draft.said.text);
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
  changeEntity(draft, id, (plan) => withState(plan, option));
  for (const page of draft.pages) page.blocks = page.blocks.map((block) => guarded(block, id, option));
}

function withState(plan: EntityPlan, option: string): EntityPlan {
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
