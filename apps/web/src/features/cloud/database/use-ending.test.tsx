import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useEnding } from './use-ending.ts';

type Field = ReturnType<typeof useEnding>;

/** What comes of a field by what somebody does in it. */
function endsOf(isFaulty: boolean, happens: (field: Field) => void): readonly string[] {
  const ends: string[] = [];
  const fields: Field[] = [];
  function Probe() {
    fields.push(
      useEnding({
        onEnd: () => ends.push('kept'),
        onCancel: () => ends.push('taken back'),
        onLeave: (step) => ends.push(`left ${step ?? 0}`),
        isFaulty,
      }),
    );
    return null;
  }
  renderToStaticMarkup(<Probe />);
  for (const field of fields) happens(field);
  return ends;
}

const press = (key: string) => ({ key, shiftKey: false, preventDefault: () => {} });

test('a field that is left keeps what is right, once', () => {
  const ends = endsOf(false, ({ onKeyDown, onBlur }) => {
    onKeyDown(press('Tab'));
    onBlur();
  });
  expect(ends).toEqual(['kept', 'left 1']);
  expect(endsOf(false, ({ onBlur }) => onBlur())).toEqual(['kept']);
});

test('what is wrong stays in its open field, whichever way somebody leaves it, until it is taken back', () => {
  const leave = ({ onKeyDown, onBlur }: Field) => {
    onKeyDown(press('Enter'));
    onKeyDown(press('Tab'));
    onBlur();
  };
  expect(endsOf(true, leave)).toEqual([]);
  const ends = endsOf(true, (field) => {
    leave(field);
    field.onKeyDown(press('Escape'));
    field.onBlur();
  });
  expect(ends).toEqual(['taken back', 'left 0']);
});
