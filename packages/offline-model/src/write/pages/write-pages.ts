import type { AppPlan, PagePlan } from '../../plan/app-plan.ts';
import { OWN_HEADING, writeBlock } from '../blocks/index.ts';
import { attribute, block as lines, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { pascal } from '../names.ts';
import { SYMBOLS } from '../symbols.data.ts';

export interface RouteCode {
  readonly component: string;
  readonly file: string;
  readonly page: PagePlan;
  readonly isGuarded: boolean;
}

/** A file for each page; returns what the router needs. */
export function writePages(draft: Draft, offered: ReadonlySet<string>): readonly RouteCode[] {
  return draft.plan.pages.map((page, index) => {
    const component = index === 0 ? 'Index' : pageComponent(page);
    draft.add(`src/pages/${component}.tsx`, pageFile(draft, page, component));
    return {
      component,
      file: component,
      page,
      isGuarded: offered.has('RequireSignIn') && isGuarded(draft.plan, page),
    };
  });
}

/** Names that the router's own file or every page uses. */
const TAKEN = new Set(['App', 'AppLayout', 'Index', 'NotFound', 'Page', 'Section', 'RequireSignIn']);

function pageComponent(page: PagePlan): string {
  const name = pascal(page.id);
  return TAKEN.has(name) || SYMBOLS.has(name) ? `${name}Page` : name;
}

function pageFile(draft: Draft, page: PagePlan, component: string): string {
  const blocks = chartsSideBySide(
    page.blocks
      .map((block, index) => ({ kind: block.kind, jsx: writeBlock(block, { draft, page, index }) }))
      .filter(({ jsx }) => jsx !== ''),
  );
  const ownHeading = page.blocks.some((block) => OWN_HEADING.has(block.kind));
  const attributes = [
    attribute('title', titleOf(draft.plan, page)),
    ...(ownHeading || page.intro === '' ? [] : [attribute('intro', page.intro)]),
    ...(ownHeading ? ['hasOwnHeading'] : []),
  ];
  return `const ${component} = () => (
  <Page ${attributes.join(' ')}>
    ${lines(blocks.length > 0 ? blocks : [nothingYet(draft, page)], 4)}
  </Page>
);

export default ${component};
`;
}

const nothingYet = (draft: Draft, page: PagePlan): string =>
  `<EmptyState icon={${draft.icon(page.icon, 'Sparkles')}} ${attribute('title', page.title)} ${attribute('text', draft.say('emptyTextRead'))} />`;

/** Two charts in a row share it. */
function chartsSideBySide(blocks: readonly { kind: string; jsx: string }[]): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < blocks.length; at += 1) {
    const [here, next] = [blocks[at], blocks[at + 1]];
    if (here?.kind === 'chart' && next?.kind === 'chart') {
      result.push(`<div className="grid items-start gap-8 lg:grid-cols-2">
  ${lines([here.jsx, next.jsx], 2)}
</div>`);
      at += 1;
    } else if (here) {
      result.push(here.jsx);
    }
  }
  return result;
}

/** The start page's tab shows the app's name alone. */
function titleOf(plan: AppPlan, page: PagePlan): string {
  const isStart = plan.pages[0]?.id === page.id;
  const hasHero = page.blocks.some((block) => block.kind === 'hero');
  return isStart && hasHero ? plan.name : page.title;
}

/** The router: pages are loaded when they are opened. */
export function writeRouter(draft: Draft, routes: readonly RouteCode[]): void {
  const imports = routes.map(
    ({ component, file }) => `const ${component} = lazy(() => import("./pages/${file}"));`,
  );
  const elements = routes.map(routeElement);
  const mode = draft.look.isDark ? 'dark' : 'light';
  draft.add(
    'src/App.tsx',
    `import { Toaster as Sonner } from "@/components/ui/sonner";

${imports.join('\n')}
const NotFound = lazy(() => import("./pages/NotFound"));

const queryClient = new QueryClient();

const App = () => (
  <ErrorBoundary>
    <ThemeProvider defaultTheme="${mode}">
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          <BrowserRouter>
            <Suspense fallback={null}>
              <Routes>
                <Route element={<AppLayout />}>
                  ${lines(elements, 18)}
                  {/* New routes go above this line: the star catches every other address. */}
                  <Route path="*" element={<NotFound />} />
                </Route>
              </Routes>
            </Suspense>
          </BrowserRouter>
          <Toaster />
          <Sonner />
        </TooltipProvider>
      </QueryClientProvider>
    </ThemeProvider>
  </ErrorBoundary>
);

export default App;
`,
  );
}

const isGuarded = ({ auth }: AppPlan, page: PagePlan): boolean =>
  auth !== null && (auth.guarded.includes(page.id) || page.role !== undefined);

function routeElement({ component, page, isGuarded: needsSignIn }: RouteCode): string {
  if (!needsSignIn) return `<Route path="${page.path}" element={<${component} />} />`;
  const role = page.role ? ` role=${quote(page.role)}` : '';
  return `<Route
  path="${page.path}"
  element={
    <RequireSignIn${role}>
      <${component} />
    </RequireSignIn>
  }
/>`;
}

export function writeNotFound(draft: Draft): void {
  draft.add(
    'src/pages/NotFound.tsx',
    `const NotFound = () => (
  <Page ${attribute('title', draft.say('notFoundTitle'))} ${attribute('intro', draft.say('notFoundText'))}>
    <Button asChild className="w-fit">
      <Link to="/">${draft.say('backHome')}</Link>
    </Button>
  </Page>
);

export default NotFound;
`,
  );
}
