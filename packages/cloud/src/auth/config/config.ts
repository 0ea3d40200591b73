import { isJson, type Json } from '../http.ts';
import type { AuthSettings } from '../settings.ts';
import { configKinds, notOffered, type ConfigKind } from './config.data.ts';

type Value = boolean | number | string;

/** What a project chose, by name; what it did not choose is as the installation has it. */
export type ChosenSettings = Readonly<Record<string, Value>>;

/** Stands for a secret that is set. Sent back, it leaves the secret as it is. */
export const keptSecret = '********';

export type ConfigChange =
  /** `undefined` puts a setting back to what it is by itself. */
  | { readonly kind: 'changes'; readonly changes: Readonly<Record<string, Value | undefined>> }
  | { readonly kind: 'fault'; readonly name: string; readonly message: string };

/** Reads a change in the flat form of Supabase's. Names that nobody knows are read over, as Supabase does. */
export function readConfigChange(body: unknown): ConfigChange {
  if (!isJson(body)) return { kind: 'fault', name: '', message: 'An object is expected' };
  const changes: Record<string, Value | undefined> = {};
  for (const [name, value] of Object.entries(body)) {
    if (notOffered.includes(name) && value === true)
      return { kind: 'fault', name, message: `${name}: this is not offered here` };
    const kind = Object.hasOwn(configKinds, name) ? configKinds[name] : undefined;
    if (kind === undefined || (isSecret(name) && value === keptSecret)) continue;
    if (value === null || value === '') {
      changes[name] = undefined;
      continue;
    }
    const fault = faultOf(kind, value);
    if (fault !== undefined) return { kind: 'fault', name, message: `${name} ${fault}` };
    if (isValue(value)) changes[name] = value;
  }
  return { kind: 'changes', changes };
}

export function applyChange(
  chosen: ChosenSettings,
  changes: Readonly<Record<string, Value | undefined>>,
): ChosenSettings {
  const all = { ...chosen, ...changes };
  return Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** What lies stored, without what is not understood any more. */
export function knownSettings(stored: unknown): ChosenSettings {
  const read = isJson(stored) ? stored : {};
  const entries = Object.entries(read).filter((entry): entry is [string, Value] => {
    const [name, value] = entry;
    const kind = Object.hasOwn(configKinds, name) ? configKinds[name] : undefined;
    return kind !== undefined && isValue(value) && faultOf(kind, value) === undefined;
  });
  return Object.fromEntries(entries);
}

/** The chosen ones as the engine takes them: what was checked name by name is of the right types. */
export function asSettings(chosen: ChosenSettings): Partial<AuthSettings> {
  const known = knownSettings(chosen);
  return isPartial(known) ? known : {};
}

function isPartial(value: ChosenSettings): value is ChosenSettings & Partial<AuthSettings> {
  return Object.keys(value).every((name) => Object.hasOwn(configKinds, name));
}

export function isSecret(name: string): boolean {
  const kind = Object.hasOwn(configKinds, name) ? configKinds[name] : undefined;
  return kind?.kind === 'text' && kind.isSecret === true;
}

/** All names with what holds for them now, in Supabase's flat form; secrets are not told. */
export function describeConfig(settings: AuthSettings): Json {
  const values: Json = { ...settings };
  const told = Object.keys(configKinds).map((name) => {
    const value = values[name];
    if (!isSecret(name)) return [name, value ?? null] as const;
    return [name, typeof value === 'string' && value !== '' ? keptSecret : null] as const;
  });
  return { ...Object.fromEntries(notOffered.map((name) => [name, false])), ...Object.fromEntries(told) };
}

function isValue(value: unknown): value is Value {
  return typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string';
}

function faultOf(kind: ConfigKind, value: unknown): string | undefined {
  switch (kind.kind) {
    case 'flag':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'whole':
      return wholeFault(kind, value);
    case 'one_of':
      return typeof value === 'string' && kind.values.includes(value)
        ? undefined
        : `must be one of ${kind.values.join(', ')}`;
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? undefined : 'must be a datetime';
    case 'web_address':
      return isWebAddress(value) ? undefined : 'must be an address that begins with http:// or https://';
    case 'text':
      return textFault(kind, value);
  }
}

function wholeFault({ min, max }: { readonly min: number; readonly max: number }, value: unknown) {
  if (typeof value !== 'number' || !Number.isInteger(value)) return 'must be a whole number';
  return value < min || value > max ? `must be between ${min} and ${max}` : undefined;
}

function textFault({ max }: { readonly max: number }, value: unknown) {
  if (typeof value !== 'string') return 'must be a text';
  return value.length > max ? `must have at most ${max} characters` : undefined;
}

function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 1024 || !URL.canParse(value)) return false;
  return /^https?:$/.test(new URL(value).protocol);
}
