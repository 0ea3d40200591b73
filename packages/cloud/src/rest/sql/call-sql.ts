import { returnsScalar } from '../plan/call-plan.ts';
import type { CallPlan } from '../plan/types.ts';
import type { RoutineParameter } from '../schema/types.ts';
import { arrayLiteral, type SqlWriter } from './sql-writer.ts';

/** The call of a function, as rows: a scalar is the column `pgrst_scalar`. */
export function writeCall(sql: SqlWriter, plan: CallPlan): void {
  const { arguments: given, parameters, returning } = plan;
  sql.raw('SELECT ');
  if (returnsScalar(plan.routine)) sql.raw('pgrst_call.pgrst_scalar');
  else if (returning.length === 0) sql.raw('*');
  else sql.list(returning, ', ', (name) => sql.column('pgrst_call', name));
  sql.raw(' FROM ');
  switch (given.kind) {
    case 'none':
      writeInvocation(sql, plan, () => {});
      return;
    case 'body':
      writeInvocation(sql, plan, () => sql.value(given.body).raw(`::${given.type}`));
      return;
    case 'values':
      writeInvocation(sql, plan, () =>
        sql.list(parameters, ', ', (parameter) => {
          const value = given.values.get(parameter.name) ?? '';
          writeName(sql, parameter);
          sql.value(typeof value === 'string' ? value : arrayLiteral(value)).raw(`::${parameter.type}`);
        }),
      );
      return;
    case 'json':
      writeJsonArguments(sql, parameters, given.body);
      sql.raw(', LATERAL ');
      writeInvocation(sql, plan, () =>
        sql.list(parameters, ', ', (parameter) => {
          writeName(sql, parameter);
          sql.column('pgrst_body', parameter.name);
        }),
      );
  }
}

function writeName(sql: SqlWriter, { name, isVariadic }: RoutineParameter): void {
  if (isVariadic) sql.raw('VARIADIC ');
  sql.name(name).raw(' := ');
}

function writeInvocation(sql: SqlWriter, { routine }: CallPlan, writeArguments: () => void): void {
  const isScalar = returnsScalar(routine);
  if (isScalar) sql.raw('(SELECT ');
  sql.qualified(routine).raw('(');
  writeArguments();
  sql.raw(isScalar ? ') pgrst_scalar) pgrst_call' : ') pgrst_call');
}

/** The arguments are the columns of one record. An array of objects is taken by its first one. */
function writeJsonArguments(sql: SqlWriter, parameters: readonly RoutineParameter[], body: string): void {
  const isObject = /^[ \t\r\n]*\{/.test(body);
  sql.raw('(SELECT ').value(body).raw('::json AS json_data) pgrst_payload, LATERAL (SELECT ');
  sql.list(parameters, ', ', ({ name }) => sql.name(name));
  sql.raw(` FROM json_to_record${isObject ? '' : 'set'}(pgrst_payload.json_data) AS _(`);
  sql.list(parameters, ', ', ({ name, type }) => sql.name(name).raw(` ${type}`));
  sql.raw(') LIMIT 1) pgrst_body');
}
