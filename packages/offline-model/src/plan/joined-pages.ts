import { like } from '../lexicon/pattern.ts';
import { escaped } from '../understand/tokens.ts';
import { addPage, isUnwanted, type Draft } from './draft.ts';
import { mineTitle } from './entity-pages.ts';
import type { BuiltEntity } from './entities.ts';

/** What the person in front takes part in: "My walks lists the ones I joined". */
export function addJoinedPages(draft: Draft): void {
  for (const entity of draft.entities.filter((one) => isJoined(draft, one))) {
    const title = ownTitle(draft, entity);
    if (title === null || isUnwanted(draft, like.i`\b${escaped(title)}`) || isThere(draft, title)) continue;
    addPage(draft, {
      id: 'joined',
      title,
      icon: 'UserRoundCheck',
      entity: entity.plan.id,
      order: 60,
      blocks: [{ kind: 'saved', title, entity: entity.plan.id, mark: 'join' }],
    });
  }
}

const isJoined = ({ pages }: Draft, { plan }: BuiltEntity): boolean =>
  pages.some(({ blocks }) =>
    blocks.some(
      (block) =>
        block.kind === 'collection' &&
        block.entity === plan.id &&
        block.actions.some(({ kind }) => kind === 'join'),
    ),
  );

const isThere = ({ pages }: Draft, title: string): boolean =>
  pages.some((page) => page.title.toLowerCase() === title.toLowerCase());

const MINE = 'my|mes|meine|mis|meus|minhas';
const JOINED = like.iu`
  \b(?:I|they|she|he|you|one)(?:'ve| have| has)? (?:joined|signed up for|take part in)\b|\b(?:ich|sie) (?:teilnehme|teilnehmen|beigetreten)|
  (?<!\p{L})(?:me he|se han|se ha) (?:unido|apuntado)|(?<!\p{L})(?:j'ai|ils ont) rejoint|(?<!\p{L})(?:participo|participei|entrei)(?!\p{L})`;

/** As the request calls it; null where it asks for none. */
function ownTitle(draft: Draft, { plan }: BuiltEntity): string | null {
  const { text } = draft.said;
  const last = plan.many.split(' ').at(-1) ?? plan.many;
  const called = like.iu`(?<!\p{L})(?:${MINE}) (?:${escaped(plan.many)}|${escaped(last)})(?!\p{L})`.exec(
    text,
  )?.[0];
  if (called !== undefined) return called.charAt(0).toUpperCase() + called.slice(1);
  return JOINED.test(text) ? mineTitle(draft, plan.many) : null;
}
