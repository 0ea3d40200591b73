import { splitStatements, type Statement } from './split-statements.ts';

const definition =
  /^(create|alter|drop|comment on|grant|revoke|security label|import foreign schema|reassign|refresh materialized)\b/i;
const passing = /^create( or replace)?( local| global)? temp(orary)?\b/i;
const selectInto = /^select\b.*\binto\b/i;
const timetable = /\bcron\.(schedule|unschedule|alter_job)\s*\(/i;
const insideBlock = /\b(create|alter|drop|grant|revoke)\s+[a-z]/i;

/** The first statement of a text that changes what a database is made of, rather than only the rows in it. */
export function findStructureChange(sql: string): Statement | undefined {
  return splitStatements(sql).find(isStructureChange);
}

export function isStructureChange({ text, outline }: Statement): boolean {
  if (/^do\b/i.test(outline)) return insideBlock.test(text);
  if (passing.test(outline)) return false;
  return definition.test(outline) || selectInto.test(outline) || timetable.test(outline);
}
