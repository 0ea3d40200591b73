import { expect, test } from 'vitest';
import { readAppRoutes } from './app-routes.ts';

function pathsOf(contents: string, path = 'src/App.tsx'): readonly string[] {
  return readAppRoutes([{ path, contents }]).map((route) => route.path);
}

test('react-router elements, nested, with an index and without the catch-all', () => {
  const source = `export const App = () => (
    <BrowserRouter><Routes>
      <Route path="/" element={<Index />} />
      {/* <Route path="/old" element={<Old />} /> */}
      <Route path="/shop" element={<Shop />}>
        <Route index element={<Guard><List kind="all" /></Guard>} />
        <Route path={'items/:itemId'} element={<Item />} />
      </Route>
      <Route element={<Layout />}><Route path="about" element={<About />} /></Route>
      <Route path="admin/*" element={<Admin />} />
      <Route path="*" element={<NotFound />} />
    </Routes></BrowserRouter>
  );`;
  expect(readAppRoutes([{ path: 'src/App.tsx', contents: source }])).toEqual([
    { path: '/', component: 'Index', file: 'src/App.tsx', isPattern: false },
    { path: '/about', component: 'About', file: 'src/App.tsx', isPattern: false },
    { path: '/shop', component: 'Shop', file: 'src/App.tsx', isPattern: false },
    { path: '/shop/items/:itemId', component: 'Item', file: 'src/App.tsx', isPattern: true },
  ]);
});

test('react-router objects, in place or in a variable', () => {
  const inPlace = `createBrowserRouter([{ path: '/', element: <Home />, children: [{ index: true }, { path: "team", Component: Team }] }])`;
  expect(pathsOf(inPlace)).toEqual(['/', '/team']);
  const kept = `const routes: RouteObject[] = [{ path: \`/docs\`, children: [{ path: ':page' }, { path: '*' }] }];\nuseRoutes(routes);`;
  expect(pathsOf(kept)).toEqual(['/docs', '/docs/:page']);
});

test('TanStack routes by file, without groups, frames and the root', () => {
  const files = ['/', '/posts/$postId', '/_auth/settings', '/_auth', '/(shop)/cart', '/posts_/new/'].map(
    (route, index) => ({
      path: `src/routes/${index}.tsx`,
      contents: `export const Route = createFileRoute('${route}')({ component: Page });`,
    }),
  );
  expect(readAppRoutes(files).map(({ path }) => path)).toEqual([
    '/',
    '/cart',
    '/posts/$postId',
    '/posts/new',
    '/settings',
  ]);
});

test('TanStack routes in code follow their parents', () => {
  const source = `const root = createRootRoute();
    const posts = createRoute({ getParentRoute: () => root, path: '/posts', component: Posts });
    const frame = createRoute({ getParentRoute: () => posts, id: 'frame' });
    const post = createRoute({ getParentRoute: () => frame, path: '$id' });
    const a = createRoute({ getParentRoute: () => b, path: 'a' });
    const b = createRoute({ getParentRoute: () => a, path: 'b' });`;
  expect(pathsOf(source)).toEqual(expect.arrayContaining(['/posts', '/posts/$id']));
});

test.each([
  ['words in a text', 'const help = "write <Route path=x>";'],
  ['a computed path', 'const a = <Route path={paths.home} element={<A />} />;'],
  ['a test', '<Route path="/a" />', 'src/App.test.tsx'],
  ['another kind of file', '<Route path="/a" />', 'README.md'],
  ['code that does not parse', 'const a = <Route path="'],
])('%s is no route', (_what, source, path?: string) => {
  expect(pathsOf(source, path)).toEqual([]);
});

test('binary and very large files are passed over', () => {
  const large = `${' '.repeat(400_001)}<Route path="/a" />`;
  expect(
    readAppRoutes([
      { path: 'a.tsx', contents: null },
      { path: 'b.tsx', contents: large },
    ]),
  ).toEqual([]);
});
