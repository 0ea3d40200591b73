import type { ReasonToAsk } from '../tool.ts';
import { plainStatements } from './plain-statements.ts';

/**
 * Why a person must see this SQL, whatever they allowed in general; when in doubt there is a reason. It decides who is
 * asked, not what is allowed: the database's own roles do that.
 */
export function reasonToShow(sql: string): ReasonToAsk | undefined {
  const statements = plainStatements(sql).map((statement) => statement.replace(/"[^"]*"/g, ' name '));
  if (statements.some(losesData)) return { reason: 'data may be lost', always: true };
  if (statements.some(changesRights))
    return { reason: 'it decides who may read and change data', always: true };
  return undefined;
}

function losesData(statement: string): boolean {
  return (
    /\b(drop|truncate|delete|reassign)\b/.test(statement) ||
    /\balter\b.*\b(type|owner|rename)\b/.test(statement) ||
    /^\s*(do|execute|call|merge)\b/.test(statement) ||
    updatesAll(statement)
  );
}

function changesRights(statement: string): boolean {
  return (
    /\b(policy|grant|revoke|security\s+definer|row\s+level\s+security|owner|superuser|bypassrls|role)\b/.test(
      statement,
    ) ||
    /\bdefault\s+privileges\b/.test(statement) ||
    (/\bstorage\s*\.\s*buckets\b/.test(statement) && /\b(true|update|select)\b/.test(statement))
  );
}

function updatesAll(statement: string): boolean {
  const plain = statement.replace(/\bfor\s+(no\s+key\s+)?update\b/g, '').replace(/\bon\s+update\b/g, '');
  return /\bupdate\b/.test(plain) && !/\bwhere\b/.test(plain);
}
