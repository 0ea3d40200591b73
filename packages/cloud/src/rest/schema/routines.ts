import type { Routine, RoutineParameter, Setting } from './types.ts';

export interface RoutineRow {
  readonly schema: string;
  readonly name: string;
  readonly description: string | null;
  readonly volatility: string;
  readonly default_count: number;
  readonly argument_names: readonly string[];
  readonly argument_modes: readonly string[];
  readonly argument_types: readonly string[];
  readonly return_schema: string;
  readonly return_name: string;
  readonly returns_set: boolean;
  readonly returns_composite: boolean;
  readonly settings: readonly string[];
}

/** Settings of a function that only help when they hold before it is called. */
const hoistedSettings: ReadonlySet<string> = new Set(['statement_timeout']);
/** What a single parameter without a name may be: the whole body is given to it. */
const bodyTypes: ReadonlySet<string> = new Set(['bytea', 'json', 'jsonb', 'text', 'xml']);

/** The functions that can be called over the API, by schema and name; an overloaded one has several. */
export function readRoutines(
  rows: readonly RoutineRow[],
): ReadonlyMap<string, ReadonlyMap<string, readonly Routine[]>> {
  const schemas = new Map<string, Map<string, Routine[]>>();
  for (const row of rows) {
    const routine = toRoutine(row);
    if (!isCallable(routine.parameters)) continue;
    const routines = schemas.get(row.schema) ?? new Map<string, Routine[]>();
    schemas.set(row.schema, routines);
    const overloads = routines.get(row.name) ?? [];
    routines.set(row.name, overloads);
    overloads.push(routine);
  }
  return schemas;
}

function isCallable(parameters: readonly RoutineParameter[]): boolean {
  const unnamed = parameters.filter(({ name }) => name === '');
  if (unnamed.length === 0) return true;
  return parameters.length === 1 && bodyTypes.has(parameters[0]?.type ?? '');
}

function toRoutine(row: RoutineRow): Routine {
  return {
    schema: row.schema,
    name: row.name,
    description: row.description,
    parameters: toParameters(row),
    returns: {
      type: { schema: row.return_schema, name: row.return_name },
      isSet: row.returns_set,
      isComposite: row.returns_composite,
    },
    volatility: row.volatility === 'i' ? 'immutable' : row.volatility === 's' ? 'stable' : 'volatile',
    settings: row.settings.map(toSetting).filter(([name]) => hoistedSettings.has(name)),
  };
}

function toSetting(text: string): Setting {
  const equals = text.indexOf('=');
  return [text.slice(0, equals), text.slice(equals + 1)];
}

function toParameters(row: RoutineRow): readonly RoutineParameter[] {
  const inputs = row.argument_types.flatMap((type, index) => {
    const mode = row.argument_modes[index] ?? 'i';
    if (mode !== 'i' && mode !== 'b' && mode !== 'v') return [];
    return [{ name: row.argument_names[index] ?? '', type, isVariadic: mode === 'v' }];
  });
  const requiredCount = inputs.length - row.default_count;
  return inputs.map((input, index) => ({ ...input, isRequired: index < requiredCount }));
}
