import type { Names } from '@loam/offline-model/cases';
import type { Field, Press } from '../eye/index.ts';
import { failed } from '../failure.ts';
import { matches, say } from '../matching.ts';
import { exactly, fillField } from '../visitor/fill-field.ts';
import { until, type Visitor } from '../visitor/visitor.ts';

/** Signs that calculators write differently, and the words screen readers hear for them. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  '×': /^([×x*✕]|multiply|times|multiplizieren|mal|multiplicar|multiplier)( by)?$/iu,
  '÷': /^([÷/:]|divide|geteilt|dividieren|dividir|diviser)( by)?$/iu,
  '−': /^([−–-]|minus|subtract|subtrahieren|menos|subtrair|restar|moins|soustraire)$/iu,
  '+': /^(\+|plus|add|addieren|mais|somar|más|sumar|additionner)$/iu,
  '=': /^(=|equals|gleich|igual|calculate|berechnen|égal|égale)( to)?$/iu,
  '.': /^([.,]|decimal( point)?|dot|point|komma|vírgula|coma|virgule)$/iu,
};

interface Calculation {
  readonly keys: readonly string[];
  readonly shows: string;
}

export async function checkCalculator(visitor: Visitor, { keys, shows }: Calculation): Promise<void> {
  await visitor.reload();
  const clear = (await visitor.look('presses')).find(({ name }) =>
    /^(c|ac|ce|clear|all clear|löschen|limpar|borrar|limpiar|effacer)$/iu.test(name),
  );
  if (clear !== undefined) await visitor.press(clear.mark);
  for (const key of keys) {
    const presses = (await visitor.look('presses')).filter(({ isFrame }) => !isFrame);
    const sign = SIGNS[key];
    const button = presses.find(({ name }) => (sign === undefined ? name === key : sign.test(name)));
    if (button === undefined)
      throw failed(`no key ${key}; keys: ${presses.map(({ name }) => name).join(' ')}`);
    await visitor.press(button.mark);
  }
  const shown = async () => (await displays(visitor)).find((text) => isResult(text, shows));
  if ((await until(shown)) === undefined)
    throw failed(
      `${keys.join(' ')} shows ${(await displays(visitor)).slice(0, 4).join(' | ')}, wanted ${shows}`,
    );
}

const isResult = (text: string, wanted: string): boolean => {
  const plain = text.replaceAll('−', '-').replaceAll(/\s/gu, '').replace(',', '.');
  return /\d/u.test(wanted)
    ? plain === wanted || plain.endsWith(`=${wanted}`)
    : text.toLowerCase().includes(wanted.toLowerCase()) ||
        /cannot|infinity|∞|undefined|division|nan/iu.test(text);
};

/** Lines and fields that show something without being a key. */
async function displays(visitor: Visitor): Promise<string[]> {
  const keys = new Set((await visitor.look('presses')).map(({ name }) => name));
  const text = await visitor.page
    .locator('main, body')
    .first()
    .evaluate((root) => {
      const leaves = [...root.querySelectorAll('*')].filter(
        (element) => element.closest('button, a') === null,
      );
      return leaves.map((element) =>
        'value' in element ? String(element.value) : (element.textContent ?? '').trim(),
      );
    });
  const known = [...new Set(text)].filter((line) => line.length > 0 && line.length < 40);
  return known.filter((line) => !keys.has(line) || /\d/u.test(line));
}

interface Conversion {
  readonly from: Names;
  readonly to: Names;
  readonly value: string;
  readonly shows: RegExp;
}

export async function checkConverter(
  visitor: Visitor,
  { from, to, value, shows }: Conversion,
): Promise<void> {
  await chooseKind(visitor, from);
  const [source, target] = await unitFields(visitor, from, to);
  await fillField(visitor, source, { option: from });
  await fillField(visitor, target, { option: to });
  const number = (await visitor.look('fields')).find(
    ({ kind, isFrame }) => ['number', 'text'].includes(kind) && !isFrame,
  );
  if (number === undefined) throw failed('no field for the number');
  await fillField(visitor, number, value);
  const button = (await visitor.look('presses')).find(
    ({ name, isSubmit, isFrame }) =>
      !isFrame && (isSubmit || /^(convert|umrechnen|converter|convertir)$/iu.test(name)),
  );
  if (button !== undefined) await visitor.press(button.mark);
  const isShown = await until(async () => (shows.test(await visitor.look('displayText')) ? true : undefined));
  if (!isShown) throw failed(`${value} ${say(from)} in ${say(to)} does not show ${String(shows)}`);
}

/** Where length, weight and temperature are apart, the one that has the unit is chosen first. */
async function chooseKind(visitor: Visitor, unit: Names): Promise<void> {
  const has = async () =>
    (await visitor.look('fields')).some(({ options, value }) =>
      [...options, value].some((option) => matches(unit, option)),
    );
  if (await has()) return;
  const fields = (await visitor.look('fields')).filter(({ kind }) => kind === 'select' || kind === 'radio');
  for (const field of fields) {
    for (const option of field.options.slice(0, 8)) {
      await fillField(visitor, field, { option: exactly(option) });
      await visitor.look('settle');
      if (await has()) return;
    }
  }
  const tabs = (await visitor.look('presses')).filter(
    ({ role, isFrame }) => !isFrame && (role === 'tab' || role === 'button'),
  );
  for (const tab of tabs.slice(0, 8)) {
    await visitor.press(tab.mark);
    if (await has()) return;
  }
}

async function unitFields(visitor: Visitor, from: Names, to: Names): Promise<[Field, Field]> {
  const fields = (await visitor.look('fields')).filter(
    ({ kind }) => kind === 'select' || kind === 'combobox',
  );
  const choices = fields.filter(
    ({ kind, options }) =>
      kind === 'combobox' ||
      (options.some((option) => matches(from, option)) && options.some((option) => matches(to, option))),
  );
  const [source, target] = choices.length > 2 ? choices.slice(-2) : choices;
  if (source === undefined || target === undefined)
    throw failed(
      `no two choices of units with ${say(from)} and ${say(to)}; there are: ${fields.map(({ label, options }) => `${label} (${options.join('/')})`).join(', ')}`,
    );
  return [source, target];
}

export async function checkTimer(visitor: Visitor, direction: 'down' | 'up'): Promise<void> {
  await setSomeTime(visitor);
  const start = await button(
    visitor,
    /start|begin|play|go|los|starten|iniciar|começar|empezar|démarrer|commencer/iu,
  );
  if (start === undefined) throw failed('no button starts the timer');
  const before = await readClock(visitor);
  await visitor.press(start.mark);
  const moved = await until(async () => {
    const now = await readClock(visitor);
    return now !== undefined && now !== before ? now : undefined;
  }, 3200);
  if (moved === undefined) throw failed(`the time stands still at ${String(before)}`);
  if (before !== undefined && direction === 'down' && moved > before)
    throw failed('it counts up instead of down');
  if (before !== undefined && direction === 'up' && moved < before)
    throw failed('it counts down instead of up');
  const pause = await button(visitor, /pause|stop|halt|anhalten|pausa|parar|detener|arrêter/iu);
  if (pause === undefined) throw failed('no button pauses it');
  await visitor.press(pause.mark);
  const reset = await button(
    visitor,
    /reset|restart|clear|zurücksetzen|neu|reiniciar|zerar|restablecer|réinitialiser/iu,
  );
  if (reset === undefined) throw failed('no button resets it');
  await visitor.press(reset.mark);
}

async function setSomeTime(visitor: Visitor): Promise<void> {
  const fields = (await visitor.look('fields')).filter(({ kind, isFrame }) => kind === 'number' && !isFrame);
  const seconds = fields.find(({ label }) => /second|sekund|segund|second/iu.test(label));
  const minutes = fields.find(({ label }) => /minute|minut/iu.test(label)) ?? fields[0];
  if (minutes !== undefined) await fillField(visitor, minutes, '1');
  if (seconds !== undefined) await fillField(visitor, seconds, '30');
  await visitor.look('settle');
}

async function readClock(visitor: Visitor): Promise<number | undefined> {
  const found = /(?:(\d+):)?(\d{1,2}):(\d{2})(?:[.,]\d+)?/u.exec(await visitor.look('displayText'));
  if (found === null) return undefined;
  return Number(found[1] ?? 0) * 3600 + Number(found[2]) * 60 + Number(found[3]);
}

async function button(visitor: Visitor, words: RegExp): Promise<Press | undefined> {
  return until(
    async () =>
      (await visitor.look('presses')).find(
        ({ name, isFrame, isDisabled }) => !isFrame && !isDisabled && words.test(name),
      ),
    700,
  );
}

export async function checkMarkdown(visitor: Visitor): Promise<void> {
  const field = (await visitor.look('fields')).find(({ isLong }) => isLong);
  if (field === undefined) throw failed('no field to write in');
  await fillField(visitor, field, '# Heron notes\n\nA **grey** bird\n\n- still\n- patient');
  await visitor.look('settle');
  const rendered = visitor.page.locator('h1, h2').filter({ hasText: 'Heron notes' }).first();
  if (!(await rendered.isVisible())) throw failed('"# Heron notes" does not show as a heading');
  if ((await visitor.page.locator('strong, b').filter({ hasText: 'grey' }).count()) === 0)
    throw failed('"**grey**" does not show as bold');
  if ((await visitor.page.locator('li').filter({ hasText: 'patient' }).count()) === 0)
    throw failed('"- patient" does not show as a list');
}

export async function checkClockIn(visitor: Visitor): Promise<void> {
  const clockIn = await button(
    visitor,
    /clock ?in|check ?in|start|einstempeln|kommen|entrada|fichar|pointer|arriv/iu,
  );
  if (clockIn === undefined) throw failed('no button to clock in');
  const before = await visitor.look('fingerprint');
  await visitor.press(clockIn.mark);
  const clockOut = await button(
    visitor,
    /clock ?out|check ?out|stop|ausstempeln|gehen|saída|salida|sortie|départ/iu,
  );
  if (clockOut === undefined) throw failed('after clocking in there is no way to clock out');
  await visitor.press(clockOut.mark);
  const text = await visitor.look('pageText');
  if ((await visitor.look('fingerprint')) === before || !/\d{1,2}:\d{2}/u.test(text))
    throw failed('in and out are not recorded with their time');
  await visitor.reload();
  if ((await visitor.look('fingerprint')) === before) throw failed('the record is lost after a reload');
}
