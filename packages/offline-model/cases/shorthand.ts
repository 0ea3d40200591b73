import { CAPABILITIES, type Case, type Check, type Entry, type Input } from './case.ts';
import type { Language, Names, Step } from './case.ts';

/** A case in rows: `id | language | capabilities | title`, then each message with the checks that follow it. */
export function caseOf(head: string, rows: readonly (string | Check)[]): Case {
  const [id = '', language = '', capabilities = '', title = ''] = head.split(' | ');
  const turns: { send: string; checks: Check[] }[] = [];
  for (const row of rows) {
    if (typeof row === 'string') turns.push({ send: row, checks: [] });
    else turns.at(-1)?.checks.push(row);
  }
  return {
    id,
    title,
    language: knownIn(LANGUAGES, language),
    capabilities: capabilities.split(', ').map((one) => knownIn(CAPABILITIES, one)),
    turns,
  };
}

const LANGUAGES: readonly Language[] = ['en', 'pt', 'es', 'de', 'fr'];

function knownIn<Word extends string>(words: readonly Word[], text: string): Word {
  const known = words.find((word) => word === text);
  if (known === undefined) throw new Error(`No case knows “${text}”.`);
  return known;
}

/** What is put into a field. */
export const put = (field: Names, value: Input): Entry => [field, value];

export const create = (section: Names, values: readonly Entry[], shows: string): Check => ({
  kind: 'create',
  in: section,
  values,
  shows,
});

/** A visit step by step: `title`, or `title | capability`. */
export function steps(head: string, taken: readonly Step[]): Check {
  const [title = '', capability] = head.split(' | ');
  const counted = capability === undefined ? {} : { capability: knownIn(CAPABILITIES, capability) };
  return { kind: 'steps', title, ...counted, steps: taken };
}

export const home: Step = { do: 'home' };
export const reload: Step = { do: 'reload' };
export const open = (section: Names): Step => ({ do: 'open', section });
export const click = (name: Names): Step => ({ do: 'click', name });
export const fill = (field: Names, value: Input): Step => ({ do: 'fill', field, value });
export const see = (text: Names): Step => ({ do: 'see', text });
