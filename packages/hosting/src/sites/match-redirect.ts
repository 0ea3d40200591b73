import type { RedirectRule, RedirectStatus } from '../manifest.ts';

export interface RedirectMatch {
  readonly status: RedirectStatus;
  /** A path of the site, or for a redirect a whole address. */
  readonly to: string;
}

/** The first rule that fits the path, with what it captured filled in. Paths are as they came, still encoded. */
export function matchRedirect(rules: readonly RedirectRule[], path: string): RedirectMatch | undefined {
  for (const rule of rules) {
    const captured = capture(rule.from, path);
    if (!captured) continue;
    const to = fillIn(rule.to, captured);
    // A redirect to where one is already would never end.
    if (to !== path) return { status: rule.status, to };
  }
  return undefined;
}

function capture(pattern: string, path: string): ReadonlyMap<string, string> | undefined {
  const captured = new Map<string, string>();
  const isOpen = pattern.endsWith('/*');
  const wanted = partsOf(isOpen ? pattern.slice(0, -2) : pattern);
  const given = partsOf(path);
  if (given.length < wanted.length || (!isOpen && given.length > wanted.length)) return undefined;
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':') && part.length > 1) captured.set(part.slice(1), value);
    else if (part !== value) return undefined;
  }
  captured.set('splat', given.slice(wanted.length).join('/'));
  return captured;
}

function partsOf(path: string): readonly string[] {
  return path.split('/').filter((part) => part !== '');
}

function fillIn(to: string, captured: ReadonlyMap<string, string>): string {
  // A port after a host is no name: names begin with a letter.
  const filled = to.replace(/:([A-Za-z_]\w*)/g, (whole, name: string) => captured.get(name) ?? whole);
  // Two slashes at the beginning would lead to another host.
  return filled.startsWith('/') ? filled.replace(/^[/\\]+/, '/') : filled;
}
