import { like } from '../lexicon/pattern.ts';
import { converter, wcagContrast } from 'culori';
import { insertElement } from '@loam/source-edit';
import { kebab, pascal } from '../write/names.ts';
import { coloursIn } from './colours.ts';
import { sentence } from './phrases.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { editFirst, elementsOf, ownSources, tried } from './source-edits.ts';
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
  const place = { source: app, at: anchor.position, path: 'src/App.tsx' };
  const jsx = `<Route path="${path}" element={<${component} />} />`;
  const next = tried(() => insertElement(place, star ? 'before' : 'after', jsx));
  if (next === null) return null;
  if (!/\blazy\(/.test(app)) return `import ${component} from "./pages/${component}";\n${next}`;
  const line = `const ${component} = lazy(() => import("./pages/${component}"));\n`;
  const first = /^const \w+ = lazy\(.*$/m.exec(next);
  return first ? `${next.slice(0, first.index)}${line}${next.slice(first.index)}` : null;
}

/** Like the last link of the navigation. */
const addLink = (desk: Desk, title: string, path: string): string | null =>
  editFirst(desk, ownSources(desk.files), (source, file) => {
    const elements = elementsOf(source, file);
    const nav = elements.find(({ name }) => name === 'nav');
    const link = elements.findLast(
      ({ start, end, hasOnlyText, attributes }) =>
        nav !== undefined &&
        start > nav.start &&
        end < nav.end &&
        hasOnlyText &&
        attributes.some(({ name, kind }) => (name === 'to' || name === 'href') && kind === 'text'),
    );
    if (!link) return null;
    const code = source
      .slice(link.start, link.end)
      .replace(/\b(to|href)="[^"]*"/, `$1="${path}"`)
      .replace(/>[^<>]*<\//, `>${title}</`);
    return insertElement({ source, at: link.position, path: file }, 'after', code);
  });

const toHsl = converter('hsl');

/** Colours of an app without a plan: the variables of its style sheet. */
export const recolourSources: SourceEditor = ({ plan, files, language }, wish) => {
  const text = unquoted(wish.order, wish.quotes);
  const hex = plan ? undefined : coloursIn(text, wish.language).at(-1)?.hex;
  const path = [...files.keys()].find((one) => /^src\/(?:index|main|styles?|globals?|app)\.css$/i.test(one));
  const css = path === undefined ? undefined : files.get(path);
  if (hex === undefined || path === undefined || css === undefined) return null;
  const isPage = /\b(?:background|page|body)\b/iu.test(text);
  const name = isPage ? 'background' : /\baccents?\b/iu.test(text) ? 'accent' : 'primary';
  const ink = wcagContrast(hex, '#ffffff') >= 4.5 ? '#ffffff' : '#111111';
  const next = setVariable(setVariable(css, name, hex), isPage ? 'foreground' : `${name}-foreground`, ink);
  if (next === css) return null;
  files.set(path, next);
  return tell(language, 'colour', {
    what: tell(language, name === 'primary' ? 'buttons' : name),
    colour: hex,
  });
};

/** In the first block that has it, in the form its value had: whole colours or bare HSL numbers. */
function setVariable(css: string, name: string, hex: string): string {
  const known = like.plain`--${name}:\s*([^;]+);`.exec(css);
  if (!known) return css;
  const isBare = /^\s*[\d.]+(?:deg)?\s+[\d.]+%/.test(known[1] ?? '');
  const { h = 0, s = 0, l = 0 } = toHsl(hex) ?? {};
  const numbers = `${Math.round(h)} ${Math.round(s * 100)}% ${Math.round(l * 100)}%`;
  return css.replace(known[0], `--${name}: ${isBare ? numbers : hex};`);
}
