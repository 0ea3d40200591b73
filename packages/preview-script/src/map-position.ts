import { clip, LIMITS } from './core/limits.ts';
import type { Position } from './core/messages.ts';
import { originalPosition } from './core/source-map.ts';

export type MapPosition = (position: Position) => Promise<Position>;

type Options = {
  readonly origin: string;
  /** The page's own fetch, from before anything was put over it. */
  fetch(url: string, init: RequestInit): Promise<Response>;
};

const MAX_CHARACTERS = 8_000_000;
const MAX_FILES = 20;
const TIMEOUT_MS = 2000;

/**
 * Turns a place in served code into the place in the project's source. Vite sends the map inside each module and
 * built pages name theirs; without a map the place stays as it is, under the path it was served at.
 */
export function createPositionMapper({ origin, fetch }: Options): MapPosition {
  const maps = new Map<string, Promise<unknown>>();
  const mapOf = (url: string): Promise<unknown> => {
    const known = maps.get(url);
    if (known !== undefined) return known;
    const [oldest] = maps.keys();
    if (maps.size >= MAX_FILES && oldest !== undefined) maps.delete(oldest);
    const loading = loadMap(url, { origin, fetch }).catch(() => {
      // A server that is starting again answers the next time.
      if (maps.get(url) === loading) maps.delete(url);
      return undefined;
    });
    maps.set(url, loading);
    return loading;
  };
  return async (position) => {
    const { filename, lineno, colno } = position;
    if (filename === undefined || !filename.startsWith(`${origin}/`)) return position;
    const path = pathOf(filename, origin);
    if (lineno === undefined || lineno < 1) return { ...position, filename: path };
    const original = originalPosition(await mapOf(filename), lineno, colno ?? 1);
    if (original?.filename === undefined) return { ...position, filename: path };
    return { ...original, filename: sourcePath(original.filename, path) };
  };
}

async function loadMap(url: string, options: Options): Promise<unknown> {
  const code = await loadText(url, options);
  const [, reference] = /\n\/\/[#@] sourceMappingURL=(\S+)\s*$/.exec(code.slice(-MAX_CHARACTERS)) ?? [];
  if (reference === undefined) return undefined;
  const inline = /^data:application\/json;(?:charset=[\w-]+;)?base64,(.*)$/.exec(reference)?.[1];
  if (inline !== undefined) return JSON.parse(decodeBase64(inline));
  return JSON.parse(await loadText(new URL(reference, url).href, options));
}

async function loadText(url: string, { origin, fetch }: Options): Promise<string> {
  if (!url.startsWith(`${origin}/`)) return '';
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), cache: 'force-cache' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > MAX_CHARACTERS) return '';
  const text = await response.text();
  return text.length > MAX_CHARACTERS ? '' : text;
}

function decodeBase64(text: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0));
}

/** Vite names the source by its file name alone: it stands beside the module it was served as. */
function sourcePath(source: string, servedPath: string): string {
  const [, folder = '/'] = /^(.*\/)[^/]*$/.exec(servedPath) ?? [];
  const path = new URL(source, `http://localhost${folder.startsWith('/') ? folder : `/${folder}`}`).pathname;
  return clip(decode(path).replace(/^\//, ''), LIMITS.pathCharacters);
}

function pathOf(url: string, origin: string): string {
  const path = url
    .slice(origin.length + 1)
    .split(/[?#]/, 1)
    .join();
  return clip(decode(path), LIMITS.pathCharacters);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
