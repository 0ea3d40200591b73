import type { AppPlan, PagePlan } from '../../plan/app-plan.ts';
import type { BlockPlan } from '../../plan/block-plan.ts';
import { authPages } from '../blocks/auth/write-auth.ts';
import { OWN_HEADING, writeBlock } from '../blocks/index.ts';
import { attribute, block as lines, indent, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { pascal } from '../names.ts';
import { sceneFor, tradeWords } from '../pictures/scene-words.data.ts';
import { SYMBOLS } from '../symbols.data.ts';
import { listed } from '../../lexicon/listed.ts';

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
const TAKEN = new Set(
  listed(`
  App, AppLayout, Index, NotFound, Page, Section, RequireSignIn, SignIn, SignUp, ResetPassword, NewPassword`),
);

function pageComponent(page: PagePlan): string {
  const name = pascal(page.id);
  return TAKEN.has(name) || SYMBOLS.has(name) ? `${name}Page` : name;
}

function pageFile(draft: Draft, page: PagePlan, component: string): string {
  const blocks = sideBySide(
    draft,
    page.blocks
      .map((block, index) => ({ block, jsx: writeBlock(block, { draft, page, index }) }))
      .filter(({ jsx }) => jsx !== '')
      .map(asTarget),
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

/** What a button of the opening leads to can be jumped to; the first of its kind. */
function asTarget(written: WrittenBlock, at: number, all: readonly WrittenBlock[]): WrittenBlock {
  const { kind } = written.block;
  const isLedTo = all.some(
    ({ block }) => block.kind === 'hero' && block.actions.some(({ to }) => to === kind),
  );
  if (!isLedTo || all.findIndex(({ block }) => block.kind === kind) !== at) return written;
  return {
    ...written,
    jsx: `<div id="${kind}" className="min-w-0 scroll-mt-24">\n  ${indent(written.jsx, 2)}\n</div>`,
  };
}

const nothingYet = (draft: Draft, page: PagePlan): string =>
  `<EmptyState icon={${draft.icon(page.icon, 'Sparkles')}} ${attribute('title', page.title)} ${attribute('text', draft.say('emptyTextRead'))} />`;

interface WrittenBlock {
  readonly block: BlockPlan;
  readonly jsx: string;
}

/** Charts in a row share it; where to find us stands beside the form to write to us; a lone form beside a picture. */
function sideBySide(draft: Draft, blocks: readonly WrittenBlock[]): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < blocks.length;) {
    const group = groupFrom(blocks.slice(at));
    const columns = columnsOf(group.map(({ block }) => block));
    const elements = group.map(({ jsx }) => jsx);
    result.push(
      columns === null
        ? elements.join('\n')
        : `<div className="grid ${columns}">\n  ${lines(elements, 2)}\n</div>`,
    );
    at += group.length;
  }
  const [only] = blocks;
  return only && blocks.length === 1 && draft.look.hasBands && BESIDE_PICTURE.has(only.block.kind)
    ? [besidePicture(draft, result.join('\n'))]
    : result;
}

/** The blocks at the beginning that share a row: at least one. */
function groupFrom(blocks: readonly WrittenBlock[]): readonly WrittenBlock[] {
  const [first, second] = blocks;
  if (first?.block.kind === 'chart') {
    const end = blocks.findIndex(({ block }) => block.kind !== 'chart');
    const charts = end === -1 ? blocks.length : end;
    return blocks.slice(0, charts === 3 ? 3 : Math.min(charts, 2));
  }
  return blocks.slice(0, first && second && isFormWithPlace(first.block, second.block) ? 2 : 1);
}

function columnsOf([first, ...others]: readonly BlockPlan[]): string | null {
  if (!first || others.length === 0) return null;
  if (first.kind !== 'chart') return 'items-start gap-10 lg:grid-cols-[3fr_2fr]';
  return others.length === 1 ? 'gap-6 lg:grid-cols-2' : 'gap-6 lg:grid-cols-2 xl:grid-cols-3';
}

const isFormWithPlace = (here: BlockPlan, next: BlockPlan): boolean =>
  here.kind === 'form' && next.kind === 'prose' && (next.style === 'contact' || next.style === 'hours');

/** A form alone would leave half of a wide page empty. */
const BESIDE_PICTURE: ReadonlySet<BlockPlan['kind']> = new Set(['form', 'booking', 'quiz']);

function besidePicture(draft: Draft, jsx: string): string {
  const scene = sceneFor('', tradeWords(draft.plan));
  return `<div className="grid items-start gap-10 lg:grid-cols-[3fr_2fr]">
  <div className="grid min-w-0 gap-10">
    ${indent(jsx, 4)}
  </div>
  <Picture image="${scene}" name="" className="hidden aspect-square rounded-3xl lg:sticky lg:top-24 lg:block" />
</div>`;
}

/** The start page's tab shows the app's name alone. */
function titleOf(plan: AppPlan, page: PagePlan): string {
  const isStart = plan.pages[0]?.id === page.id;
  const hasHero = page.blocks.some((block) => block.kind === 'hero');
  return isStart && hasHero ? plan.name : page.title;
}

/** The router: pages are loaded when they are opened. */
export function writeRouter(draft: Draft, routes: readonly RouteCode[]): void {
  const doors = authPages(draft);
  for (const { component, body } of doors) draft.add(`src/pages/${component}.tsx`, body);
  const imports = [
    ...routes.map(({ component, file }) => `const ${component} = lazy(() => import("./pages/${file}"));`),
    ...doors.map(({ component }) => `const ${component} = lazy(() => import("./pages/${component}"));`),
  ];
  const elements = [
    ...routes.map(routeElement),
    ...doors.map(({ component, path }) => `<Route path="${path}" element={<${component} />} />`),
  ];
  const mode = draft.look.isDark ? 'dark' : 'light';
  draft.add(
    'src/App.tsx',
    `${imports.join('\n')}
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
              <Toasters />
            </Suspense>
          </BrowserRouter>
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
