import { stripTypeScriptTypes } from 'node:module';
import { richPlan } from './rich-plan.fixture.ts';
import { writeApp } from '../write-app.ts';

let written: ReadonlyMap<string, string> | undefined;

/**
 * A rules file of a written app, as a running module. Rules stand alone; where one imports another of the app, its
 * source is put in front.
 */
export async function writtenRules(
  path: string,
  ...needs: readonly string[]
): Promise<Record<string, unknown>> {
  written ??= writeApp(richPlan());
  const files = written;
  const read = (name: string): string => {
    const source = files.get(name);
    if (source === undefined) throw new Error(`The app has no file ${name}.`);
    return source;
  };
  const named = [...needs, path];
  const words = named.some((name) => read(name).includes('"@/lib/words"')) ? ['src/lib/words.ts'] : [];
  const sources = [...words, ...named].map((name) => read(name).replaceAll(/^import [^;]*;\n/gm, ''));
  const code = stripTypeScriptTypes(sources.join('\n'));
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  if (typeof module !== 'object' || module === null) throw new Error(`${path} is no module.`);
  return { ...module };
}

/** One of its functions, to be called with whatever the test hands it. */
export function ruleOf(
  rules: Record<string, unknown>,
  name: string,
): (...args: readonly unknown[]) => unknown {
  const rule = rules[name];
  if (typeof rule !== 'function') throw new Error(`There is no rule ${name}.`);
  return (...args) => rule(...args);
}
