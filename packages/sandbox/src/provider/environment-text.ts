import { sandboxError } from '../errors.ts';

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A whole environment as lines for a shell. What stands between quotes is never looked into. */
export function environmentText(env: Readonly<Record<string, string>>): string {
  const lines = Object.entries(env).map(([name, value]) => {
    if (!NAME.test(name) || value.includes('\0')) {
      throw sandboxError('start_failed', `${JSON.stringify(name)} cannot be set for a program.`);
    }
    return `export ${name}='${value.replaceAll("'", `'\\''`)}'\n`;
  });
  // The shell that reads this was started with a few of its own.
  return `unset PATH PWD OLDPWD SHLVL\n${lines.join('')}`;
}
