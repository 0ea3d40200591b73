import { AppError } from '@loam/kernel';
import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  describeElement,
  duplicateElement,
  findElements,
  hasOneString,
  locateElement,
  moveElement,
  removeElement,
  replaceString,
  setClasses,
  setProp,
  setText,
  type Element,
  type Place,
} from './index.ts';

const PAGE = `import { cn } from "./utils";
const cards = [{ title: "Fast \\"growth\\"" }, { title: 'Deep roots' }, { title: "Twice" }, { title: "Twice" }];

export function Cards({ open, className }) {
  return (
    <section className="p-4">
      <h1>Hello   <b>you</b></h1>
      {/* the list */}
      <ul>{cards.map((card) => <li key={card.title} className="card">{card.title}</li>)}</ul>
      <p className={styles.text}>One</p>
      <p className={cn("a b", open && "c", className)} title="Deep roots of it">Two</p>
      {open && <Menu />}
      <img src="/a.png" alt="" />
      <button>Save <Icon /></button>
    </section>
  );
}
`;

function placeOf(name: string, nth = 0, source = PAGE): Place {
  const element = findElements(source).filter((candidate) => candidate.name === name)[nth];
  if (element === undefined) throw new Error(`no <${name}>`);
  return { source, at: element.position };
}

function codeOf(work: () => unknown): string | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('what is told of an element', () => {
  it('says which text, classes and moves are open to a change', () => {
    const told = (name: string, nth?: number) => describeElement(placeOf(name, nth));
    expect(told('section')).toMatchObject({
      component: 'Cards',
      opening: '<section className="p-4">',
      text: { kind: 'elements' },
      classes: { kind: 'literal', fixed: ['p-4'] },
      canDuplicate: false,
      isRepeated: false,
    });
    expect(told('li')).toMatchObject({ isRepeated: true, text: { kind: 'code' }, canDuplicate: false });
    expect(told('p')).toMatchObject({ text: { kind: 'literal', value: 'One' }, classes: { kind: 'code' } });
    expect(told('p', 1).classes).toEqual({ kind: 'mixed', fixed: ['a', 'b'], conditional: ['c'] });
    expect(told('img')).toMatchObject({ text: { kind: 'none' }, canMoveUp: true, canMoveDown: true });
    expect(told('button')).toMatchObject({ text: { kind: 'literal', value: 'Save' }, canMoveDown: false });
    expect(told('Menu')).toMatchObject({ canMoveUp: false, canDuplicate: false });
    expect(told('h1')).toMatchObject({ canMoveUp: false, canMoveDown: true });
  });
});

describe('an element that was seen in a page', () => {
  it('is the one at its place, or the only one of its name on the line', () => {
    const { at } = placeOf('li');
    expect(locateElement(PAGE, 'a.tsx', at)).toEqual(at);
    expect(locateElement(PAGE, 'a.tsx', { line: at.line, column: at.column + 40, name: 'li' })).toEqual(at);
    for (const name of ['p', undefined])
      expect(codeOf(() => locateElement(PAGE, 'a.tsx', { line: at.line, column: 2, name }))).toBe(
        'no_element_there',
      );
  });
});

describe('moving and doubling', () => {
  it('swaps two neighbours and leaves what is between them', () => {
    const down = moveElement(placeOf('h1'), 'down');
    expect(down.source).toBe(
      PAGE.replace(
        /(<h1>.*<\/h1>)(\n.*\n\s*)(<ul>.*<\/ul>)/,
        (_, h1: string, between: string, ul: string) => ul.replace(/^\{|\}$/, '') + between + h1,
      ),
    );
    expect(describeElement({ source: down.source, at: down.at }).name).toBe('h1');
    const back = moveElement({ source: down.source, at: down.at }, 'up');
    expect(back).toEqual({ source: PAGE, at: placeOf('h1').at });
  });

  it('never moves an element over words or out of the code that yields it', () => {
    expect(codeOf(() => moveElement(placeOf('Icon'), 'up'))).toBe('made_by_code');
    expect(codeOf(() => moveElement(placeOf('li'), 'down'))).toBe('made_by_code');
  });

  it('writes the second one on lines of its own, at the same depth', () => {
    expect(duplicateElement(placeOf('img'))).toContain(
      '\n      <img src="/a.png" alt="" />\n      <img src="/a.png" alt="" />\n',
    );
  });
});

describe('words from data', () => {
  it('are changed in their only string, whatever quotes it has', () => {
    expect(hasOneString(PAGE, 'a.tsx', 'Twice')).toBe(false);
    expect(codeOf(() => replaceString({ source: PAGE, path: 'a.tsx' }, 'Twice', 'Once'))).toBe(
      'made_by_code',
    );
    const changed = replaceString({ source: PAGE, path: 'a.tsx' }, 'Deep roots', 'It\'s `deep` \\ "roots"');
    expect(changed).toBe(PAGE.replace("'Deep roots'", String.raw`'It\'s ${'`deep`'} \\ "roots"'`));
    expect(replaceString({ source: PAGE, path: 'a.tsx' }, 'Fast "growth"', 'x')).toContain('title: "x"');
    expect(replaceString({ source: PAGE, path: 'a.tsx' }, 'Deep roots of it', 'a "b" &amp;')).toContain(
      'title="a &quot;b&quot; &amp;amp;"',
    );
    expect(hasOneString(PAGE, 'a.tsx', './utils')).toBe(false);
  });
});

const root = fileURLToPath(new URL('../../../', import.meta.url));
const FILES = ['packages/template/project/src/**/*.tsx', 'packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .toSorted()
  .map((path) => readFileSync(root + path, 'utf8'))
  .filter((source) => findElements(source).length > 0);

const anElement = fc
  .tuple(fc.constantFrom(...FILES), fc.nat(), fc.boolean())
  .map(([text, index, isWindows]) => {
    const source = isWindows ? text.replaceAll('\n', '\r\n') : text;
    const elements = findElements(source).filter(({ name }) => name !== '');
    return { source, element: elements[index % elements.length] };
  })
  .filter((picked): picked is { source: string; element: Element } => picked.element !== undefined);

/** What a refused change leaves is the source. */
function changed(source: string, work: () => string): string {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return source;
    throw error;
  }
}

/** How much the two have in common at their beginning and at their end together. */
function sharedEnds(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  let before = 0;
  while (before < length && one[before] === other[before]) before += 1;
  let after = 0;
  while (after < length && one.at(-1 - after) === other.at(-1 - after)) after += 1;
  return before + after;
}

describe('in real sources', () => {
  const runs = { numRuns: 150 };

  it('a change of classes or of an attribute touches the opening tag alone', () => {
    fc.assert(
      fc.property(
        anElement,
        fc.constantFrom('text-red-500', 'p-4', "before:content-['x']"),
        (picked, name) => {
          const { source, element } = picked;
          const place = { source, at: element.position };
          const { opening } = describeElement(place);
          const rest = source.slice(element.start + opening.length);
          const results = [
            changed(source, () => setClasses(place, { add: [name], remove: ['flex'] })),
            changed(source, () => setProp(place, 'title', name)),
          ];
          for (const result of results) {
            expect(result.startsWith(source.slice(0, element.start))).toBe(true);
            expect(result.endsWith(rest)).toBe(true);
          }
        },
      ),
      runs,
    );
  });

  it('a change of the text stays between the tags', () => {
    fc.assert(
      fc.property(anElement, fc.string(), ({ source, element }, text) => {
        const place = { source, at: element.position };
        const { opening, text: before } = describeElement(place);
        if (before.kind !== 'literal') return;
        const result = setText(place, text);
        const inner = element.start + opening.length;
        expect(result.startsWith(source.slice(0, inner))).toBe(true);
        expect(result.endsWith(source.slice(source.lastIndexOf('</', element.end)))).toBe(true);
      }),
      runs,
    );
  });

  it('deleting, doubling and moving leave every byte of the others', () => {
    fc.assert(
      fc.property(anElement, fc.constantFrom('up' as const, 'down' as const), ({ source, element }, way) => {
        const place = { source, at: element.position };
        const own = source.slice(element.start, element.end);
        const without = changed(source, () => removeElement(place));
        if (without !== source && !without.includes('null')) {
          expect(source.length - without.length).toBeLessThan(own.length + 400);
          // One cut, and nothing else.
          expect(sharedEnds(source, without)).toBeGreaterThanOrEqual(without.length);
        }
        const doubled = changed(source, () => duplicateElement(place));
        if (doubled !== source) {
          expect(doubled.startsWith(source.slice(0, element.end))).toBe(true);
          expect(doubled.endsWith(source.slice(element.end))).toBe(true);
          const added = doubled.slice(element.end, doubled.length - (source.length - element.end));
          expect(added.trimStart()).toBe(own);
        }
        const { canMoveUp, canMoveDown } = describeElement(place);
        if (way === 'up' ? !canMoveUp : !canMoveDown) return;
        const moved = moveElement(place, way);
        expect(moved.source).toHaveLength(source.length);
        expect(moved.source.split('').toSorted().join('')).toBe(source.split('').toSorted().join(''));
        const back = moveElement({ source: moved.source, at: moved.at }, way === 'up' ? 'down' : 'up');
        expect(back).toEqual({ source, at: element.position });
      }),
      runs,
    );
  });
});
