import { expect, test } from 'vitest';
import { readTeam } from './given-team.ts';

test.each([
  [
    'Site for a practice. Our team: Dr Hannah Weiss (back and neck), Kofi Mensah (sports injuries). Open daily.',
    [
      { name: 'Dr Hannah Weiss', note: 'back and neck' },
      { name: 'Kofi Mensah', note: 'sports injuries' },
    ],
  ],
  [
    'Unser Team: Lena Vogt (Inhaberin), Murat Aydin und Fee Brandt.',
    [
      { name: 'Lena Vogt', note: 'Inhaberin' },
      { name: 'Murat Aydin', note: '' },
      { name: 'Fee Brandt', note: '' },
    ],
  ],
  [
    'Nuestro equipo: Ana Ruiz (socia) y Pablo Gil (abogado).',
    [
      { name: 'Ana Ruiz', note: 'socia' },
      { name: 'Pablo Gil', note: 'abogado' },
    ],
  ],
])('the people of a team are known by name: %s', (text, people) => {
  expect(readTeam(text).people).toEqual(people);
});

test.each([
  'Team: name, role and photo.',
  'A planner for our team: tasks, due dates and files.',
  'Our team is small and friendly.',
])('no people are named in: %s', (text) => {
  expect(readTeam(text).people).toEqual([]);
});
