import { isStructureChange } from './changes-structure.ts';
import type { Statement } from './split-statements.ts';

const switchedOff =
  /^alter table (?:if exists )?(?:only )?((?:"[^"]+"|[a-z0-9_$.])+)\s.*\bdisable row level security\b/i;

/**
 * What ends a text of a project's owner where no event trigger sees what it makes: one statement that does nothing elsewhere.
 * Undefined where the text makes nothing.
 */
export function settleStatement(statements: readonly Statement[]): string | undefined {
  if (!statements.some(isStructureChange)) return undefined;
  const kept = statements.flatMap(({ outline }) => {
    const name = switchedOff.exec(outline)?.[1];
    return name === undefined ? [] : [`pg_catalog.to_regclass('${name.replaceAll("'", "''")}')`];
  });
  return `do $settle$ begin
    if pg_catalog.to_regprocedure('platform_roles.settle_tables(oid[])') is not null then
      perform platform_roles.settle_tables(pg_catalog.array_remove(array[${kept.join(', ')}]::oid[], null));
    end if;
  end $settle$`;
}
