import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryProject, TEMPLATE, turnRequest } from '../testing/turn-harness.ts';
import { compactFileList } from './file-list.ts';
import { fitMessages, tokensOf } from './fit-messages.ts';
import { createFrame } from './frame.ts';
import { historyMessages } from './history.ts';
import { readProject } from './project-sources.ts';
import { chooseFiles } from './relevant-files.ts';
import { requestContent } from './request-message.ts';
import { routeMatches, routesTouchedBy } from './routes.ts';

const page = (name: string, imports = '') =>
  `${imports}const ${name} = () => <p>${name}</p>;\nexport default ${name};\n`;

const SHOP = {
  ...TEMPLATE,
  'README.md': 'Write `<Route path="/about" element={<About />} />`.\n',
  'src/App.tsx': `import { lazy } from "react";
import Layout from "@/components/Layout";
const Index = lazy(() => import("./pages/Index"));
const Products = lazy(() => import("@/pages/Products"));
const ProductDetail = lazy(() => import("./pages/ProductDetail"));
const Checkout = lazy(() => import("./pages/Checkout.tsx"));
export default () => (
  <Routes>
    <Route path="/" element={<Index />} />
    <Route path="/products" element={<Products />} />
    <Route path="/products/:id" element={<ProductDetail />} />
    <Route element={<Checkout />} path={"/checkout"} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
`,
  'src/pages/Products.tsx': page('Products', 'import { PriceTag } from "@/components/PriceTag";\n'),
  'src/pages/ProductDetail.tsx': page(
    'ProductDetail',
    'import { PriceTag } from "../components/PriceTag";\n',
  ),
  'src/pages/Checkout.tsx': page('Checkout', 'import { total } from "@/lib/money";\n'),
  'src/components/PriceTag.tsx':
    'import { money } from "@/lib/money";\nexport const PriceTag = () => <b>{money(1)}</b>;\n',
  'src/components/Layout.tsx': 'export default function Layout() { return null; }\n',
  'src/lib/money.ts': 'export const money = (n: number) => n.toFixed(2);\nexport const total = 1;\n',
  'src/lib/weather.ts': 'export const rain = 1;\n',
};

const shop = () => readProject(memoryProject(SHOP).base());
const chosen = async (text: string, more: Parameters<typeof turnRequest>[1] = {}, budget = 20_000) =>
  chooseFiles(turnRequest(text, more), await shop(), budget).map(({ path }) => path);

describe('the files that are shown', () => {
  test('are those whose names and words the request uses, first', async () => {
    const paths = await chosen('Show the price tag in euro on the checkout');
    const first = ['src/components/PriceTag.tsx', 'src/pages/Checkout.tsx'];
    expect(paths.slice(0, 3)).toEqual(expect.arrayContaining(first));
    expect(paths).toContain('src/lib/money.ts');
    expect(paths).not.toContain('src/lib/weather.ts');
  });

  test('include the page the person is on, also with a parameter in its address', async () => {
    expect(await chosen('Make this bigger', { currentPage: '/products/42?tab=1' })).toContain(
      'src/pages/ProductDetail.tsx',
    );
  });

  test('include what was pointed at and where an error happened, before all others', async () => {
    const selectedElements = [
      { source: 'src/components/Layout.tsx:1:5', selector: 'a', tag: 'a', text: '', classes: '', path: '/' },
    ];
    expect((await chosen('Show the checkout', { selectedElements }))[0]).toBe('src/components/Layout.tsx');
    const runtimeErrors = [{ message: 'boom', stack: 'at rain (http://x/src/lib/weather.ts:1:2)' }];
    expect((await chosen('Fix it', { runtimeErrors }))[0]).toBe('src/lib/weather.ts');
  });

  test('stay within the budget', async () => {
    const files = chooseFiles(turnRequest('products price checkout money'), await shop(), 150);
    expect(files.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(150 * 3.5);
  });

  test('of great length are cut at a line and say so', async () => {
    const long = `// checkout\n${'const x = 1;\n'.repeat(5_000)}`;
    const project = await readProject(memoryProject({ ...SHOP, 'src/pages/Checkout.tsx': long }).base());
    const file = chooseFiles(turnRequest('checkout'), project, 20_000).find(({ path }) =>
      path.endsWith('Checkout.tsx'),
    );
    expect(file?.content.endsWith(';')).toBe(true);
    expect((file?.content.split('\n').length ?? 0) + (file?.linesLeftOut ?? 0)).toBe(long.split('\n').length);
  });
});

describe('routes', () => {
  test('lead from a touched file to the addresses that show it', async () => {
    const { routes, graph } = await shop();
    expect(routes.map(({ path }) => path)).toEqual(['/', '/products', '/products/:id', '/checkout', '*']);
    expect(routesTouchedBy(['src/lib/money.ts'], routes, graph)).toEqual(['/products', '/checkout']);
    expect(routesTouchedBy(['src/lib/weather.ts'], routes, graph)).toEqual([]);
  });

  test.each([
    ['/products/:id', '/products/7', true],
    ['/products/:id', '/products', false],
    ['/', '/?a=1', true],
    ['/a', '/b', false],
  ])('%s shows %s: %s', (route, address, shows) => {
    expect(routeMatches(route, address)).toBe(shows);
  });
});

test('the list of files names folders once and sums up the component set', () => {
  const list = compactFileList(Object.keys(SHOP));
  expect(list).toContain('src/pages/ Checkout.tsx Index.tsx ProductDetail.tsx Products.tsx');
  expect(list).toContain('src/components/ui/ (1 components)');
  const many = Array.from({ length: 5_000 }, (_, at) => `src/f${at}/index.ts`);
  expect(compactFileList(many).length).toBeLessThan(6_200);
});

describe('history', () => {
  const message = (at: number, length = 20) => ({
    role: at % 2 ? ('ai' as const) : ('user' as const),
    text: `m${at} ${'x'.repeat(length)}`,
    ...(at % 2 && { changedPaths: [`src/${at}.tsx`] }),
  });

  test('that fits is kept as it was', () => {
    const messages = historyMessages([message(0), message(1)], 10_000);
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
    expect(JSON.stringify(messages[1])).toContain('[changed: src/1.tsx]');
  });

  test('closes every turn with what became of it, also one that said nothing', () => {
    const failed = { role: 'ai' as const, text: '', notes: ['failed: no model; nothing was saved'] };
    const answered = { role: 'ai' as const, text: 'Blue it is.', changedPaths: ['a.css'], notes: ['x'] };
    const messages = historyMessages([message(0), failed, message(2), answered], 10_000);
    expect(messages.map(({ content }) => content)).toMatchObject([
      {},
      [{ text: '[failed: no model; nothing was saved]' }],
      {},
      [{ text: 'Blue it is.\n\n[changed: a.css]\n[x]' }],
    ]);
    const long = [message(0), failed, ...Array.from({ length: 60 }, (_, at) => message(at, 900))];
    expect(JSON.stringify(historyMessages(long, 12_000)[0])).toContain('answered:  [failed: no model');
  });

  test('that does not fit is shortened at its beginning, and its end stays whole', () => {
    const history = Array.from({ length: 60 }, (_, at) => message(at, 900));
    const messages = historyMessages(history, 4_000);
    expect(JSON.stringify(messages[0])).toContain('Earlier in this conversation');
    expect(JSON.stringify(messages.at(-1))).toContain(`m59 ${'x'.repeat(900)}`);
    expect(messages.reduce((sum, one) => sum + tokensOf(one), 0)).toBeLessThan(4_400);
  });

  test('keeps its border for some turns, so that what was sent before stays a beginning', () => {
    const all = Array.from({ length: 80 }, (_, at) => message(at, 300));
    const borders = Array.from({ length: 20 }, (_, turn) => {
      const messages = historyMessages(all.slice(0, 40 + turn * 2), 3_000);
      return JSON.stringify(messages[2]);
    });
    expect(new Set(borders).size).toBeLessThanOrEqual(6);
  });

  test('is never longer than allowed, whatever was said', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3_000 }), { maxLength: 60 }), (texts) => {
        const history = texts.map((text, at) => ({
          role: at % 2 ? ('ai' as const) : ('user' as const),
          text,
        }));
        const tokens = historyMessages(history, 2_000).reduce((sum, one) => sum + tokensOf(one), 0);
        expect(tokens).toBeLessThan(2_000 + 61 * 5 + 60);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a long turn', () => {
  const result = (id: string, length: number) => ({
    role: 'tool' as const,
    content: [
      {
        type: 'tool-result' as const,
        toolCallId: id,
        toolName: 'read_file',
        output: { type: 'text' as const, value: 'y'.repeat(length) },
      },
    ],
  });
  const opening = { role: 'user' as const, content: [{ type: 'text' as const, text: 'z'.repeat(3_500) }] };

  test('drops the oldest results first and keeps the request and the newest', () => {
    const messages = [opening, ...Array.from({ length: 20 }, (_, at) => result(`${at}`, 3_500))];
    const fitted = fitMessages(messages, { opening: 1, budgetTokens: 15_000 });
    expect(fitted).toHaveLength(messages.length);
    expect(fitted[0]).toBe(opening);
    expect(JSON.stringify(fitted[1])).toContain('left out to save room');
    expect(fitted.at(-1)).toBe(messages.at(-1));
    expect(fitted.reduce((sum, one) => sum + tokensOf(one), 0)).toBeLessThanOrEqual(15_000);
  });

  test('that fits is left alone', () => {
    const messages = [opening, result('1', 100)];
    expect(fitMessages(messages, { opening: 1, budgetTokens: 15_000 })).toBe(messages);
  });
});

describe('the message that starts a turn', () => {
  const content = async (more: Parameters<typeof turnRequest>[1], files: Record<string, string> = SHOP) =>
    requestContent({
      request: turnRequest('Make the header blue', more),
      project: await readProject(memoryProject(files).base()),
      model: { seesImages: true, isSmall: false },
      budgetTokens: 5_000,
      now: new Date('2026-11-16T12:00:00Z'),
    });
  const image = (bytes: () => Promise<Uint8Array>) => ({
    name: 'logo.png',
    contentType: 'image/png',
    url: 'https://files.example/logo.png',
    bytes,
  });

  test('holds the request in a part of its own, and ends with the day', async () => {
    const { parts } = await content({});
    expect(parts.slice(-2)).toEqual([
      { type: 'text', text: 'Make the header blue' },
      { type: 'text', text: '[Added by the builder: Today is Monday, 2026-11-16.]' },
    ]);
  });

  test('says at its very end that a conversation changes nothing', async () => {
    const [build, chat] = [await content({}), await content({ mode: 'chat' })];
    expect(chat.parts.slice(0, -1)).toEqual(build.parts.slice(0, -1));
    expect(JSON.stringify(chat.parts.at(-1))).toContain('This is a conversation only');
  });

  test('names routes, faces and whether there is a backend', async () => {
    const text = JSON.stringify((await content({})).parts[0]);
    expect(text).toContain('Routes: / (src/pages/Index.tsx), /products (src/pages/Products.tsx)');
    expect(text).toContain('Backend: none.');
    const own = await content(
      {},
      {
        ...SHOP,
        '.env': 'VITE_SUPABASE_URL=x',
        'package.json':
          '{"dependencies":{"@fontsource-variable/fraunces":"5","@fontsource-variable/geist":"5"}}',
        'src/index.css': '@import "@fontsource-variable/geist";',
      },
    );
    expect(JSON.stringify(own.parts[0])).toContain('fraunces, geist (loaded).');
    expect(JSON.stringify(own.parts[0])).toContain('Backend: perhaps one of its own');
  });

  test('brings the rules of the project', async () => {
    const { parts } = await content({}, { ...SHOP, '.loam/knowledge.md': 'Prices are in euro.' });
    expect(JSON.stringify(parts[0])).toContain('Rules of this project, from its owner:\\n<data-');
    expect(JSON.stringify(parts[0])).toContain('Prices are in euro.');
  });

  test('shows pictures, and goes on without one that cannot be read', async () => {
    const good = image(() => Promise.resolve(new Uint8Array([1, 2])));
    const bad = image(() => Promise.reject(new Error('gone')));
    const { parts } = await content({ images: [good, bad] });
    expect(parts.filter(({ type }) => type === 'file')).toHaveLength(1);
    expect(JSON.stringify(parts)).not.toContain('files.example');
    expect(JSON.stringify(parts[0])).toContain('add_attachment, by its name:\\n- logo.png\\n- logo.png (2)');
  });

  test('holds attached text and says what else was attached', async () => {
    const files = [
      {
        ...image(() => Promise.resolve(new TextEncoder().encode('a;b\n1;2'))),
        name: 'x.csv',
        contentType: 'text/csv',
      },
      { ...image(() => Promise.resolve(new Uint8Array(3))), name: 'x.pdf', contentType: 'application/pdf' },
    ];
    const text = JSON.stringify((await content({ files })).parts[0]);
    expect(text).toContain('a;b\\n1;2');
    expect(text).toContain('x.pdf');
    expect(text).not.toContain('files.example');
  });

  test('hides keys in what the running app reported', async () => {
    const { parts } = await content({ runtimeErrors: [{ message: 'bad key sk-proj-abcdefghijklmnop1234' }] });
    expect(JSON.stringify(parts[0])).not.toContain('abcdefghijklmnop1234');
  });
});

test('a frame has another mark in another turn, and no attribute breaks out of it', () => {
  const framed = createFrame('a')('file', 'text', { path: 'x"><script>\n' });
  expect(framed).toMatch(/^<(data-[0-9a-f]{10}) kind="file" path="x&quot;>&lt;script> ">\ntext\n<\/\1>$/);
  expect(createFrame('b')('file', 'text')).not.toContain(/data-\w+/.exec(framed)?.[0]);
});
