import { ambiguousRoutine, missingRoutine, type WantedRoutine } from '../errors/schema-errors.ts';
import type { MediaType } from '../parse/media-type.ts';
import type { Payload } from '../parse/payload.ts';
import type { QueryParams } from '../parse/types.ts';
import type { Routine, SchemaCache } from '../schema/types.ts';
import type { CallArguments } from './types.ts';

export interface CallRequest {
  readonly schema: string;
  readonly name: string;
  readonly isPost: boolean;
  readonly contentType: MediaType;
  readonly params: QueryParams;
  readonly payload: Payload | undefined;
}

export interface ChosenCall {
  readonly routine: Routine;
  readonly parameters: Routine['parameters'];
  readonly arguments: CallArguments;
}

/** The function that fits the arguments. None is PGRST202, several are PGRST203. */
export function chooseCall(cache: SchemaCache, request: CallRequest): ChosenCall {
  const keys = [...new Set(argumentNames(request))].toSorted();
  const routine = findRoutine(cache, { ...request, keys });
  const given = new Set(keys);
  const [only] = routine.parameters;
  if (only !== undefined && routine.parameters.length === 1 && only.name === '') {
    return {
      routine,
      parameters: [only],
      arguments: { kind: 'body', type: only.type, body: bodyOf(request.payload) },
    };
  }
  const parameters = routine.parameters.filter(({ name }) => given.has(name));
  return { routine, parameters, arguments: argumentsOf(request, parameters) };
}

function argumentNames({ isPost, params, payload }: CallRequest): readonly string[] {
  if (!isPost) return params.args.map(([name]) => name);
  if (payload?.kind === 'json') return payload.keys;
  return payload?.kind === 'form' ? payload.pairs.map(([name]) => name) : [];
}

function bodyOf(payload: Payload | undefined): string | Buffer {
  if (payload?.kind === 'json') return payload.text;
  return payload?.kind === 'raw' ? payload.body : '';
}

function argumentsOf(request: CallRequest, parameters: Routine['parameters']): CallArguments {
  if (parameters.length === 0) return { kind: 'none' };
  const { payload, isPost, params } = request;
  if (isPost && payload?.kind === 'json') return { kind: 'json', body: payload.text };
  const pairs = isPost && payload?.kind === 'form' ? payload.pairs : params.args;
  const values = new Map<string, string | readonly string[]>();
  for (const { name, isVariadic } of parameters) {
    const given = pairs.filter(([key]) => key === name).map(([, value]) => value);
    values.set(name, isVariadic ? given : (given.at(-1) ?? ''));
  }
  return { kind: 'values', values };
}

function findRoutine(cache: SchemaCache, wanted: WantedRoutine): Routine {
  const overloads = cache.routines.get(wanted.schema)?.get(wanted.name) ?? [];
  const named = overloads.filter((routine) => takesKeys(routine, wanted));
  const [first, second] = named;
  if (second !== undefined) throw ambiguousRoutine(named);
  if (first !== undefined) return first;
  const unnamed = overloads.filter((routine) => takesBody(routine, wanted));
  const [one, other] = unnamed;
  if (other !== undefined) throw ambiguousRoutine(unnamed);
  if (one === undefined) throw missingRoutine(cache, wanted);
  return one;
}

function takesKeys({ parameters }: Routine, { keys, isPost, contentType }: WantedRoutine): boolean {
  if (parameters.length === 0) {
    const isBody = contentType.kind === 'octets' || contentType.kind === 'text' || contentType.kind === 'xml';
    return keys.length === 0 && !(isPost && isBody);
  }
  const known = new Set(parameters.map(({ name }) => name));
  const given = new Set(keys);
  return (
    keys.every((key) => known.has(key)) &&
    parameters.every(({ name, isRequired }) => !isRequired || given.has(name))
  );
}

function takesBody({ parameters }: Routine, { isPost, contentType }: WantedRoutine): boolean {
  const [only] = parameters;
  if (!isPost || only === undefined || parameters.length > 1 || only.name !== '') return false;
  return bodyTypes[contentType.kind]?.includes(only.type) ?? false;
}

/** Which type of a single parameter without a name takes which body. */
const bodyTypes: Partial<Readonly<Record<MediaType['kind'], readonly string[]>>> = {
  json: ['json', 'jsonb'],
  text: ['text'],
  xml: ['xml'],
  octets: ['bytea'],
};

export function returnsVoid({ returns }: Routine): boolean {
  return !returns.isSet && returns.type.schema === 'pg_catalog' && returns.type.name === 'void';
}

export function returnsScalar({ returns }: Routine): boolean {
  return !returns.isComposite;
}
