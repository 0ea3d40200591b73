import { compilePattern } from './linear-pattern.ts';

/** `*` within a folder, `**` across folders, `?` one character, `{a,b}` either; null when it cannot be read. */
export function compileGlob(glob: string): ((path: string) => boolean) | null {
  const compiled = compilePattern(`^${toPattern(glob)}$`, true);
  return compiled.ok ? (path) => compiled.pattern.test(path) : null;
}

function toPattern(glob: string): string {
  let pattern = '';
  let depth = 0;
  for (const [part] of glob.matchAll(/\*\*\/|\*\*|[^]/g)) {
    if (part === '**/') pattern += '(?:.*/)?';
    else if (part === '**') pattern += '.*';
    else if (part === '*') pattern += '[^/]*';
    else if (part === '?') pattern += '[^/]';
    else if (part === '{') {
      depth += 1;
      pattern += '(?:';
    } else if (part === '}' && depth > 0) {
      depth -= 1;
      pattern += ')';
    } else if (part === ',' && depth > 0) pattern += '|';
    else pattern += part.replace(/[.+^$()|[\]\\}]/, '\\$&');
  }
  return pattern;
}
