import type { Domain } from '../lexicon/domain.ts';
import { ENGINES } from '../lexicon/engines.data.ts';
import { singular } from '../understand/inflect.ts';
import { engineTitle } from './engine-titles.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { AppKind } from './app-plan.ts';
import { pick } from './hash.ts';
import { asName, ownSubject } from './own-copy.ts';

export interface NameHints {
  readonly domain: Domain | null;
  readonly kind: AppKind;
  /** The main thing in the plural, in the language of the request. */
  readonly main: string | null;
}

/** The name of the request, or one that suits the subject. */
export function nameFor(said: Understanding, { domain, kind, main }: NameHints): string {
  if (said.name !== null) return said.name;
  const engine = ENGINES.find((entry) => entry.engine === said.engines[0]?.engine);
  if (engine !== undefined && engine.kind === kind) return engineTitle(engine.engine, said.language);
  if (domain !== null && said.language === 'en')
    return pick(domain.names, said.text) ?? domain.names[0] ?? 'App';
  const subject = said.language === 'en' && domain === null ? ownSubject(said.text) : null;
  if (subject !== null) return asName(subject);
  if (main !== null) return fromWords(main, said);
  return domain === null
    ? (pick(PLAIN, said.text) ?? 'Lantern')
    : (pick(domain.names, said.text) ?? 'Lantern');
}

const PLAIN = ['Lantern', 'Harbour', 'Meadow', 'Compass', 'Willow', 'Northlight', 'Cedar', 'Brook'];
const ENDINGS = ['Book', 'Desk', 'Corner', 'House', 'Lane', 'Works'];
const MARKS = ['Aurora', 'Alba', 'Nova', 'Luna', 'Terra', 'Mira'];

function fromWords(thing: string, said: Understanding): string {
  if (said.language !== 'en') return `${thing} ${pick(MARKS, said.text) ?? ''}`.trim();
  const word = thing.split(' ').at(-1) ?? thing;
  const base = singular(word.toLowerCase());
  return `${base.charAt(0).toUpperCase() + base.slice(1)} ${pick(ENDINGS, said.text) ?? 'Desk'}`;
}
