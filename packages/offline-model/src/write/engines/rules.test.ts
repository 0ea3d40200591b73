import { beforeAll, describe, expect, it } from 'vitest';
import { ruleOf, writtenRules } from '../testing/written-rules.ts';

type Rules = Record<string, unknown>;

const at = (rules: Rules, name: string) => ruleOf(rules, name);

describe('2048', () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await writtenRules('src/lib/games/tiles-2048.ts');
  });
  const board = (first: readonly number[]): number[][] => [
    [...first],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ];

  it.each([
    { row: [2, 2, 2, 2], left: [4, 4, 0, 0], gained: 8 },
    { row: [2, 0, 2, 4], left: [4, 4, 0, 0], gained: 4 },
    { row: [4, 2, 2, 0], left: [4, 4, 0, 0], gained: 4 },
    { row: [0, 0, 0, 2], left: [2, 0, 0, 0], gained: 0 },
  ])('$row slides left to $left', ({ row, left, gained }) => {
    expect(at(rules, 'slideTiles')(board(row), 'left')).toMatchObject({
      tiles: board(left),
      gained,
      hasMoved: true,
    });
  });

  it('ends when no tile can move', () => {
    const full = [2, 4, 2, 4].map((_, y) => [2, 4, 2, 4].map((__, x) => ((x + y) % 2 === 0 ? 2 : 4)));
    expect(at(rules, 'canSlide')(full)).toBe(false);
    expect(at(rules, 'canSlide')(board([2, 2, 4, 8]))).toBe(true);
  });
});

describe('tic-tac-toe', () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await writtenRules('src/lib/games/three-in-a-row.ts');
  });

  it('refuses a taken square', () => {
    const taken = at(rules, 'placeMark')(rules['EMPTY_ROW_BOARD'], 4);
    expect(at(rules, 'placeMark')(taken, 4)).toBe(taken);
  });

  it('blocks a row of two, and wins where it can', () => {
    const threat = ['X', 'X', null, null, 'O', null, null, null, null];
    expect(at(rules, 'computerSquare')(threat)).toBe(2);
    const chance = ['X', 'X', null, 'O', 'O', null, 'X', null, null];
    expect(at(rules, 'computerSquare')(chance)).toBe(5);
  });
});

describe('the calculator', () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await writtenRules('src/lib/tools/calculate.ts');
  });

  it.each([
    ['2+3×4', 14],
    ['(2+3)×4', 20],
    ['10−4−3', 3],
    ['24÷4÷2', 3],
    ['0.1+0.2', 0.3],
    ['−5+2', -3],
    ['50%', 0.5],
    ['2×−3', -6],
    ['1.5×4', 6],
  ])('%s is %d', (expression, value) => {
    const result = at(rules, 'calculate')(expression);
    expect(result).toMatchObject({ ok: true });
    const exact = typeof result === 'object' && result !== null && 'value' in result ? result.value : null;
    expect(Number(at(rules, 'numberText')(exact))).toBe(value);
  });

  it.each([
    ['8÷0', 'division'],
    ['0÷0', 'division'],
    ['2+', 'invalid'],
    ['×', 'invalid'],
  ])('%s has no result', (expression, problem) => {
    expect(at(rules, 'calculate')(expression)).toEqual({ ok: false, problem });
  });
});

describe('chess', () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await writtenRules('src/lib/games/chess-moves.ts');
  });
  const square = (name: string): number => (8 - Number(name[1])) * 8 + 'abcdefgh'.indexOf(name.charAt(0));
  const play = (...moves: readonly string[]): unknown =>
    moves.reduce<unknown>(
      (position, move) =>
        at(rules, 'playMove')(position, { from: square(move.slice(0, 2)), to: square(move.slice(2)) }),
      at(rules, 'firstPosition')(),
    );
  const targets = (position: unknown, from: string): unknown[] => {
    const moves = at(rules, 'legalMoves')(position, square(from));
    return Array.isArray(moves) ? moves.map((move) => at(rules, 'squareName')(move.to)).toSorted() : [];
  };

  it('has twenty first moves', () => {
    expect(at(rules, 'legalMoves')(at(rules, 'firstPosition')())).toHaveLength(20);
  });

  it('lets a pawn go one or two steps, never three', () => {
    expect(targets(play(), 'e2')).toEqual(['e3', 'e4']);
  });

  it('lists the pieces that were taken', () => {
    const position = play('e2e4', 'd7d5', 'e4d5', 'd8d5');
    expect(at(rules, 'capturedPieces')(position, 'white')).toEqual(['pawn']);
    expect(at(rules, 'capturedPieces')(position, 'black')).toEqual(['pawn']);
    expect(at(rules, 'capturedPieces')(play(), 'white')).toEqual([]);
  });

  it('knows the fool’s mate', () => {
    expect(at(rules, 'chessState')(play('f2f3', 'e7e5', 'g2g4', 'd8h4'))).toBe('checkmate');
  });

  it('castles when the way is free, and takes a pawn in passing', () => {
    expect(targets(play('g1f3', 'a7a6', 'e2e4', 'b7b6', 'f1e2', 'c7c6'), 'e1')).toContain('g1');
    expect(targets(play('e2e4', 'a7a6', 'e4e5', 'd7d5'), 'e5')).toContain('d6');
    expect(targets(play('e2e4', 'a7a6', 'e4e5', 'd7d5', 'h2h3', 'h7h6'), 'e5')).not.toContain('d6');
  });

  it('does not let a pinned piece leave its king alone', () => {
    expect(targets(play('e2e4', 'e7e5', 'd2d3', 'f8b4'), 'd3')).toEqual([]);
    expect(at(rules, 'chessState')(play('e2e4', 'e7e5', 'd2d3', 'f8b4'))).toBe('check');
  });
});

describe('the other games', () => {
  it('keeps pairs open and closes two that differ', async () => {
    const rules = await writtenRules('src/lib/games/pairs.ts');
    const game = { cards: ['A', 'B', 'A', 'B'], open: [], found: [], moves: 0 };
    const turn = at(rules, 'turnCard');
    expect(turn(turn(game, 0), 2)).toMatchObject({ open: [], found: [0, 2], moves: 1 });
    const differing = turn(turn(game, 0), 1);
    expect(turn(differing, 3)).toBe(differing);
    expect(at(rules, 'closeCards')(differing)).toMatchObject({ open: [], moves: 1 });
  });

  it('never lays a mine at the first step', async () => {
    const rules = await writtenRules('src/lib/games/mine-field.ts');
    for (const random of [0, 0.3, 0.7, 0.999]) {
      const field = at(rules, 'stepOn')(at(rules, 'freshField')(9, 10), 40, () => random);
      expect(field).toMatchObject({ state: expect.stringMatching(/playing|won/) });
    }
  });

  it('ends the snake at a wall and does not let it turn back', async () => {
    const rules = await writtenRules('src/lib/games/snake-rules.ts');
    let game = at(rules, 'freshSnake')(5, () => 0);
    expect(at(rules, 'steerSnake')(game, 'left')).toBe(game);
    for (let step = 0; step < 4; step += 1) game = at(rules, 'moveSnake')(game, () => 0);
    expect(game).toMatchObject({ isOver: true });
  });

  it('tells which hand wins', async () => {
    const compare = at(await writtenRules('src/lib/games/hands.ts'), 'compareHands');
    expect([compare('rock', 'scissors'), compare('paper', 'scissors'), compare('rock', 'rock')]).toEqual([
      'win',
      'lose',
      'draw',
    ]);
  });

  it('stops the wheel at the winner', async () => {
    const turnTo = at(await writtenRules('src/lib/games/wheel-geometry.ts'), 'turnTo');
    expect(Number(turnTo(100, 1, 4)) % 360).toBe(225);
  });
});

describe('the tools', () => {
  it('converts units, also scales with another zero', async () => {
    const rules = await writtenRules('src/lib/tools/units.ts');
    const convert = at(rules, 'convertUnit');
    expect(convert(10, { factor: 1000 }, { factor: 1609.344 })).toBeCloseTo(6.2137, 4);
    expect(convert(100, { factor: 1, offset: 0 }, { factor: 5 / 9, offset: -32 })).toBeCloseTo(212);
    expect(convert(-40, { factor: 5 / 9, offset: -32 }, { factor: 1, offset: 0 })).toBeCloseTo(-40);
  });

  it('splits bills, repays loans and knows the body mass index', async () => {
    const split = at(await writtenRules('src/lib/tools/split-bill.ts'), 'splitBill');
    expect(split(60, 15, 2)).toEqual({ tip: 9, total: 69, each: 34.5 });
    expect(split(0, 15, 2)).toBeNull();
    const repay = at(await writtenRules('src/lib/tools/repay-loan.ts'), 'repayLoan');
    expect(repay({ amount: 20_000, yearlyPercent: 4.5, years: 5 })).toMatchObject({
      monthly: expect.closeTo(372.86, 2),
    });
    expect(repay({ amount: 1200, yearlyPercent: 0, years: 1 })).toMatchObject({ monthly: 100, interest: 0 });
    const index = at(await writtenRules('src/lib/tools/body-mass.ts'), 'bodyMassIndex');
    expect(index(175, 70)).toBeCloseTo(22.86, 2);
    expect(index(0, 70)).toBeNull();
  });

  it('reads markdown and makes links only of web addresses', async () => {
    const rules = await writtenRules('src/lib/tools/read-markdown.ts');
    expect(at(rules, 'readMarkdown')('# Title\n\nSome **text**\n\n- one\n- two')).toEqual([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'text', text: 'Some **text**' },
      { kind: 'list', isOrdered: false, items: ['one', 'two'] },
    ]);
    expect(at(rules, 'readInline')('[x](javascript:alert(1)')).toEqual([
      expect.objectContaining({ kind: 'plain' }),
    ]);
    expect(at(rules, 'readInline')('[x](https://a.example)')).toEqual([
      { kind: 'link', text: 'x', url: 'https://a.example' },
    ]);
  });

  it('makes passwords with a character of every set', async () => {
    const make = at(await writtenRules('src/lib/tools/make-password.ts'), 'makePassword');
    const password = String(make(12, ['upper', 'digits'], () => 0));
    expect(password).toHaveLength(12);
    expect(password).toMatch(/[A-Z]/);
    expect(password).toMatch(/\d/);
    expect(make(12, [], () => 0)).toBe('');
  });

  it('turns colours there and back', async () => {
    const rules = await writtenRules('src/lib/tools/colour-maths.ts');
    expect(at(rules, 'hexFromHsl')(at(rules, 'hslOf')('#ff0000'))).toBe('#ff0000');
    expect(at(rules, 'contrastOf')('#000000', '#ffffff')).toBeCloseTo(21);
  });
});

describe('shared costs', () => {
  let rules: Rules;
  beforeAll(async () => {
    rules = await writtenRules('src/lib/tools/settle-up.ts');
  });
  const people = ['Ana', 'Ben', 'Cy'];
  const cost = (amount: number, payer: string, sharers: readonly string[] = people) => ({
    id: 'x',
    what: 'x',
    amount,
    payer,
    sharers,
  });

  it('leaves no cent over', () => {
    expect(at(rules, 'balancesOf')(people, [cost(10, 'Ana')])).toEqual(
      new Map([
        ['Ana', 6.66],
        ['Ben', -3.33],
        ['Cy', -3.33],
      ]),
    );
  });

  it('names who owes whom', () => {
    const balances = at(rules, 'balancesOf')(people, [cost(30, 'Ana'), cost(12, 'Ben', ['Ben', 'Cy'])]);
    expect(at(rules, 'settleUp')(balances)).toEqual([
      { from: 'Cy', to: 'Ana', amount: 16 },
      { from: 'Ben', to: 'Ana', amount: 4 },
    ]);
  });
});

describe('polls', () => {
  it('show whole percents, and none before the first vote', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/poll.ts');
    expect(at(rules, 'pollShares')([1, 3])).toEqual([25, 75]);
    expect(at(rules, 'pollShares')([0, 0])).toEqual([0, 0]);
  });
});

describe('days until something', () => {
  it('end when the moment has come', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/time-left.ts');
    expect(at(rules, 'timeLeft')(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
    expect(at(rules, 'timeLeft')(5, 10)).toBeNull();
  });
});

describe('further tools', () => {
  it('put names into their texts letter by letter', async () => {
    const fill = at(await writtenRules('src/lib/fill.ts'), 'fill');
    expect(fill('{name} pays {n} of {all}', { name: '$& Co', n: 0 })).toBe('$& Co pays 0 of {all}');
  });

  it('make a sudoku with one solution', async () => {
    const rules: Rules = await writtenRules('src/lib/games/sudoku-rules.ts');
    let seed = 7;
    const random = (): number => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const made = at(rules, 'makeSudoku')(40, random);
    expect(made).toMatchObject({ puzzle: expect.any(Array), solution: expect.any(Array) });
    const { puzzle } = Object(made);
    expect(puzzle.filter((digit: number) => digit !== 0)).toHaveLength(40);
    expect(at(rules, 'countSolutions')(puzzle)).toBe(1);
  });

  it('repay faster with an extra payment, down to nothing', async () => {
    const repay = at(await writtenRules('src/lib/tools/repay-loan.ts'), 'repayLoan');
    expect(repay({ amount: 200_000, yearlyPercent: 3, years: 20 })).toMatchObject({
      monthly: expect.closeTo(1109.2, 1),
    });
    const faster = Object(repay({ amount: 200_000, yearlyPercent: 3, years: 20, extra: 300 }));
    expect(faster.months.length).toBeLessThan(240);
    expect(faster.months.at(-1).left).toBeCloseTo(0, 5);
  });

  it('count one vote for each visitor, and none after the end', async () => {
    const vote = at(await writtenRules('src/lib/tools/poll.ts'), 'withVote');
    const poll = { options: [{ label: 'a', votes: 1 }], endsOn: '2030-01-10', chosen: null };
    const voted = vote(poll, [0], '2030-01-10');
    expect(voted).toMatchObject({ options: [{ votes: 2 }], chosen: [0] });
    expect(vote(voted, [0], '2030-01-10')).toBe(voted);
    expect(vote(poll, [0], '2030-01-11')).toBe(poll);
  });

  it('read pasted figures with either decimal sign, and name the lines they cannot read', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/read-csv.ts');
    expect(at(rules, 'readCsv')('date;kwh\n31.01.2030;1.234,5\noops\n2030-02-01;7')).toEqual({
      head: ['date', 'kwh'],
      rows: [
        { label: '2030-01-31', value: 1234.5 },
        { label: '2030-02-01', value: 7 },
      ],
      bad: ['oops'],
    });
  });

  it('add equal ingredients together for so many people', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/meals.ts');
    const read = at(rules, 'readIngredient');
    const recipe = (line: string) => ({ portions: 2, ingredients: [read(line)] });
    expect(at(rules, 'shoppingList')([recipe('200 g flour'), recipe('300 g Flour')], 2)).toEqual([
      { amount: 500, unit: 'g', name: 'Flour' },
    ]);
  });

  it('stop the clock at nothing and give the increment to who moved', async () => {
    const rules: Rules = await writtenRules('src/lib/games/chess-clock-rules.ts');
    const running = at(rules, 'pressClock')(at(rules, 'freshClocks')(1), 1, 2000);
    expect(running).toMatchObject({ running: 0, left: [60_000, 60_000] });
    expect(at(rules, 'pressClock')(running, 0, 2000)).toMatchObject({ running: 1, left: [62_000, 60_000] });
    expect(at(rules, 'passTime')(running, 61_000)).toMatchObject({ running: null, left: [0, 60_000] });
  });

  it('take a long break after so many rounds', async () => {
    const next = at(await writtenRules('src/lib/tools/focus-rounds.ts'), 'nextPhase');
    expect([next('focus', 3, 4), next('focus', 4, 4), next('longRest', 4, 4)]).toEqual([
      'rest',
      'longRest',
      'focus',
    ]);
  });

  it('let full rows vanish', async () => {
    const rules: Rules = await writtenRules('src/lib/games/falling-blocks.ts');
    const fresh = Object(at(rules, 'freshBlocks')(() => 0));
    const board = fresh.board.map((row: number[], y: number) =>
      row.map((_, x) => (y === 19 && x < 6 ? 1 : 0)),
    );
    const piece = { shape: [[1, 1, 1, 1]], x: 6, y: 19 };
    expect(at(rules, 'dropPiece')({ ...fresh, board, piece }, () => 0)).toMatchObject({
      lines: 1,
      score: 100,
    });
  });

  it('reckon the check bytes of a QR code as the standard does', async () => {
    const rules: Rules = await writtenRules('src/lib/tools/qr-code.ts');
    const data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(at(rules, 'checkBytes')(data, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
    expect(at(rules, 'qrCode')('https://example.com')).toHaveLength(25);
    expect(at(rules, 'qrCode')('x'.repeat(107))).toBeNull();
  });

  it('mark a letter only as often as the word has it', async () => {
    const mark = at(await writtenRules('src/lib/games/word-guess.ts'), 'markGuess');
    expect(mark('eagle', 'apple')).toEqual(['absent', 'elsewhere', 'absent', 'right', 'right']);
  });

  it('win, block and never give four away', async () => {
    const rules: Rules = await writtenRules('src/lib/games/four-in-a-row.ts');
    const drop = at(rules, 'dropDisc');
    const three = [0, 1, 2].reduce(
      (board, column) => drop(board, column, 'first'),
      rules['EMPTY_FOUR_BOARD'],
    );
    expect(at(rules, 'computerColumn')(three)).toBe(3);
    expect(at(rules, 'winningFour')(drop(three, 3, 'first'))).toEqual([35, 36, 37, 38]);
  });
});
