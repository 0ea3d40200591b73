import type { RlsPolicy } from '@loam/contract';

/** Who a policy is about, in words. */
export function rolesInWords(roles: readonly string[]): string {
  const known = new Set(roles);
  if (known.has('public') || (known.has('anon') && known.has('authenticated'))) return 'Everyone';
  if (known.has('authenticated') && known.size === 1) return 'Everyone who is signed in';
  if (known.has('anon') && known.size === 1) return 'Everyone who is not signed in';
  if (known.has('service_role') && known.size === 1) return 'The server of the app';
  return `The roles ${[...known].join(', ')}`;
}

const verbs: Readonly<Record<RlsPolicy['cmd'], string>> = {
  ALL: 'read and change',
  SELECT: 'read',
  INSERT: 'add',
  UPDATE: 'change',
  DELETE: 'delete',
};

/** A policy as a sentence. Undefined where its expression has a shape that no sentence of ours says truly. */
export function policyInWords(policy: RlsPolicy): string | undefined {
  const which = rowsInWords(policy);
  if (which === undefined) return undefined;
  const who = rolesInWords(policy.roles);
  const may = `can ${verbs[policy.cmd]} ${which}`;
  return policy.permissive ? `${who} ${may}.` : `${who} ${may} at most, whatever other policies allow.`;
}

/** Which rows: by what they are, and for writes by what they may become. */
function rowsInWords({ cmd, qual, with_check: check }: RlsPolicy): string | undefined {
  if (cmd === 'INSERT') return conditionInWords(check ?? 'true', 'written');
  const found = conditionInWords(qual ?? 'true', 'found');
  if (found === undefined || check === null || check === qual || cmd === 'SELECT' || cmd === 'DELETE')
    return found;
  const written = check === 'true' ? 'into anything' : conditionInWords(check, 'written');
  if (written === undefined) return undefined;
  return check === 'true' ? `${found}, ${written}` : `${found}, as long as they stay ${written}`;
}

type Sense = 'found' | 'written';

export function conditionInWords(expression: string, sense: Sense): string | undefined {
  const plain = unwrapped(expression);
  if (plain === 'true') return sense === 'written' ? 'any row' : 'all rows';
  if (plain === 'false') return 'no rows';
  const parts = splitAt(plain, 'AND');
  if (parts.length > 1) return joined(parts, sense, 'and');
  const choices = splitAt(plain, 'OR');
  if (choices.length > 1) return joined(choices, sense, 'or');
  const said = clauseInWords(plain);
  return said && `rows ${said}`;
}

function joined(parts: readonly string[], sense: Sense, word: 'and' | 'or'): string | undefined {
  const said = parts.map((part) => {
    const plain = unwrapped(part);
    return splitAt(plain, 'AND').length > 1 || splitAt(plain, 'OR').length > 1
      ? undefined
      : clauseInWords(plain);
  });
  if (said.some((one) => one === undefined)) return undefined;
  return `${sense === 'written' ? 'rows' : 'rows'} ${said.join(` ${word} `)}`;
}

const uid = String.raw`(?:auth\.)?uid\(\)|\( ?SELECT (?:auth\.)?uid\(\)(?: AS uid)?\)`;
const column = String.raw`(?:\w+\.)?("?[\w ]+"?)`;
const cast = String.raw`(?:::[\w ]+)?`;

interface Clause {
  readonly pattern: RegExp;
  readonly say: (parts: readonly string[]) => string;
}

const clauses: readonly Clause[] = [
  {
    pattern: new RegExp(String.raw`^\(?(?:${uid})\)?${cast} = \(?${column}\)?${cast}$`, 'i'),
    say: ([name]) => `whose ${bare(name)} is their own id`,
  },
  {
    pattern: new RegExp(String.raw`^\(?${column}\)?${cast} = \(?(?:${uid})\)?${cast}$`, 'i'),
    say: ([name]) => `whose ${bare(name)} is their own id`,
  },
  {
    pattern: new RegExp(String.raw`^\(?(?:${uid})\)?${cast} IS NOT NULL$`, 'i'),
    say: () => 'if they are signed in',
  },
  {
    pattern: /^\(?(?:auth\.)?role\(\)\)? = '(\w+)'(?:::text)?$/i,
    say: ([role]) => (role === 'authenticated' ? 'if they are signed in' : `if their role is ${role ?? ''}`),
  },
  {
    pattern: new RegExp(String.raw`^\(?${column}\)? = \(?(?:auth\.)?email\(\)\)?$`, 'i'),
    say: ([name]) => `whose ${bare(name)} is their own email`,
  },
  {
    pattern: new RegExp(String.raw`^\(?${column}\)?${cast} = '([^']*)'${cast}$`, 'i'),
    say: ([name, value]) => `whose ${bare(name)} is “${value ?? ''}”`,
  },
  {
    pattern: new RegExp(String.raw`^\(?${column}\)? = (true|false|-?\d+(?:\.\d+)?)$`, 'i'),
    say: ([name, value]) => `whose ${bare(name)} is ${value ?? ''}`,
  },
  { pattern: new RegExp(`^${column} IS NULL$`, 'i'), say: ([name]) => `without ${bare(name)}` },
  { pattern: new RegExp(`^${column} IS NOT NULL$`, 'i'), say: ([name]) => `with ${bare(name)}` },
  {
    pattern: /^NOT \(?("?\w+"?)\)?$/i,
    say: ([name]) => ofSwitch(bare(name), false),
  },
  { pattern: /^("?[a-z_]\w*"?)$/i, say: ([name]) => ofSwitch(bare(name), true) },
];

function clauseInWords(plain: string): string | undefined {
  for (const { pattern, say } of clauses) {
    const found = pattern.exec(plain);
    if (found) return say(found.slice(1).map((part) => part.trim()));
  }
  return undefined;
}

/** Names that are a question already read badly as a property. */
function ofSwitch(name: string, isOn: boolean): string {
  if (/^(?:is|has|can|was)_/.test(name)) return `whose ${name} is ${isOn}`;
  return isOn ? `that are ${name}` : `that are not ${name}`;
}

function bare(name: string | undefined): string {
  return (name ?? '').replaceAll('"', '');
}

/** Without the brackets around the whole. */
function unwrapped(expression: string): string {
  let text = expression.trim().replaceAll(/\s+/g, ' ');
  while (text.startsWith('(') && closingOf(text) === text.length - 1) text = text.slice(1, -1).trim();
  return text;
}

/** Where the bracket at the beginning is closed; what stands in quotes does not count. */
function closingOf(text: string): number {
  let depth = 0;
  let isQuoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}

/** The parts between a word that stands outside of all brackets and quotes. */
function splitAt(text: string, word: 'AND' | 'OR'): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === "'") isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && text.startsWith(` ${word} `, index)) {
      parts.push(text.slice(start, index));
      start = index + word.length + 2;
      index = start - 1;
    }
  }
  return [...parts, text.slice(start)];
}
