import { expect, test } from 'vitest';
import { findRoutes } from './find-routes.ts';

test('elements, nested as deep as they go', () => {
  const source = `export const App = () => (
    <BrowserRouter><Routes>
      <Route path="/" element={<Layout />}>
        <Route index element={<Home />} />
        <Route path={"about"} element={<About />} />
        <Route path="shop/*">
          <Route path={\`sale\`} element={<Sale />} />
          <Route path=":id" element={<Item />} />
        </Route>
        {isAdmin && <Route path="admin" element={<Guard><Admin /></Guard>} />}
        <Route path={paths.secret} element={<Secret />} />
      </Route>
      <Route element={<Plain />}><Route path="/terms" element={<Terms />} /></Route>
      <Route path="*" element={<Missing />} />
    </Routes></BrowserRouter>
  );`;
  expect(findRoutes(source)).toEqual(['/', '/about', '/shop/sale', '/shop/:id', '/admin', '/terms']);
});

test('objects, also where the list stands in a variable', () => {
  const source = `const routes: RouteObject[] = [
    { path: '/', element: <Layout />, children: [
      { index: true, element: <Home /> },
      { 'path': 'team', children: [{ path: 'join', lazy: () => import('./Join') }] },
    ] },
    { path: '*', element: <Missing /> },
  ];
  export const router = createBrowserRouter(routes, { basename: '/' });
  export const Other = () => useRoutes([{ path: 'other' }]);`;
  expect(findRoutes(source)).toEqual(['/', '/team', '/team/join', '/other']);
});

test('routes by file', () => {
  expect(findRoutes(`export const Route = createFileRoute('/_site/blog/')({ component: Blog });`)).toEqual([
    '/blog',
  ]);
  expect(findRoutes(`export const Route = createFileRoute('/blog/$slug')({});`)).toEqual(['/blog/$slug']);
});

test('what is called so elsewhere is none', () => {
  expect(
    findRoutes(`const path = '/x'; const Map = () => <MapRoute path="/y" />; create([{ path: '/z' }]);`),
  ).toEqual([]);
});
