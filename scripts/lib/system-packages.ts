import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { BROWSER_APPLICATIONS, BROWSER_PROGRAMS } from '../../browser-places.data.ts';
import type { Processes } from './processes.ts';

export type SystemPackage = {
  readonly name: string;
  readonly programs: readonly string[];
  /** Where it stands on machines that put programs into no folder of the path. */
  readonly places?: readonly string[];
  /** A setting that names the program where it stands elsewhere. */
  readonly variable?: string;
  readonly cost: string;
};

export type Machine = {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  exists(path: string): boolean;
  /** Whether there is a program that can be started. */
  starts(path: string): boolean;
};

const PACKAGES: readonly SystemPackage[] = [
  {
    name: 'chromium',
    programs: BROWSER_PROGRAMS,
    places: BROWSER_APPLICATIONS,
    variable: 'CHROMIUM',
    cost: 'a smaller one is fetched from npm on Linux x64; elsewhere no thumbnails, speed audits and browser tests',
  },
  {
    name: 'bubblewrap',
    programs: ['bwrap'],
    cost: 'projects are held by namespaces of util-linux, else by accounts, else by nothing: the start says which',
  },
];

/** Only tests and benchmarks use these; an installation needs none of them. */
const TEST_PACKAGES: readonly SystemPackage[] = [
  {
    name: 'chromium-headless-shell',
    programs: ['chromium-headless-shell'],
    variable: 'CHROMIUM',
    cost: 'a whole browser opens the pages, which takes twice the processor time',
  },
  { name: 'caddy', programs: ['caddy'], cost: 'the test of certificates for custom domains is skipped' },
  { name: 'nginx-light', programs: ['nginx'], cost: 'published sites are not measured against nginx' },
];

export function thisMachine(): Machine {
  return { env: process.env, isRoot: process.getuid?.() === 0, exists: existsSync, starts: canStart };
}

function canStart(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findProgram(wanted: SystemPackage, machine: Machine): string | undefined {
  const named = wanted.variable === undefined ? undefined : machine.env[wanted.variable];
  if (named) return machine.starts(named) ? named : undefined;
  const folders = (machine.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const inFolders = wanted.programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...inFolders, ...(wanted.places ?? [])].find((path) => machine.starts(path));
}

export function missingPackages(machine: Machine): readonly SystemPackage[] {
  return PACKAGES.filter((wanted) => findProgram(wanted, machine) === undefined);
}

export function missingTestPackages(machine: Machine): readonly SystemPackage[] {
  return TEST_PACKAGES.filter((wanted) => findProgram(wanted, machine) === undefined);
}

export function findChromium(machine: Machine): string | undefined {
  return PACKAGES.filter((wanted) => wanted.name === 'chromium')
    .map((wanted) => findProgram(wanted, machine))
    .find((path) => path !== undefined);
}

export function canInstall(machine: Machine): boolean {
  return machine.isRoot && machine.exists('/etc/debian_version') && machine.exists('/usr/bin/apt-get');
}

export function describeMissing(missing: readonly SystemPackage[]): readonly string[] {
  if (missing.length === 0) return [];
  return [
    ...missing.map((wanted) => `Missing: ${wanted.name}. Without it: ${wanted.cost}.`),
    `To install on Debian or Ubuntu: ${installCommand(missing)}`,
  ];
}

export async function installMissing(
  missing: readonly SystemPackage[],
  processes: Processes,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const names = missing.map((wanted) => wanted.name);
  const update = await processes.run('apt-get', ['update'], { env });
  if (update.code !== 0) return { ok: false, output: update.output };
  const install = await processes.run('sh', ['-c', withoutServices, 'sh', ...names], { env });
  return { ok: install.code === 0, output: update.output + install.output };
}

// Debian starts the services of what it installs, and nobody here asked for a web server on port 80.
const withoutServices = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod +x $policy
fi
apt-get install -y --no-install-recommends "$@"`;

function installCommand(missing: readonly SystemPackage[]): string {
  return `sudo apt-get update && sudo apt-get install -y ${missing.map((wanted) => wanted.name).join(' ')}`;
}
