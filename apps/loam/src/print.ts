import type { Role } from './config.ts';

/** What the operator sees in the terminal; the log is for machines. */
export interface Print {
  line(text: string): void;
  fault(text: string): void;
}

export const terminal: Print = {
  line: (text) => console.log(text),
  fault: (text) => console.error(text),
};

export const helpText = `Usage: npm start -- [options]

  --role all|server|edge|runner   what this process does (default: all)
  --port <number>                 where it listens (default: PORT, or 3000)
  --help                          this text

Settings are read from the environment and from .env; .env.example lists them all.`;

export function readyText(options: {
  readonly brand: string;
  readonly url: string;
  readonly role: Role;
}): string {
  const role = options.role === 'all' ? '' : ` (${options.role})`;
  return `\n  ${options.brand}${role} is ready at ${options.url}\n`;
}

/** Told at each start where nothing holds the code of projects. */
export function unheldText(listenAddress: string | undefined): string {
  const door =
    listenAddress === undefined
      ? 'Loam answers on this machine only (LOAM_LISTEN changes that), and'
      : `LOAM_LISTEN is ${listenAddress}: whoever reaches it and has an account runs code as you. By default`;
  return `
  Nothing on this machine can hold projects: their code runs with your own rights, as with any dev server.
  ${door} sign-up closes after the first account.
  On Linux, installing bubblewrap mends it; docs/operator-guide.md says more.
`;
}
