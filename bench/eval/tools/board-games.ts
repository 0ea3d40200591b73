import type { Press } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { TRY_MS, until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';

export async function checkBoardGame(
  visitor: Visitor,
  game: '2048' | 'memory' | 'tic-tac-toe' | 'chess',
): Promise<void> {
  await startIfNeeded(visitor);
  if (game === '2048') return check2048(visitor);
  if (game === 'memory') return checkMemory(visitor);
  return game === 'chess' ? checkChess(visitor) : checkTicTacToe(visitor);
}

async function startIfNeeded(visitor: Visitor): Promise<void> {
  const start = (await visitor.look('presses')).find(
    ({ name, isFrame }) =>
      !isFrame &&
      name.length < 25 &&
      /^(start|play|begin|spiel starten|starten|jogar|começar|iniciar|jugar|empezar|jouer|commencer)/iu.test(
        name,
      ),
  );
  if (start !== undefined && !WORDS.next.test(start.name)) await visitor.press(start.mark);
}

async function check2048(visitor: Visitor): Promise<void> {
  const before = await tiles(visitor);
  if (before.length < 2) throw failed(`a game begins with two tiles; there are ${before.length}`);
  if (before.some((value) => value !== 2 && value !== 4))
    throw failed(`a game begins with 2s and 4s; there are ${before.join(', ')}`);
  const start = await visitor.look('fingerprint');
  let moves = 0;
  for (const key of [
    'ArrowLeft',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowLeft',
    'ArrowDown',
    'ArrowLeft',
    'ArrowDown',
  ]) {
    await visitor.page.keyboard.press(key);
    await visitor.look('settle');
    if ((await visitor.look('fingerprint')) !== start) moves += 1;
  }
  if (moves === 0) throw failed('the arrow keys move nothing');
  const after = await tiles(visitor);
  if (after.length < 2 || after.some((value) => Math.log2(value) % 1 !== 0))
    throw failed(`after some moves the board holds ${after.join(', ')}`);
}

/** Powers of two that stand alone on the board. */
async function tiles(visitor: Visitor): Promise<number[]> {
  return visitor.page.evaluate<number[]>(`(() => {
    const leaves = [...document.querySelectorAll('main *, #root *')].filter((one) => one.children.length === 0 && one.checkVisibility());
    const square = leaves.filter((one) => {
      const text = one.textContent.trim();
      const cell = one.closest('[role=gridcell], [class*=tile], [class*=cell]') ?? one.parentElement;
      const box = cell.getBoundingClientRect();
      return /^\\d+$/.test(text) && one.closest('button, a, header, nav') === null && Math.abs(box.width - box.height) < 8 && box.width > 30;
    });
    return [...new Set(square)].map((one) => Number(one.textContent.trim())).filter((value) => value >= 2);
  })()`);
}

/** A group of equal pressable squares: the cards or the board. */
async function squares(visitor: Visitor, atLeast: number): Promise<Press[]> {
  const presses = (await visitor.look('presses')).filter(({ isFrame }) => !isFrame);
  const boxes = await Promise.all(
    presses.map(async (press) => {
      const box = await visitor.page.locator(`[data-eval="${press.mark}"]`).first().boundingBox();
      return {
        press,
        size: box === null ? '' : `${Math.round(box.width / 6)}x${Math.round(box.height / 6)}`,
      };
    }),
  );
  const groups = Map.groupBy(boxes, ({ size }) => size);
  const largest = [...groups.values()].toSorted((left, right) => right.length - left.length)[0] ?? [];
  if (largest.length < atLeast)
    throw failed(`at least ${atLeast} squares to press are wanted, there are ${largest.length}`);
  return largest.map(({ press }) => press);
}

const faceOf = async (visitor: Visitor, mark: string): Promise<string> =>
  visitor.page.evaluate<string>(`(() => {
    const one = document.querySelector('[data-eval="${mark}"]');
    return [one.innerText, one.getAttribute('aria-label'), one.getAttribute('aria-pressed'), one.disabled, one.className, one.querySelectorAll('svg, img').length].join('|');
  })()`);

async function checkMemory(visitor: Visitor): Promise<void> {
  const cards = await squares(visitor, 8);
  if (cards.length % 2 !== 0) throw failed(`${cards.length} cards cannot be pairs`);
  const [first, second, third] = cards;
  if (first === undefined || second === undefined || third === undefined) throw failed('too few cards');
  const moves = async () =>
    /\d+/u.exec(
      (await visitor.look('displayText'))
        .split('\n')
        .find((line) =>
          /moves|tries|züge|versuche|jogadas|tentativas|movimientos|intentos|coups|essais/iu.test(line),
        ) ?? '',
    )?.[0];
  const [closed, count] = [await faceOf(visitor, first.mark), await visitor.look('pageText')];
  await visitor.press(first.mark);
  if ((await faceOf(visitor, first.mark)) === closed) throw failed('a card does not turn over');
  const closedSecond = await faceOf(visitor, second.mark);
  await visitor.press(second.mark);
  if ((await faceOf(visitor, second.mark)) === closedSecond)
    throw failed('the second card does not turn over');
  const closedThird = await faceOf(visitor, third.mark);
  await visitor.page
    .locator(`[data-eval="${third.mark}"]`)
    .first()
    .click({ force: true, timeout: TRY_MS })
    .catch(() => undefined);
  const isPair =
    (await faceOf(visitor, first.mark)).split('|')[1] === (await faceOf(visitor, second.mark)).split('|')[1];
  if (!isPair && (await faceOf(visitor, third.mark)) !== closedThird)
    throw failed('a third card turns over while two are open');
  const counted = await until(
    async () => ((await visitor.look('pageText')) === count ? undefined : await moves()),
    1500,
  );
  if (counted === undefined) throw failed('moves are not counted');
}

async function checkTicTacToe(visitor: Visitor): Promise<void> {
  const cells = (await squares(visitor, 9)).slice(0, 9);
  const [first, second] = cells;
  if (cells.length !== 9 || first === undefined || second === undefined)
    throw failed(`${cells.length} squares instead of nine`);
  const empty = await faceOf(visitor, first.mark);
  await visitor.press(first.mark);
  const taken = await faceOf(visitor, first.mark);
  if (taken === empty) throw failed('a move leaves no mark');
  await visitor.page
    .locator(`[data-eval="${first.mark}"]`)
    .first()
    .click({ force: true, timeout: TRY_MS })
    .catch(() => undefined);
  await visitor.look('settle');
  if (
    (await faceOf(visitor, first.mark)).split('|').slice(0, 2).join() !== taken.split('|').slice(0, 2).join()
  )
    throw failed('a taken square can be taken again');
  const marks = async () =>
    (await Promise.all(cells.map(({ mark }) => faceOf(visitor, mark)))).map((face) =>
      face.split('|').slice(0, 2).join(),
    );
  const before = (await marks()).join();
  const free = await until(async () => {
    const faces = await marks();
    return cells.findLast(
      (_, index) =>
        faces[index] === empty.split('|').slice(0, 2).join() ||
        !/[xo✕○⭕❌]/iu.test((faces[index] ?? '').split(',')[0] ?? ''),
    );
  }, 900);
  if (free === undefined) throw failed('after one move no square is free');
  await visitor.press(free.mark);
  const moved = await until(async () => ((await marks()).join() === before ? undefined : true));
  if (!moved) throw failed('the second move leaves no mark');
}

async function checkChess(visitor: Visitor): Promise<void> {
  const board = (await squares(visitor, 64)).slice(0, 64);
  if (board.length !== 64) throw failed(`${board.length} squares instead of 64`);
  const faces = async () =>
    Promise.all(
      board.map(async ({ mark }) => (await faceOf(visitor, mark)).split('|').slice(0, 2).join('|')),
    );
  const pieces = async () =>
    (await faces()).filter((face) =>
      /[♔-♟]|king|queen|rook|bishop|knight|pawn|könig|dame|turm|läufer|springer|bauer/iu.test(face),
    ).length;
  const count = await pieces();
  if (count !== 32) throw failed(`${count} pieces instead of 32`);
  const holdsPiece = async (index: number) => /[♔-♟]|pawn|bauer/iu.test((await faces())[index] ?? '');
  // White stands below: e2 is the fifth square of the seventh row.
  await move(visitor, board[52], board[28]);
  if (!(await holdsPiece(52)) || (await holdsPiece(28))) throw failed('a pawn jumps three rows');
  await visitor.page.keyboard.press('Escape');
  await move(visitor, board[52], board[36]);
  const moved = await until(async () =>
    (await holdsPiece(36)) && !(await holdsPiece(52)) ? true : undefined,
  );
  if (!moved) throw failed('e2–e4 cannot be played');
}

async function move(visitor: Visitor, from: Press | undefined, to: Press | undefined): Promise<void> {
  for (const square of [from, to]) {
    if (square === undefined) continue;
    const target = visitor.page.locator(`[data-eval="${square.mark}"]`).first();
    await target.click({ timeout: TRY_MS }).catch(() => undefined);
    await visitor.look('settle');
  }
}
