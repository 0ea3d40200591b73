import type { Command } from './messages.ts';
import { PICK_STEPS, type PickCommand } from './pick-messages.ts';

type Fields = Readonly<Record<string, unknown>>;

const MAX_IDS = 20;
const MAX_CLASSES = 60;
const ID = /^[\w-]{1,20}$/;
const PLACE = /^[^]{1,1024}:\d{1,7}:\d{1,7}$/;
const MAX_CHARACTERS = 10_000;
const CLASS = /^\S{1,200}$/;

/** A command about elements, when these are exactly its fields; undefined otherwise. */
export function readPickCommand(type: unknown, fields: Fields): PickCommand | undefined {
  const names = Object.keys(fields).toSorted().join(' ');
  switch (`${String(type)}: ${names}`) {
    case 'pick: enabled':
      return typeof fields['enabled'] === 'boolean'
        ? { type: 'pick', enabled: fields['enabled'] }
        : undefined;
    case 'pick_select: ids': {
      const ids = readList(fields['ids'], ID, MAX_IDS);
      return ids && { type: 'pick_select', ids };
    }
    case 'pick_step: step': {
      const step = PICK_STEPS.find((known) => known === fields['step']);
      return step && { type: 'pick_step', step };
    }
    case 'pick_moved: id place':
      return readMoved(fields['id'], fields['place']);
    case 'pick_text: id':
      return isId(fields['id']) ? { type: 'pick_text', id: fields['id'] } : undefined;
    case 'pick_write: id is_final text':
      return readWritten(fields);
    case 'pick_show: add id remove':
      return readShown(fields);
    default:
      return undefined;
  }
}

function readMoved(id: unknown, place: unknown): PickCommand | undefined {
  const isPlace = typeof place === 'string' && PLACE.test(place);
  return isPlace && isId(id) ? { type: 'pick_moved', id, place } : undefined;
}

function readWritten({ id, text, is_final: isFinal }: Fields): PickCommand | undefined {
  const isText = typeof text === 'string' && text.length <= MAX_CHARACTERS;
  if (!isText || typeof isFinal !== 'boolean' || !isId(id)) return undefined;
  return { type: 'pick_write', id, text, is_final: isFinal };
}

function readShown(fields: Fields): PickCommand | undefined {
  const { id } = fields;
  const add = readList(fields['add'], CLASS, MAX_CLASSES);
  const remove = readList(fields['remove'], CLASS, MAX_CLASSES);
  return add && remove && isId(id) ? { type: 'pick_show', id, add, remove } : undefined;
}

export function isPickCommand(command: Command): command is PickCommand {
  return command.type.startsWith('pick');
}

function readList(value: unknown, shape: RegExp, maximum: number): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length > maximum) return undefined;
  const list = value.filter(
    (entry: unknown): entry is string => typeof entry === 'string' && shape.test(entry),
  );
  return list.length === value.length ? list : undefined;
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}
