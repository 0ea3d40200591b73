import type { Understanding } from '../understand/understanding.ts';
import type { EntityPlan } from './app-plan.ts';
import type { BlockPlan, RecordAction } from './block-plan.ts';
import { collectionFor } from './collections.ts';
import { addFormPage, addPage, changeEntity, entityOf, inSentence, type Draft } from './draft.ts';
import { withStatus } from './entity-edits.ts';
import { like } from '../lexicon/pattern.ts';

const APPROVES =
  /\b(?:app?rov(?:e|es|ed|al|ing)|moderat(?:e|es|ed|ion|ing|or)|freischalt\p{L}*|freigeb\p{L}*|freigegeben|aprobar|aprueb\p{L}+|aprovar|aprov[oa]|aprobad[oa]s?|validées?|valide|approuv\p{L}+)\b/iu;
const OPEN =
  /\b(?:add|submit|list|register|post|suggest|enter|upload|send|eintragen|einreichen|vorschlagen|añadir|enviar|publicar|apuntarse|adicionar|cadastrar|ajouter|proposer|soumettre)\b/iu;

/** "people can add themselves but I have to approve first". */
export const isModerated = (said: Understanding): boolean =>
  APPROVES.test(said.text) &&
  OPEN.test(said.text) &&
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
  changeEntity(draft, id, (plan) => withState(plan, words));
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
    intro: '',
    icon: 'ShieldCheck',
    order: 70,
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

const withState = (plan: EntityPlan, { state, waiting, approved, rejected }: Words): EntityPlan =>
  withStatus(plan, { label: state, options: [waiting, approved, rejected], isListed: false }, (_, at) =>
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
