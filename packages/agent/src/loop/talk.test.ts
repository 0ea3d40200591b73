import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TurnEvent } from '../events.ts';
import { createTagFilter } from './tag-filter.ts';
import { createTalk } from './talk.ts';

const filtered = (text: string, pieces: readonly number[]): string => {
  const filter = createTagFilter(['suggestions', 'file']);
  let shown = '';
  let rest = text;
  for (const size of pieces) {
    shown += filter.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return shown + filter.push(rest) + filter.flush();
};

describe('blocks that are not for people', () => {
  test.each([
    ['a <suggestions>\nb\n</suggestions> c', 'a  c'],
    ['a <file path="x">\n<b>\n</file>c', 'a c'],
    ['a <file path="x"/>c', 'a c'],
    ['1 < 2 and <b>bold</b> <files> <suggest', '1 < 2 and <b>bold</b> <files> <suggest'],
    ['never closed <suggestions> x', 'never closed '],
    ['<suggestions></suggestions>', ''],
  ])('%j reads %j', (text, expected) => {
    expect(filtered(text, [])).toBe(expected);
  });

  test('are left out the same way, in whatever pieces the text arrives', () => {
    const word = fc.constantFrom(
      '<suggestions>',
      '</suggestions>',
      '<file path="a">',
      '</file>',
      '<',
      '>',
      'text',
      ' ',
      '<fil',
      '/',
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 30 }),
        (words, pieces) => {
          const text = words.join('');
          expect(filtered(text, pieces)).toBe(filtered(text, []));
        },
      ),
    );
  });
});

describe('what the person reads', () => {
  const read = () => {
    const events: TurnEvent[] = [];
    const talk = createTalk((event) => events.push(event));
    const text = () =>
      events.reduce(
        (all, event) => (event.type === 'textReset' ? '' : event.type === 'text' ? all + event.delta : all),
        '',
      );
    return { talk, text, events };
  };

  test('is one paragraph per step, without empty space around it', () => {
    const { talk, text } = read();
    for (const words of ['\n One. \n', '   ', 'Two.\n<suggestions>x</suggestions>\n']) {
      talk.begin(['suggestions']);
      for (const sign of words) talk.say(sign);
      talk.end();
    }
    expect(text()).toBe('One.\n\nTwo.');
    expect(talk.text()).toBe(text());
  });

  test('loses only the step that is taken back', () => {
    const { talk, text, events } = read();
    talk.begin([]);
    talk.say('One.');
    talk.end();
    talk.begin([]);
    talk.say('Half');
    talk.withdraw();
    talk.say('Two.');
    talk.end();
    expect(text()).toBe('One.\n\nTwo.');
    expect(events.filter(({ type }) => type === 'textReset')).toHaveLength(1);
  });

  const step = (talk: ReturnType<typeof createTalk>, words: string, isHeld: boolean) => {
    talk.begin([], () => isHeld);
    talk.say(words);
    talk.end();
  };

  test('is not told what was done before it is done', () => {
    const { talk, text } = read();
    step(talk, 'I will build it.', false);
    step(talk, 'I built it.', true);
    expect(text()).toBe('I will build it.');
    expect(talk.text()).toBe(text());
    talk.conclude();
    expect(text()).toBe('I will build it.\n\nI built it.');
    expect(talk.text()).toBe(text());
  });

  test('is told once, however often it had to be mended', () => {
    const { talk, text } = read();
    for (const words of ['I built it.', 'I built it, really.', '']) {
      step(talk, words, true);
      talk.setAside();
    }
    step(talk, 'Now it is mended.', true);
    talk.conclude();
    expect(text()).toBe('Now it is mended.');
  });

  test('is what was set aside where the last step had nothing to add', () => {
    const { talk, text } = read();
    step(talk, 'I built it.', true);
    talk.setAside();
    step(talk, '', true);
    talk.remark();
    expect(text()).toBe('');
    step(talk, '', true);
    talk.conclude();
    expect(text()).toBe('I built it.');
  });

  test('is not told the closing words with a call that mends them', () => {
    const { talk, text } = read();
    step(talk, 'Your CRM is ready.', true);
    talk.setAside();
    talk.begin([], () => true);
    talk.say('I mend the import. Your CRM is ready.');
    talk.remark();
    talk.end();
    expect(text()).toBe('I mend the import.');
    step(talk, 'Your CRM is ready.', true);
    talk.conclude();
    expect(text()).toBe('I mend the import.\n\nYour CRM is ready.');
    expect(talk.text()).toBe(text());
  });

  test('loses of a step that broke off only what followed its last whole call', () => {
    const { talk, text } = read();
    talk.begin([]);
    talk.say('First a.');
    talk.remark();
    talk.keep();
    talk.say('Then');
    talk.remark();
    talk.withdraw();
    expect(text()).toBe('First a.');
    step(talk, 'Now b.', false);
    expect(text()).toBe('First a.\n\nNow b.');
    expect(talk.text()).toBe(text());
  });

  test('is never told what did not come true', () => {
    const { talk, text } = read();
    step(talk, 'I built it.', true);
    expect(talk.text()).toBe('');
    expect(text()).toBe('');
  });
});
