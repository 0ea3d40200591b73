import { insertElement } from '@loam/source-edit';
import { pascal, kebab } from '../write/names.ts';
import { sentence } from './phrases.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { elementsOf, ownSources, tried } from './source-edits.ts';
import { unquoted } from './wish.ts';

/** A page with its route and, where there is one to copy, its link: for an app without a plan. */
export const addForeignPage: SourceEditor = (desk, wish) => {
  if (desk.plan || !/^add\b|\badd$/iu.test(wish.order) || !/\bpage\b/iu.test(wish.order)) return null;
  const text = unquoted(wish.order, wish.quotes);
  const title =
    /\bpage (?:called|named|for|about|with)\s+(.+)$/iu.exec(text)?.[1] ??
    /\badd (?:an? |the )?(.+?) page\b/iu.exec(text)?.[1] ??
    /\bpage\s+(.+?)(?:\s+add)?$/iu.exec(text)?.[1];
  const app = desk.files.get('src/App.tsx');
  if (title === undefined || app === undefined) return null;
  const name = sentence(title.trim());
  const component = pascal(name);
  const path = `src/pages/${component}.tsx`;
  const routed = desk.files.has(path) ? null : withRoute(app, component, `/${kebab(name)}`);
  if (routed === null) return null;
  desk.files.set('src/App.tsx', routed);
  desk.files.set(path, pageSource(component, name));
  addLink(desk, name, `/${kebab(name)}`);
  return tell(desk.language, 'pageAdded', { name });
};

const pageSource = (component: string, title: string): string => `const ${component} = () => (
  <main className="mx-auto grid w-full max-w-4xl gap-6 px-4 py-12">
    <h1 className="text-3xl font-semibold">${title}</h1>
  </main>
);

export default ${component};
`;

/** Before the route that catches everything, else after the last. */
function withRoute(app: string, component: string, path: string): string | null {
  const routes = elementsOf(app, 'src/App.tsx').filter(({ name }) => name === 'Route');
  const star = routes.find(({ attributes }) =>
    attributes.some(({ name, value }) => name === 'path' && value === '*'),
  );
  const anchor = star ?? routes.at(-1);
  if (!anchor) return null;
  const isLazy = /\blazy\(/.test(app);
  const jsx = `<Route path="${path}" element={<${component} />} />`;
  const next = tried(() =>
    insertElement({ source: app, at: anchor.position, path: 'src/App.tsx' }, star ? 'before' : 'after', jsx),
  );
  if (next === null) return null;
  if (isLazy) {
    const line = `const ${component} = lazy(() => import("./pages/${component}"));\n`;
    const first = /^const \w+ = lazy\(.*$/m.exec(next);
    return first ? `${next.slice(0, first.index)}${line}${next.slice(first.index)}` : null;
  }
  return `import ${component} from "./pages/${component}";\n${next}`;
}

function addLink(desk: Desk, title: string, path: string): void {
  for (const file of ownSources(desk.files)) {
    const source = desk.files.get(file) ?? '';
    const elements = elementsOf(source, file);
    const nav = elements.findIndex(({ name }) => name === 'nav');
    const link = elements.findLast(
      (element) =>
        nav >= 0 &&
        element.start > (elements[nav]?.start ?? 0) &&
        element.end < (elements[nav]?.end ?? 0) &&
        element.hasOnlyText &&
        element.attributes.some(({ name, kind }) => (name === 'to' || name === 'href') && kind === 'text'),
    );
    if (!link) continue;
    const code = source
      .slice(link.start, link.end)
      .replace(/\b(to|href)="[^"]*"/, `$1="${path}"`)
      .replace(/>[^<>]*<\//, `>${title}</`);
    const next = tried(() => insertElement({ source, at: link.position, path: file }, 'after', code));
    if (next !== null) {
      desk.files.set(file, next);
      return;
    }
  }
}
