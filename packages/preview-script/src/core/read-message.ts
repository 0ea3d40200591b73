import { LIMITS } from './limits.ts';
import type { Command, Connect, Theme } from './messages.ts';
import { readPickCommand } from './read-pick-command.ts';

type Fields = Readonly<Record<string, unknown>>;

const NONCE = /^[^]{16,128}$/;
// One slash, then neither a second one nor a backslash: browsers read both as the start of another host.
const PATH = /^\/(?![/\\])/;
const THEMES: readonly Theme[] = ['light', 'dark', 'system'];

const COMMAND_FIELDS =
  'type nonce path request_id theme y enabled ids id step place add remove text is_final'.split(' ');

/** What is not exactly a message of ours is undefined, whatever else it may be. */
export function readConnect(data: unknown): Connect | undefined {
  const fields = readFields(data, ['type', 'nonce', 'replay']);
  if (fields?.['type'] !== 'loam:connect') return undefined;
  const { nonce, replay } = fields;
  if (typeof nonce !== 'string' || !NONCE.test(nonce)) return undefined;
  if (replay !== undefined && typeof replay !== 'boolean') return undefined;
  return { nonce, replay: replay === true };
}

export function readCommand(data: unknown, nonce: string): Command | undefined {
  const fields = readFields(data, COMMAND_FIELDS);
  if (fields?.['nonce'] !== nonce) return undefined;
  const { type, nonce: _said, ...given } = fields;
  const [name, ...others] = Object.keys(given);
  if (name === undefined) return readBare(type);
  return readPickCommand(type, given) ?? (others.length > 0 ? undefined : readWith(type, name, given[name]));
}

function readBare(type: unknown): Command | undefined {
  switch (type) {
    case 'reload':
    case 'back':
    case 'forward':
    case 'build_finished':
      return { type };
    default:
      return undefined;
  }
}

function readWith(type: unknown, name: string, value: unknown): Command | undefined {
  switch (`${String(type)} ${name}`) {
    case 'navigate path':
      return isPath(value) ? { type: 'navigate', path: value } : undefined;
    case 'get_diagnostics request_id':
      return isRequestId(value) ? { type: 'get_diagnostics', request_id: value } : undefined;
    case 'scroll_to y':
      return typeof value === 'number' && value >= 0 ? { type: 'scroll_to', y: value } : undefined;
    case 'set_theme theme': {
      const theme = THEMES.find((known) => known === value);
      return theme && { type: 'set_theme', theme };
    }
    default:
      return undefined;
  }
}

function readFields(data: unknown, allowed: readonly string[]): Fields | undefined {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  const fields: Fields = { ...data };
  return Object.keys(fields).every((key) => allowed.includes(key)) ? fields : undefined;
}

function isPath(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LIMITS.pathCharacters && PATH.test(value);
}

function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && value.length >= 1 && value.length <= 64;
}
