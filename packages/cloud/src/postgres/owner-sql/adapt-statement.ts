import { dropPgmqSql, pgmqSql } from './pgmq.data.ts';
import { roleSettingCall } from './role-setting.ts';
import type { Statement } from './split-statements.ts';

/** Extensions whose schema and functions every database has; the platform does their work from outside. */
const emulatedExtensions = ['pg_cron', 'pg_net', 'supabase_vault', 'vault', 'pgmq'] as const;

const name = `"?(${emulatedExtensions.join('|')})"?`;
const emulated = new RegExp(
  `^(create extension (if not exists )?|drop extension (if exists )?|alter extension |comment on extension )${name}(?![a-z0-9_])`,
  'i',
);
const insideBlock = new RegExp(
  `\\b(create\\s+extension\\s+(if\\s+not\\s+exists\\s+)?|drop\\s+extension\\s+(if\\s+exists\\s+)?)${name}(?![a-z0-9_])[^;]*;`,
  'gi',
);
// Migrations name the owner as it is called on Supabase; a server whose administrator is `postgres` calls it otherwise.
const ownerByName = /\b(owner\s+to|for\s+role|for\s+user)\s+"?postgres"?(?![a-z0-9_$])/gi;
// Roles are shared by all projects. Event triggers refuse it too, wherever it stands, where there may be any.
const ownedByRole = /^drop owned\b/i;
const transactionControl = /^(begin|start transaction|commit|end|rollback|abort)\b/i;
const concurrently = /^((create (unique )?index|drop index|reindex \w+) )concurrently\b/i;

/**
 * What runs in place of a statement that an owner wrote: undefined when there is nothing to run. Emulated extensions are
 * there already, and `create extension` would look for files of a server that has none.
 */
export function adaptStatement({ text, outline }: Statement): string | undefined {
  const extension = emulated.exec(outline)?.[4];
  if (extension?.toLowerCase() === 'pgmq') return queuesOf(outline);
  if (extension !== undefined) return noticeOf(extension);
  if (/^do\b/i.test(outline)) return text.replaceAll(insideBlock, inBlock);
  if (ownedByRole.test(outline)) return refusalOf(outline);
  const setting = roleSettingCall({ text, outline });
  if (setting !== undefined) return setting;
  return /^alter\b/i.test(outline) ? text.replaceAll(ownerByName, '$1 current_user') : text;
}

/** The same inside the transaction of a migration, which begins and ends it itself. */
export function adaptForTransaction(statement: Statement): string | undefined {
  if (transactionControl.test(statement.outline) && !/^(begin|end) atomic\b/i.test(statement.outline))
    return undefined;
  const adapted = adaptStatement(statement);
  // Impossible inside a transaction, and pointless while nobody else uses the table.
  if (adapted !== undefined && concurrently.test(statement.outline))
    return adapted.replace(/\bconcurrently\b/i, '');
  return adapted;
}

/** Queues are tables of the project: they come and go with the statement. */
function queuesOf(outline: string): string {
  if (/^create/i.test(outline)) return pgmqSql;
  return /^drop/i.test(outline) ? dropPgmqSql : noticeOf('pgmq');
}

function inBlock(statement: string): string {
  if (!/\bpgmq\b/i.test(statement)) return 'null;';
  const text = /^drop/i.test(statement) ? dropPgmqSql : pgmqSql;
  return `execute $platform$${text}$platform$;`;
}

function noticeOf(extension: string): string {
  return `do $notice$ begin raise notice 'extension "${extension.toLowerCase()}" is provided by the platform'; end $notice$`;
}

function refusalOf(outline: string): string {
  const tag = outline.split(' ').slice(0, 2).join(' ').toUpperCase();
  return `do $refusal$ begin raise exception '${tag} is for the operator of the server'
    using errcode = '42501', hint = 'Drop the schemas or tables themselves.'; end $refusal$`;
}
