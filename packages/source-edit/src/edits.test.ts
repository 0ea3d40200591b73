import { AppError } from '@loam/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findElements,
  insertElement,
  parse,
  removeElement,
  removeProp,
  setClasses,
  setProp,
  setText,
  wrapElement,
  type Place,
} from './index.ts';

const PAGE = `import { cn } from "@/lib/utils";

export default function Page({ open, className, ...props }) {
  return (
    <main className="p-4 text-lg">
      <h1>Hello</h1>
      <p className={\`mt-2 \${open ? "block" : "hidden"}\`}>
        Welcome to the shop
      </p>
      <Button className={cn("px-2 py-1", open && "ring", className)} onClick={go}>
        Save <Icon />
      </Button>
      <img src="/a.png" alt="" />
      {open && <Menu />}
      <ul>{items.map((item) => <li key={item}>{item}</li>)}</ul>
      <footer {...props}></footer>
    </main>
  );
}
`;

function at(name: string, source = PAGE): Place {
  const element = findElements(source).find((candidate) => candidate.name === name);
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

describe('finding elements', () => {
  it('tells names, places, attributes, texts and what is around them', () => {
    const elements = findElements(PAGE);
    expect(elements.map(({ name }) => name)).toEqual([
      'main',
      'h1',
      'p',
      'Button',
      'Icon',
      'img',
      'Menu',
      'ul',
      'li',
      'footer',
    ]);
    expect(elements[1]).toMatchObject({
      position: { line: 6, column: 7 },
      text: 'Hello',
      hasOnlyText: true,
      parent: 0,
    });
    expect(elements[5]?.attributes).toEqual([
      { name: 'src', kind: 'text', value: '/a.png' },
      { name: 'alt', kind: 'text', value: '' },
    ]);
    expect(elements[9]?.attributes).toEqual([{ name: '', kind: 'spread', value: 'props' }]);
    expect(elements[8]).toMatchObject({ parent: 7, hasOnlyText: false });
  });

  it('reads entities and generics, and refuses a source that does not parse', () => {
    expect(findElements('const a = <p>Fish &amp; chips &#8364;</p>')[0]?.text).toBe('Fish & chips €');
    expect(findElements('const f = <T,>(x: T) => <List<T> items={x} />')[0]?.name).toBe('List');
    expect(codeOf(() => findElements('const a = <p>'))).toBe('unreadable_source');
  });
});

describe('setting text', () => {
  it('replaces the text and keeps the layout around it', () => {
    expect(setText(at('h1'), 'Good morning')).toBe(PAGE.replace('Hello', 'Good morning'));
    expect(setText(at('p'), 'Come in')).toBe(PAGE.replace('Welcome to the shop', 'Come in'));
  });

  it('writes signs of JSX as entities', () => {
    const result = setText(at('h1'), 'a < b && {c} &amp;');
    expect(result).toContain('<h1>a &lt; b && &#123;c&#125; &amp;amp;</h1>');
    expect(findElements(result)[1]?.text).toBe('a < b && {c} &amp;');
  });

  it('replaces the one text beside an element', () => {
    expect(setText(at('Button'), 'Store')).toContain('        Store <Icon />\n');
  });

  it('opens an element that was closed', () => {
    expect(setText(at('Icon'), 'x')).toContain('Save <Icon>x</Icon>');
    expect(setText(at('footer'), 'x')).toContain('<footer {...props}>x</footer>');
  });

  it('refuses text that code makes, and a place without an element', () => {
    expect(codeOf(() => setText(at('li'), 'x'))).toBe('made_by_code');
    expect(codeOf(() => setText({ source: PAGE, at: { line: 1, column: 1 } }, 'x'))).toBe('no_element_there');
    expect(codeOf(() => setText({ source: PAGE, at: { line: 900, column: 1 } }, 'x'))).toBe(
      'no_element_there',
    );
  });
});

describe('setting classes', () => {
  it.each([
    ['main', { add: ['p-8'] }, 'className="p-4 text-lg p-8"'],
    ['main', { remove: ['p-4'] }, 'className="text-lg"'],
    ['main', { remove: ['text-lg'], add: ['text-lg'] }, 'className="p-4 text-lg"'],
    ['main', { replace: [{ from: 'p-4', to: 'p-6' }] }, 'className="p-6 text-lg"'],
    ['main', { add: ['p-4'] }, 'className="p-4 text-lg"'],
    ['h1', { add: ['text-xl', 'font-bold'] }, '<h1 className="text-xl font-bold">Hello'],
    ['p', { add: ['mb-2'] }, '`mt-2 ${open ? "block" : "hidden"} mb-2`'],
    ['p', { replace: [{ from: 'hidden', to: 'invisible' }] }, '`mt-2 ${open ? "block" : "invisible"}`'],
    ['Button', { add: ['m-1'], remove: ['px-2'] }, 'cn("py-1 m-1", open && "ring", className)'],
    ['Button', { replace: [{ from: 'ring', to: 'ring-2' }] }, 'cn("px-2 py-1", open && "ring-2", className)'],
    ['footer', { add: ['mt-auto'] }, '<footer {...props} className="mt-auto">'],
    ['h1', { add: ["content-['x']"] }, `<h1 className="content-['x']">`],
  ])('of %s by %j', (name, edit, expected) => {
    const result = setClasses(at(name), edit);
    expect(result).toContain(expected);
    expect(parse(result, 'page.tsx').errors).toEqual([]);
  });

  it('gives a call without a fixed string one, and refuses other code', () => {
    const source = (value: string): string => `const a = <p className={${value}} />;`;
    expect(setClasses(at('p', source('cn(className)')), { add: ['x'] })).toBe(source('cn("x", className)'));
    expect(codeOf(() => setClasses(at('p', source('className')), { add: ['x'] }))).toBe('made_by_code');
    expect(codeOf(() => setClasses(at('p', source('make(a)')), { add: ['x'] }))).toBe('made_by_code');
    expect(setClasses(at('p', source('a === "x" ? "x" : "y"')), { remove: ['x'] })).toBe(
      source('a === "x" ? "" : "y"'),
    );
    expect(codeOf(() => setClasses(at('h1'), { add: ['a b'] }))).toBe('breaks_source');
    expect(codeOf(() => setClasses(at('main'), { add: ['a"b'] }))).toBe('breaks_source');
  });
});

describe('setting properties', () => {
  it('replaces, adds and removes', () => {
    expect(setProp(at('img'), 'alt', 'A "red" car')).toContain(`<img src="/a.png" alt='A "red" car' />`);
    expect(setProp(at('img'), 'width', 20)).toContain('alt="" width={20} />');
    expect(setProp(at('Icon'), 'hidden', true)).toContain('<Icon hidden />');
    expect(setProp(at('Button'), 'onClick', { code: '() => save()' })).toContain('onClick={() => save()}>');
    expect(removeProp(at('img'), 'alt')).toContain('<img src="/a.png" />');
  });

  it('refuses what would not parse or is not there', () => {
    expect(codeOf(() => setProp(at('img'), 'alt', { code: 'a b' }))).toBe('breaks_source');
    expect(codeOf(() => setProp(at('img'), 'a b', 'x'))).toBe('breaks_source');
    expect(codeOf(() => removeProp(at('img'), 'title'))).toBe('not_found');
  });
});

describe('moving elements', () => {
  it('inserts on lines of its own', () => {
    expect(insertElement(at('h1'), 'before', '<Logo />')).toContain(
      '<main className="p-4 text-lg">\n      <Logo />\n      <h1>Hello</h1>\n',
    );
    expect(insertElement(at('h1'), 'after', '<div>\n  <b>x</b>\n</div>')).toContain(
      '      <h1>Hello</h1>\n      <div>\n        <b>x</b>\n      </div>\n      <p',
    );
    expect(insertElement(at('main'), 'inside-start', '<Top />')).toContain(
      'text-lg">\n      <Top />\n      <h1>',
    );
    expect(insertElement(at('main'), 'inside-end', '<End />')).toContain(
      '</footer>\n      <End />\n    </main>\n',
    );
    expect(insertElement(at('h1'), 'inside-end', '<b>!</b>')).toContain('<h1>Hello<b>!</b></h1>');
    expect(insertElement(at('Menu'), 'inside-start', '<b />')).toContain(
      '{open && <Menu>\n        <b />\n      </Menu>}',
    );
    expect(insertElement(at('footer'), 'inside-start', '<b />')).toContain(
      '<footer {...props}>\n        <b />\n      </footer>',
    );
  });

  it('refuses a neighbour where none can be, and JSX that does not parse', () => {
    expect(codeOf(() => insertElement(at('main'), 'after', '<b />'))).toBe('breaks_source');
    expect(codeOf(() => insertElement(at('h1'), 'after', '<b>'))).toBe('breaks_source');
  });

  it('removes an element with its line, or what shows it', () => {
    expect(removeElement(at('h1'))).toBe(PAGE.replace('      <h1>Hello</h1>\n', ''));
    expect(removeElement(at('Menu'))).toBe(PAGE.replace('      {open && <Menu />}\n', ''));
    expect(removeElement(at('Icon'))).toContain('Save \n');
    expect(removeElement(at('li'))).toContain('items.map((item) => null)');
    expect(removeElement(at('main'))).toContain('return (\n    null\n  );');
  });

  it('wraps an element and indents what is in it', () => {
    expect(wrapElement(at('p'), { name: 'section', props: { id: 'intro' } })).toContain(
      '      <section id="intro">\n        <p className={`mt-2 ${open ? "block" : "hidden"}`}>\n          Welcome to the shop\n        </p>\n      </section>\n',
    );
    expect(wrapElement(at('Menu'), { name: 'div' })).toContain('{open && <div><Menu /></div>}');
  });
});

describe('every edit', () => {
  const pieces = fc.array(
    fc.constantFrom(
      '<h1>Title</h1>',
      '<p className="a b">Text – “x” 😀</p>',
      '<A {...p} className={cn("a", b)} />',
      "{c && <B d='e'>f {g}</B>}",
      '<div><i>x</i>\n  y\n</div>',
      '{/* note */}',
      '<></>',
    ),
    { minLength: 1, maxLength: 6 },
  );
  const word = fc.string({ minLength: 1, maxLength: 12 });
  const edits: ((place: Place, text: string) => string)[] = [
    (place, text) => setText(place, text),
    (place, text) => setClasses(place, { add: [text], remove: ['a'] }),
    (place, text) => setProp(place, 'title', text),
    (place) => insertElement(place, 'inside-end', '<New />'),
    (place) => insertElement(place, 'before', '<New />'),
    (place) => removeElement(place),
    (place) => wrapElement(place, { name: 'div' }),
  ];

  it('hands out a source that parses and is the same outside the element, or refuses', () => {
    fc.assert(
      fc.property(
        pieces,
        fc.nat(),
        fc.constantFrom(...edits),
        word,
        fc.boolean(),
        (parts, pick, edit, text, crlf) => {
          const plain = `const before = "é";\nexport const X = () => (\n  <main>\n    ${parts.join('\n    ')}\n  </main>\n);\nconst after = 1;\n`;
          const source = crlf ? plain.replaceAll('\n', '\r\n') : plain;
          const elements = findElements(source).filter(({ name }) => name !== '');
          const element = elements[pick % elements.length];
          if (element === undefined) return;
          let result = source;
          const code = codeOf(() => {
            result = edit({ source, at: element.position }, text);
          });
          expect([undefined, 'made_by_code', 'breaks_source']).toContain(code);
          expect(parse(result, 'x.tsx').errors).toEqual([]);
          // A removed child takes its line and the braces of its condition along.
          const start = Math.max(0, source.lastIndexOf('\n', element.start));
          const end = source.indexOf('\n', element.end) + 1;
          expect(result.startsWith(source.slice(0, start))).toBe(true);
          expect(result.endsWith(source.slice(end))).toBe(true);
          if (crlf) expect(result.replaceAll('\r\n', '')).not.toContain('\n');
        },
      ),
      { numRuns: 600 },
    );
  });

  it('shows a set text as it was given, white space aside', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const result = setText({ source: 'const a = <p>x</p>;', at: { line: 1, column: 11 } }, text);
        const squeezed = text.replace(/\s+/g, ' ').trim();
        expect(findElements(result)[0]?.text).toBe(squeezed);
      }),
    );
  });
});
