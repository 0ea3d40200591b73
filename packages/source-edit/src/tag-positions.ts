import MagicString from 'magic-string';
import { positionsOf } from './positions.ts';
import { readProgram, scriptOf, walk } from './program.ts';

export const SOURCE_ATTRIBUTE = 'data-loam-source';

// They show nothing themselves, or warn about properties that they do not know.
const UNTAGGED =
  /^(React\.)?(Fragment|StrictMode|Suspense|Profiler)$|Provider$|^(Routes?|Router|BrowserRouter|Helmet|Outlet)$/;

export interface TaggedSource {
  readonly code: string;
  readonly map: string;
}

/**
 * Gives every element an attribute that tells where it stands, for preview builds. It comes first, so that an element
 * that passes its properties on (`{...props}`) bears the place where it is used. Undefined when there is nothing to tag.
 */
export function tagPositions(source: string, path: string): TaggedSource | undefined {
  const script = scriptOf(path);
  if (script === undefined || script === 'ts') return undefined;
  const { program, module } = readProgram(source, script);
  // Elements of a 3D scene take every property for one of the object that they stand for.
  if (module.staticImports.some(({ moduleRequest }) => moduleRequest.value.startsWith('@react-three/'))) {
    return undefined;
  }
  const { at } = positionsOf(source);
  const tagged = new MagicString(source);
  walk(program, (node) => {
    if (node.type !== 'JSXOpeningElement') return;
    if (UNTAGGED.test(source.slice(node.name.start, node.name.end))) return;
    const { line, column } = at(node.start);
    const value = `${path}:${line}:${column}`.replaceAll('"', '&quot;');
    tagged.appendLeft(node.typeArguments?.end ?? node.name.end, ` ${SOURCE_ATTRIBUTE}="${value}"`);
  });
  if (!tagged.hasChanged()) return undefined;
  return { code: tagged.toString(), map: tagged.generateMap({ source: path, hires: 'boundary' }).toString() };
}

/** Reads the attribute back. */
export function parseSourceTag(
  value: string,
): { readonly path: string; readonly line: number; readonly column: number } | undefined {
  const found = /^(.+):(\d+):(\d+)$/.exec(value);
  if (found === null) return undefined;
  return { path: found[1] ?? '', line: Number(found[2]), column: Number(found[3]) };
}
