import { failed } from '../failure.ts';
import { matches, say } from '../matching.ts';
import { passWall } from '../visitor/accounts.ts';
import { hasList, listHere, nextPage } from '../visitor/find-entry.ts';
import { openSection } from '../visitor/open-section.ts';
import { TRY_MS, until, type Visitor } from '../visitor/visitor.ts';
import { WORDS } from '../words.data.ts';
import type { Checker } from './context.ts';

export const checkNumber: Checker<'number'> = async ({ visitor }, { on, label, countOf }) => {
  await openSection(visitor, countOf, hasList);
  const count = await countAll(visitor);
  if (on === undefined) {
    await visitor.home();
    await passWall(visitor);
  } else await openSection(visitor, on);
  const figures = await until(async () => {
    const found = (await visitor.look('figures')).filter((figure) => matches(label, figure.label));
    return found.length > 0 ? found : undefined;
  });
  if (figures === undefined) throw failed(`no number stands at ${say(label)}`);
  if (!figures.some(({ value }) => value === count)) {
    throw failed(
      `${say(label)} says ${figures.map(({ value }) => value).join(' / ')}, the list has ${count}`,
    );
  }
};

async function countAll(visitor: Visitor): Promise<number> {
  let total = (await listHere(visitor)).entries.length;
  for (let page = 0; page < 10; page += 1) {
    const next = await nextPage(visitor);
    if (next === undefined) return total;
    const before = await visitor.look('fingerprint');
    await visitor.press(next.mark);
    if ((await visitor.look('fingerprint')) === before) return total;
    const now = (await visitor.look('listing')).entries.length;
    // "Show more" adds to what is there; "next" shows another page.
    total = now > total ? now : total + now;
  }
  return total;
}

export const checkChart: Checker<'chart'> = async ({ visitor }, { on }) => {
  const hasChart = async () =>
    (await until(async () => ((await visitor.look('charts')) > 0 ? true : undefined), 1200)) === true;
  if (on === undefined) {
    await visitor.home();
    await passWall(visitor);
    if (await hasChart()) return;
    await openSection(
      visitor,
      [
        'Dashboard',
        'Overview',
        'Übersicht',
        'Painel',
        'Panel',
        'Tableau de bord',
        'Reports',
        'Statistics',
        'Home',
      ],
      hasChart,
    ).catch(() => undefined);
  } else await openSection(visitor, on, hasChart);
  if (!(await hasChart())) throw failed('no chart is drawn');
};

export const checkQuiz: Checker<'quiz'> = async ({ visitor }, { in: section, questions }) => {
  if (section === undefined) await visitor.home();
  else await openSection(visitor, section);
  const start = (await visitor.look('presses')).find(
    ({ name, isFrame }) => !isFrame && WORDS.start.test(name),
  );
  if ((await answers(visitor)).length === 0 && start !== undefined) await visitor.press(start.mark);
  let answered = 0;
  for (let step = 0; step < questions + 8; step += 1) {
    const options = await until(async () => {
      const found = await answers(visitor);
      return found.length > 1 ? found : undefined;
    }, 700);
    const [first] = options ?? [];
    if (first === undefined) break;
    const before = await visitor.look('fingerprint');
    await visitor.page.locator(`[data-eval="${first}"]`).first().click({ force: true, timeout: TRY_MS });
    await visitor.look('settle');
    const next = (await visitor.look('presses')).findLast(
      ({ name, isFrame, isDisabled }) => !isFrame && !isDisabled && WORDS.next.test(name),
    );
    if (next !== undefined) await visitor.press(next.mark);
    await until(async () => ((await visitor.look('fingerprint')) === before ? undefined : true), 1500);
    answered += 1;
    if (answered >= questions && (await hasResult(visitor))) break;
  }
  if (answered < questions) throw failed(`only ${answered} of ${questions} questions could be answered`);
  if (!(await until(async () => ((await hasResult(visitor)) ? true : undefined), 1500)))
    throw failed('no result follows the last question');
  const again = (await visitor.look('presses')).find(({ name }) => WORDS.again.test(name));
  if (again === undefined) throw failed('the quiz cannot be begun again');
};

/** Radio buttons, or a group of buttons that are no commands. */
async function answers(visitor: Visitor): Promise<string[]> {
  const radio = (await visitor.look('fields')).find(({ kind, isFrame }) => kind === 'radio' && !isFrame);
  if (radio !== undefined) return [...radio.optionMarks];
  const commands = [WORDS.next, WORDS.start, WORDS.again, WORDS.cancel];
  return (await visitor.look('presses'))
    .filter(
      ({ role, isFrame, isDisabled, name }) =>
        role === 'button' &&
        !isFrame &&
        !isDisabled &&
        name !== '' &&
        !commands.some((words) => words.test(name) && name.length < 22),
    )
    .map(({ mark }) => mark);
}

async function hasResult(visitor: Visitor): Promise<boolean> {
  const text = await visitor.look('pageText');
  const hasAnswers = (await answers(visitor)).length > 1;
  return (
    !hasAnswers &&
    WORDS.score.test(text) &&
    /\d+\s*(\/|of|von|de|sur|out of)\s*\d+|\d+\s*%|\d+\s*\p{L}/u.test(text)
  );
}
