import type { Check } from '@loam/offline-model/cases';
import { describe, expect, it, test } from 'vitest';
import { createRespondingWriter, type Response } from '../responding-writer.ts';
import { createWriter } from '../writer.ts';
import { clausesAsking } from './asked-by.ts';
import { judgeCase } from './by-plan.ts';
import { gradeClaims, type ToldTurn } from './grade.ts';
import { namesClaimed, readReply } from './told.ts';

const CLAUSES = [
  'A shop for kites.',
  'Visitors filter the kites by size',
  'and sort them by price.',
  'The same serial number must not be used twice.',
  'Buttons in crimson.',
];

describe('the clauses that ask for what a check tries', () => {
  const filter: Check = { kind: 'filter', in: 'Kites', by: /size/iu };
  const rule: Check = {
    kind: 'rule',
    rule: 'a serial number is used once',
    in: 'Kites',
    allowed: [],
    refused: [],
  };
  it.each<[string, Check, string, readonly number[]]>([
    ['a filter', filter, 'no filter', [1]],
    ['an order', { kind: 'sort', in: 'Kites', by: 'Price', values: 'number' }, 'no way', [2]],
    ['a rule, by its words', rule, 'it was accepted', [3]],
    ['a colour, by its place', { kind: 'colour', where: 'button', is: '#dc143c' }, 'button is #000', [4]],
    ['a page', { kind: 'section', name: ['Kites', /kite/iu] }, 'no way to Kites', [0, 1]],
    ['nothing that was asked for', { kind: 'chart' }, 'no chart is drawn', []],
    ['what is asked of every app', { kind: 'fits' }, 'it scrolls sideways', []],
  ])('%s', (_what, check, reason, expected) => {
    expect(clausesAsking(check, reason, CLAUSES)).toEqual(expected);
  });

  it('goes by the names that the reason speaks of', () => {
    const fields: Check = {
      kind: 'fields',
      in: 'Kites',
      names: [/size/iu, /serial/iu],
    };
    const reason = 'Kites: not in list, form or detail: /serial/iu';
    expect(clausesAsking(fields, reason, CLAUSES)).toEqual([3]);
  });

  it('takes no order to the builder for a wish to delete records', () => {
    const remove: Check = { kind: 'remove', in: 'Kites', row: 'Delta' };
    const clauses = ['delete the size field', 'I can delete kites'];
    expect(clausesAsking(remove, 'nobody can remove Kites', clauses)).toEqual([1]);
  });

  it.each([
    ['left', 0],
    ['done', 1],
  ] as const)(
    'of two filters in one sentence the one that is told as %s is its own clause',
    (outcome, count) => {
      const check: Check = { kind: 'filter', in: 'Kites', by: 'Price' };
      const { wrong } = gradeClaims({
        send: 'filter by size and by price',
        reply: 'I built it.',
        clauses: [
          { text: 'filter by size', outcome: 'done' },
          { text: 'and by price', outcome },
        ],
        files: new Map(),
        hasChanges: true,
        checks: [{ check, reason: 'no filters by Price; there are: Size' }],
      });
      expect(wrong).toHaveLength(count);
    },
  );
});

describe('an answer', () => {
  const REPLY = [
    'I built **Windfall**: kites.',
    '**Pages:** Home, Kites',
    '**What it keeps:** Kites (Name, Size, Due = Lent on + 14 days …); Members (Name)',
    '**Rules**\n- A serial number must not be used twice.',
    'Not built:\n- filter the kites by size',
  ].join('\n\n');

  it('is read as what it claims and what it leaves', () => {
    const { claims, left } = readReply(REPLY);
    expect(left).toEqual(['Not built:', 'filter the kites by size']);
    expect(claims).toContain('A serial number must not be used twice.');
    expect(claims.flatMap(namesClaimed)).toEqual([
      'Windfall',
      'Home',
      'Kites',
      'Kites',
      'Name',
      'Size',
      'Due',
      'Members',
      'Name',
    ]);
  });

  it('names what something is called now', () => {
    expect(namesClaimed('“Members” is now “Borrowers”.')).toEqual(['Borrowers']);
  });
});

describe('a false claim', () => {
  const failing: Check = { kind: 'filter', in: 'Kites', by: /size/iu };
  const turn: ToldTurn = {
    send: CLAUSES.join(' '),
    reply: 'I built **Windfall**: kites.\n\n**Pages:** Home, Kites',
    files: new Map([['src/App.tsx', '<Route>Windfall Home Kites</Route>']]),
    hasChanges: true,
    checks: [{ check: failing, reason: 'no filter by /size/iu' }],
  };
  const wrongIn = (told: Partial<ToldTurn>): readonly string[] =>
    gradeClaims({ ...turn, ...told }).wrong.map(({ claim }) => claim);

  it('is a clause that is not in the app, and of which the answer says nothing', () => {
    expect(wrongIn({})).toEqual(['Visitors filter the kites by size and sort them by price.']);
  });

  it.each([
    ['the check passes', { checks: [{ check: failing }] }],
    [
      'the answer leaves it',
      {
        reply: `${turn.reply}\n\nNot built:\n- Visitors filter the kites by size`,
      },
    ],
    [
      'the writer knows',
      {
        clauses: [
          {
            text: 'Visitors filter the kites by size',
            outcome: 'left' as const,
          },
        ],
      },
    ],
    ['nobody asked for it', { send: 'A shop for kites.' }],
  ])('is none where %s', (_what, told) => {
    expect(wrongIn(told)).toEqual([]);
  });

  it('is a page that the answer names and no file has', () => {
    expect(wrongIn({ reply: '**Pages:** Home, Kites, Workshops', checks: [] })).toEqual([
      '**Pages:** Home, Kites, Workshops',
    ]);
  });

  it('is a change that no file shows', () => {
    const told = {
      send: 'Add a field colour to the kites.',
      reply: 'Kites have a new field: Colour.',
      checks: [],
    };
    expect(wrongIn({ ...told, hasChanges: false })).toEqual([told.reply]);
    expect(wrongIn({ ...told, reply: 'That I cannot do.', hasChanges: false })).toEqual([]);
  });

  it('is found in the whole of a conversation with a writer that boasts', async () => {
    const boasts = (text: string, path: string): Response => ({
      text,
      changes: new Map([[path, 'kites']]),
    });
    const writer = createRespondingWriter(
      ({ request }) =>
        request.startsWith('A shop')
          ? boasts('I built **Kites**.', 'src/App.tsx')
          : boasts('New page “Workshops”.', 'src/other.ts'),
      new Map(),
    );
    const { turns } = await judgeCase(writer, {
      id: 'kites',
      title: 'kites',
      language: 'en',
      capabilities: [],
      turns: ['A shop for kites', 'Add a page Workshops'].map((send) => ({
        send,
        checks: [],
      })),
    });
    expect(turns.map(({ claims }) => claims?.wrong.map(({ reason }) => reason))).toEqual([
      [],
      ['“Workshops” is nowhere in the app'],
    ]);
  });
});

test('a plan alone shows which checks must fail', async () => {
  const { turns } = await judgeCase(await createWriter(), {
    id: 'members',
    title: 'members',
    language: 'en',
    capabilities: [],
    turns: [
      {
        send: 'Manage members (name, phone) and loans (member, item, from, until). Filter the loans by member.',
        checks: [
          { kind: 'fields', in: 'Members', names: ['Phone'] },
          { kind: 'fields', in: 'Members', names: ['Shoe size'] },
          { kind: 'filter', in: 'Loans', by: 'Member' },
          { kind: 'filter', in: 'Members', by: 'Phone' },
          { kind: 'section', name: 'Minutes' },
          { kind: 'create', in: 'Members', values: [], shows: 'Ada' },
          { kind: 'cart', in: 'Loans' },
          { kind: 'sign-in', by: 'demo' },
        ],
      },
    ],
  });
  const failed = turns[0]?.checks.flatMap(({ reason }, at) => (reason === undefined ? [] : [at]));
  expect(failed).toEqual([1, 3, 4, 6, 7]);
});
