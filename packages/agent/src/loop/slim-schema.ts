/** Bounds that the tool checks itself, with a message that says more than a schema can. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  '$schema',
  'additionalProperties',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'pattern',
  'format',
]);

/** A JSON schema as short as a model needs it: every character of it is sent with every step. */
export function slimSchema(schema: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]: [string, unknown]): [string, unknown][] => {
      // Below `properties` the keys are names of arguments, whatever they are called.
      if (key === 'properties') return [[key, eachSlim(value)]];
      return LEFT_OUT.has(key) ? [] : [[key, slim(value)]];
    }),
  );
}

function slim(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(slim);
  return typeof value === 'object' && value !== null ? slimSchema(value) : value;
}

function eachSlim(properties: unknown): unknown {
  if (typeof properties !== 'object' || properties === null) return properties;
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]: [string, unknown]) => [name, slim(value)]),
  );
}
