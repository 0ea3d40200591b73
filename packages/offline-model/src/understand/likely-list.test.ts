import { expect, it } from 'vitest';
import type { DeclaredList } from './declared-lists.ts';
import { likeliest } from './likely-list.ts';
import type { UnderstoodField } from './understanding.ts';

const field = (
  label: string,
  type: UnderstoodField['type'],
  options: readonly string[] = [],
): UnderstoodField => ({
  label,
  type,
  options,
  isDefaultOptions: false,
  isRequired: false,
  isUnique: false,
  max: null,
  min: null,
});

const list = (name: string, at: number, fields: readonly UnderstoodField[]): DeclaredList => ({
  head: [name],
  name,
  fields,
  at,
  span: { start: at, end: at + 1 },
  spans: [],
});

const members = list('Members', 0, [field('name', 'text'), field('joined', 'date')]);
const frames = list('Frames', 40, [
  field('client', 'text'),
  field('kind', 'choice', ['Repair', 'New']),
  field('quote', 'money'),
]);

it('gives rows to the list whose fields hold their cells', () => {
  expect(
    likeliest(
      [members, frames],
      [
        ['Hal', '3 May 2026'],
        ['Jo', '4 May 2026'],
      ],
      90,
    ),
  ).toBe(members);
  expect(
    likeliest(
      [members, frames],
      [
        ['Hal', 'Repair', '€20'],
        ['Jo', 'New', '€9'],
      ],
      90,
    ),
  ).toBe(frames);
});

it('gives them to none that is told later, and to none that cannot hold them', () => {
  expect(likeliest([members, frames], [['Hal', 'Repair', '€20']], 20)).not.toBe(frames);
  expect(likeliest([members], [['Hal', '€20', '€30', '€40']], 90)).toBeUndefined();
});
