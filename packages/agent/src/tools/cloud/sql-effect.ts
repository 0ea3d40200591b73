import type { ReasonToAsk } from '../tool.ts';
import { plainStatements } from './plain-statements.ts';

/**
 * Why a person must see this SQL, whatever they allowed in general; when in doubt there is a reason. It decides who is
 * asked, not what is allowed: the database's own roles do that.
 */
export function reasonToShow(sql: string): ReasonToAsk | undefined {
  const named = plainStatements(sql);
  const statements = named.map((statement) => statement.replace(/"[^"]*"/g, ' name '));
  if (statements.some(losesData)) return { reason: 'data may be lost', always: true };
  if (statements.some(changesRights) || named.some(reachesPlatform))
    return { reason: 'it decides who may read and change data', always: true };
  if (isRead(sql, statements)) return undefined;
  return { reason: 'what it does cannot be read from its words', always: true };
}

function losesData(statement: string): boolean {
  // Rights are named there, not used.
  if (/^\s*(grant|revoke)\b/.test(statement)) return false;
  return (
    /\b(drop|truncate|delete|reassign)\b/.test(withoutNamedDeletes(statement)) ||
    /\balter\b.*\b(type|owner|rename)\b/.test(statement) ||
    /^\s*(do|execute|call|merge)\b/.test(statement) ||
    updatesAll(statement)
  );
}

/** What becomes of rows that point at a deleted one, and whom a rule lets delete: neither deletes anything now. */
function withoutNamedDeletes(statement: string): string {
  const plain = statement.replaceAll(
    /\bon delete (?:cascade|restrict|no action|set null|set default)\b/g,
    ' ',
  );
  return plain.replace(/^(create policy [^(]*?)\bfor delete\b/, '$1');
}

function changesRights(statement: string): boolean {
  return (
    /\b(policy|grant|revoke|security\s+definer|row\s+level\s+security|owner|superuser|bypassrls|role)\b/.test(
      statement,
    ) ||
    /\bdefault\s+privileges\b/.test(statement) ||
    // A view reads with the rights of who made it, unless it says otherwise.
    (/^create .*\bview\b/.test(statement) && !/\bsecurity_invoker\s*(=\s*(true|on|1)\b|\))/.test(statement))
  );
}

/** Tables of sign-in, files and jobs, and settings of the platform; `references auth.users` only points there. */
function reachesPlatform(statement: string): boolean {
  const plain = statement
    .replaceAll('"', '')
    .replaceAll(/\s*\.\s*/g, '.')
    .replaceAll(/\breferences auth\.users\b/g, '')
    // A place for files that nobody sees without a rule.
    .replace(/^insert into storage\.buckets \((?![^)]*\bpublic\b)[^)]*\) values\b/, '');
  return (
    /\b(auth|storage|cron|net|vault|realtime|pgmq|supabase_migrations|platform)\s*\./.test(
      plain.replaceAll(/\bauth\.(uid|role|jwt|email)\s*\(/g, ' ('),
    ) || /\bset_config\b|^(set|reset|alter (system|database))\b/.test(plain)
  );
}

function updatesAll(statement: string): boolean {
  const plain = statement.replace(/\bfor\s+(no\s+key\s+)?update\b/g, '').replace(/\bon\s+update\b/g, '');
  return /\bupdate\b/.test(plain) && !/\bwhere\b/.test(plain);
}

/** Statements that do what their words say; `select` may call anything. */
const quiet =
  /^(create (or replace )?((unlogged|temp|temporary) )?(table|unique index|index|type|sequence|trigger|constraint trigger|function|extension|view|materialized view)\b|alter table .*\badd\b|comment on\b|insert into\b|update\b|begin$|commit$|start transaction$)/;
/** Words by which the body of a function does more than its own name says; bodies are texts, so all of them are looked at. */
const hidden =
  /\b(execute(?!\s+(function|procedure)\b)|drop|alter|grant|revoke|policy|truncate|delete|security|role|copy|set_config|platform|cron|dblink|vault|net|storage)\b/;

function isRead(sql: string, statements: readonly string[]): boolean {
  if (/u&\s*["']|standard_conforming_strings|backslash_quote/i.test(sql)) return false;
  if (!statements.every((statement) => quiet.test(statement))) return false;
  const definesCode = statements.some((statement) => /^create (or replace )?function\b/.test(statement));
  return !definesCode || !hidden.test(sql.toLowerCase());
}
