import type { Domain } from '../lexicon/domain.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import { pick } from './hash.ts';

/** The name of the request, or one that suits the subject. */
export function nameFor(said: Understanding, domain: Domain | null, kind: AppKind): string {
  if (said.name !== null) return said.name;
  const engine = ENGINES.find((entry) => entry.engine === said.engines[0]?.engine);
  if (engine !== undefined && engine.kind === kind) return engine.title;
  if (domain !== null && said.language === 'en')
    return pick(domain.names, said.text) ?? domain.names[0] ?? 'App';
  const main = said.entities[0];
  if (main !== undefined) return fromWords(main.many, said);
  return domain === null
    ? (pick(PLAIN, said.text) ?? 'Lantern')
    : (pick(domain.names, said.text) ?? 'Lantern');
}

const PLAIN = ['Lantern', 'Harbour', 'Meadow', 'Compass', 'Willow', 'Northlight', 'Cedar', 'Brook'];
const ENDINGS = ['Book', 'Desk', 'Corner', 'House', 'Lane', 'Works'];

function fromWords(thing: string, said: Understanding): string {
  const word = thing.split(' ').at(-1) ?? thing;
  const base = word.charAt(0).toUpperCase() + word.slice(1);
  return said.language === 'en' ? `${base.replace(/s$/, '')} ${pick(ENDINGS, said.text) ?? 'Desk'}` : base;
}
