import { expect, test } from 'vitest';
import { readRoutes } from './first-chunks.ts';

test('a route is read as an element or as an object, behind a guard or with its component named', () => {
  const source = `
    const Index = lazy(() => import("./pages/Index"));
    const About = React.lazy(async () => import('@/pages/About'));
    const Team = lazy(() => import("./pages/Team.tsx").then(({ Team }) => ({ default: Team })));
    const Settings = lazy(() => import("./pages/Settings"));
    const Toaster = lazy(() => import("@/components/ui/toaster"));
    <Route element={<Layout />}>
      <Route path="/" element={<Index />} />
      <Route element={<RequireSignIn><About /></RequireSignIn>} path={"/about"} />
    </Route>
    <Toaster />
    createBrowserRouter([{ path: '/team', Component: Team }, { path: "/settings", element: <Settings /> }]);`;
  expect(readRoutes(source)).toEqual([
    { path: '/', module: './pages/Index' },
    { path: '/about', module: '@/pages/About' },
    { path: '/team', module: './pages/Team.tsx' },
    { path: '/settings', module: './pages/Settings' },
  ]);
});

test('an index page has the address of the route around it', () => {
  const source = `
    const Home = lazy(() => import("./Home"));
    const Office = lazy(() => import("./Office"));
    <Route path="/" element={<Layout />}><Route index element={<Home />} /></Route>
    <Route path="/office"><Route index element={<Office />} /></Route>`;
  expect(readRoutes(source)).toEqual([
    { path: '/', module: './Home' },
    { path: '/office', module: './Office' },
  ]);
});

test('what has parameters, lies below another route or is loaded at once is left alone', () => {
  const source = `
    import Index from "./pages/Index";
    const One = lazy(() => import("./pages/One"));
    <Route path="/" element={<Index />} />
    <Route path="/things/:id" element={<One />} />
    <Route path="below" element={<One />} />
    <Route path="*" element={<One />} />`;
  expect(readRoutes(source)).toEqual([]);
});
