import { failed } from '../failure.ts';
import { TRY_MS, until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';

interface Column {
  readonly mark: string;
  readonly title: string;
  readonly cards: readonly string[];
}

/** Columns stand side by side, each with a heading and cards below it. */
const READ_COLUMNS = `(() => {
  const heads = [...document.querySelectorAll('main h2, main h3, main h4, main [role=heading], h2, h3')].filter((one) => one.checkVisibility());
  const columns = [];
  for (const head of heads) {
    let box = head;
    while (box.parentElement && box.parentElement.querySelectorAll('h2, h3, h4, [role=heading]').length < 2 + box.parentElement.querySelectorAll('li h3, li h4, article h3, article h4, [draggable] h3, [draggable] h4').length && box.parentElement.tagName !== 'MAIN') {
      const next = box.parentElement;
      const others = heads.filter((other) => other !== head && next.contains(other) && !other.closest('li, article, [draggable=true], [aria-roledescription]'));
      if (others.length > 0) break;
      box = next;
    }
    const { width, height } = box.getBoundingClientRect();
    if (head.closest('li, article, [draggable=true], [aria-roledescription]') || width < 90 || height < 60 || box === head) continue;
    if (columns.some((column) => column.box === box)) continue;
    const cards = [...box.querySelectorAll('li, article, [draggable=true], [aria-roledescription=sortable], [aria-roledescription=draggable]')]
      .filter((one) => one.checkVisibility() && !one.parentElement.closest('li, article, [draggable=true]'));
    box.setAttribute('data-eval', 'column-' + columns.length);
    cards.forEach((card, index) => card.setAttribute('data-eval', 'card-' + columns.length + '-' + index));
    columns.push({ box, mark: 'column-' + columns.length, title: head.textContent.trim(), cards: cards.map((card) => card.innerText.trim().split('\\n')[0]) });
  }
  return columns.map(({ mark, title, cards }) => ({ mark, title, cards }));
})()`;

export async function checkKanban(visitor: Visitor, wanted: number): Promise<void> {
  const read = () => visitor.page.evaluate<Column[]>(READ_COLUMNS);
  const columns = await read();
  if (columns.length < wanted)
    throw failed(
      `${columns.length} columns instead of ${wanted}: ${columns.map(({ title }) => title).join(', ')}`,
    );
  const from = columns.findIndex(({ cards }) => cards.length > 0);
  const to = from === 0 ? 1 : 0;
  const card = columns[from]?.cards[0];
  if (card === undefined) throw failed('no column holds a card');
  const isMoved = async () => {
    const now = await read();
    const isThere = now[to]?.cards.includes(card) === true && now[from]?.cards.includes(card) !== true;
    return isThere ? true : undefined;
  };
  const source = visitor.page.locator(`[data-eval="card-${from}-0"]`);
  const target = visitor.page.locator(`[data-eval="column-${to}"]`);
  await drag(visitor, source, target);
  if (!(await until(isMoved, 1000))) {
    await read();
    await source.dragTo(target, { timeout: TRY_MS }).catch(() => undefined);
  }
  if (!(await until(isMoved, 800)) && !(await moveByButton(visitor, `card-${from}-0`, isMoved)))
    throw failed(`"${card}" cannot be moved to "${columns[to]?.title ?? ''}"`);
  await visitor.reload();
  if (!(await until(isMoved, 1000))) throw failed(`"${card}" is back in its column after a reload`);
}

type Box = ReturnType<Visitor['page']['locator']>;

/** By hand and in small steps, as libraries that listen to pointers need it. */
async function drag(visitor: Visitor, source: Box, target: Box): Promise<void> {
  const [from, to] = [await source.boundingBox(), await target.boundingBox()];
  if (from === null || to === null) return;
  const { mouse } = visitor.page;
  await mouse.move(from.x + from.width / 2, from.y + Math.min(from.height / 2, 20));
  await mouse.down();
  await mouse.move(from.x + from.width / 2 + 12, from.y + Math.min(from.height / 2, 20) + 6, { steps: 3 });
  await mouse.move(to.x + to.width / 2, to.y + Math.min(to.height / 2, 120), { steps: 12 });
  await mouse.up();
  await visitor.look('settle');
}

async function moveByButton(
  visitor: Visitor,
  card: string,
  isMoved: () => Promise<true | undefined>,
): Promise<boolean> {
  const button = (await visitor.look('presses', card)).find(({ name }) =>
    /move|right|next|→|verschieben|mover|déplacer/iu.test(name),
  );
  if (button === undefined) return false;
  await visitor.press(button.mark);
  return (await until(isMoved, 800)) === true;
}

export async function checkDrawing(visitor: Visitor): Promise<void> {
  const canvas = visitor.page.locator('canvas, svg[role=img], svg.canvas').first();
  const box = await canvas.boundingBox();
  if (box === null) throw failed('no surface to draw on');
  const blank = await canvas.screenshot();
  const { mouse } = visitor.page;
  await mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.3);
  await mouse.down();
  await mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 8 });
  await mouse.up();
  await mouse.move(2, 2);
  const drawn = await canvas.screenshot();
  if (drawn.equals(blank)) throw failed('a stroke leaves no mark');
  const clear = (await visitor.look('presses')).find(
    ({ name, isFrame }) =>
      !isFrame && /clear|reset|erase all|new|leeren|löschen|limpar|borrar|limpiar|effacer/iu.test(name),
  );
  if (clear === undefined) throw failed('nothing clears the surface');
  await visitor.press(clear.mark);
  if ((await visitor.look('told')).hasDialog) {
    const yes = (await visitor.look('presses')).findLast(({ name }) => !WORDS.cancel.test(name));
    if (yes !== undefined) await visitor.press(yes.mark);
  }
  await mouse.move(2, 2);
  if ((await canvas.screenshot()).equals(drawn)) throw failed('clearing leaves the stroke');
}

export async function checkSnake(visitor: Visitor): Promise<void> {
  const start = (await visitor.look('presses')).find(
    ({ name, isFrame }) => !isFrame && WORDS.start.test(name),
  );
  if (start !== undefined) await visitor.press(start.mark);
  await visitor.page.keyboard.press('ArrowDown');
  const board = visitor.page.locator('canvas, [role=grid], [role=img], main').first();
  const first = await board.screenshot();
  const moved = await until(async () => ((await board.screenshot()).equals(first) ? undefined : true), 2500);
  if (!moved) throw failed('the snake does not move by itself');
  await visitor.page.keyboard.press('ArrowRight');
  const turned = await board.screenshot();
  const goesOn = await until(
    async () => ((await board.screenshot()).equals(turned) ? undefined : true),
    2500,
  );
  if (!goesOn) throw failed('the snake stops at the first turn');
}

export async function checkWheel(visitor: Visitor): Promise<void> {
  const spin = (await visitor.look('presses')).find(
    ({ name, isFrame }) => !isFrame && /spin|turn|drehen|girar|tourner|lancer/iu.test(name),
  );
  if (spin === undefined) throw failed('no button spins the wheel');
  const before = new Set((await visitor.look('pageText')).split('\n'));
  await visitor.press(spin.mark);
  const told = await until(async () => {
    const { announced, dialogText } = await visitor.look('told');
    const fresh = (await visitor.look('pageText')).split('\n').filter((line) => !before.has(line));
    const said = [...announced, ...fresh, dialogText].filter(
      (line) => /\p{L}/u.test(line) && !/spinning|dreht|girando/iu.test(line),
    );
    return said.length > 0 ? said.join(' ') : undefined;
  }, 8000);
  if (told === undefined) throw failed('no winner is named');
  const names = [...before].map((line) => line.trim()).filter((line) => line.length > 1 && line.length < 30);
  const { entries } = await visitor.look('listing');
  const known = [...names, ...entries.map(({ title }) => title)];
  if (!known.some((name) => told.includes(name)))
    throw failed(`"${told.slice(0, 80)}" names none of the entries`);
}
