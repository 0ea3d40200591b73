import { HARMLESS_FUNCTIONS, KEYWORDS_BEFORE_BRACKETS } from './sql-words.data.ts';

/** `reads`: nothing can change. `destroys`: data or structure may be lost. `writes`: all else, what is not known included. */
export type SqlEffect = 'reads' | 'writes' | 'destroys';

/**
 * How careful to be with a query; when in doubt, more. It decides who is asked, not what is allowed: the database's own
 * roles do that.
 */
export function sqlEffect(query: string): SqlEffect {
  const plain = withoutLiterals(query);
  const words = plain.toLowerCase();
  if (/\b(drop|truncate|revoke|reassign)\b/.test(words)) return 'destroys';
  if (/\balter\b[^;]*\b(disable|no force|owner)\b/.test(words)) return 'destroys';
  const statements = words.split(';').filter((part) => part.trim() !== '');
  if (/\bdelete\b/.test(words) || statements.some(updatesAll)) return 'destroys';
  if (statements.some((statement) => /^\s*do\b/.test(statement))) return 'destroys';
  const isOneRead =
    statements.length === 1 && /^\s*\(*\s*(select|with|explain|show|values|table)\b/.test(words);
  if (!isOneRead) return 'writes';
  const changes =
    /\b(insert|update|merge|create|alter|grant|copy|call|do|execute|prepare|set|reset|lock|vacuum|analyze|refresh|comment|into|notify|listen|for\s+(no\s+key\s+)?(update|share)|import|load|cluster|reindex)\b/;
  if (changes.test(words)) return 'writes';
  return callsOnlyKnown(words) ? 'reads' : 'writes';
}

/** Text, quoted names and comments as blanks: what stands in them is no command. */
function withoutLiterals(query: string): string {
  return query.replace(
    /--[^\n]*|\/\*[^]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|\$(\w*)\$[^]*?(?:\$\1\$|$)/g,
    (literal) => (literal.startsWith('"') ? ' quoted_name ' : ' '),
  );
}

function updatesAll(statement: string): boolean {
  const plain = statement.replace(/\bfor\s+(no\s+key\s+)?update\b/g, '');
  return /\bupdate\b/.test(plain) && !/\bwhere\b/.test(plain);
}

function callsOnlyKnown(words: string): boolean {
  for (const [, name = ''] of words.matchAll(/([\w.]+)\s*\(/g)) {
    if (!HARMLESS_FUNCTIONS.has(name) && !KEYWORDS_BEFORE_BRACKETS.has(name)) return false;
  }
  return true;
}
