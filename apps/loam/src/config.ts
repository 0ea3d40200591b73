import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorMessage } from '@loam/kernel';
import { SANDBOX_LEVELS, type SandboxLevel } from '@loam/sandbox';
import { loamError } from './errors.ts';

export const roles = ['all', 'server', 'edge', 'runner'] as const;
export type Role = (typeof roles)[number];

export interface LoamConfig {
  readonly role: Role;
  /** 0 asks for any free port. */
  readonly port: number;
  /** The address to listen on; every one of this machine when absent. */
  readonly listenAddress: string | undefined;
  readonly home: string;
  /** A server to use instead of the embedded one. */
  readonly databaseUrl: string | undefined;
  readonly cloudDatabaseUrl: string | undefined;
  /** Where the role `edge` finds the process that runs projects. */
  readonly serverUrl: string | undefined;
  /** While developing: where the bundler serves the web app. */
  readonly webDevUrl: string | undefined;
  /** The browser that looks at pages of projects; the usual places when absent. */
  readonly chromium: string | undefined;
  /** Projects are held by this or by something weaker; by the strongest there is when absent. */
  readonly sandbox: SandboxLevel | undefined;
  /** Functions of projects run even where nothing holds their network. */
  readonly acceptsUnheldNetwork: boolean;
  /** Processes that wait for the next function of anybody; the usual number when absent. */
  readonly functionSpares: number | undefined;
  readonly isHelpWanted: boolean;
}

export interface ConfigSources {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The folder of the checkout. */
  readonly root: string;
  /** Whether the account that runs the database can enter a folder; decides where data goes by default. */
  canDatabaseReach(folder: string): boolean;
}

const systemHome = '/var/lib/loam';
const defaultPort = '3000';

export function readLoamConfig(sources: ConfigSources): LoamConfig {
  const options = parseOptions(sources.argv);
  const setting = (name: string) => sources.env[name]?.trim() || undefined;
  return {
    role: parseRole(options.role),
    port: parsePort(options.port ?? setting('PORT') ?? defaultPort),
    listenAddress: setting('LOAM_LISTEN'),
    home: chooseHome(setting('LOAM_HOME'), sources),
    databaseUrl: parseDatabaseUrl('DATABASE_URL', setting('DATABASE_URL')),
    cloudDatabaseUrl: parseDatabaseUrl('CLOUD_DATABASE_URL', setting('CLOUD_DATABASE_URL')),
    serverUrl: parseServerUrl(setting('LOAM_SERVER_URL')),
    webDevUrl: setting('LOAM_WEB_DEV_URL'),
    chromium: setting('CHROMIUM'),
    sandbox: parseSandbox(setting('LOAM_SANDBOX')),
    acceptsUnheldNetwork: parseSwitch('LOAM_ACCEPT_UNHELD_FUNCTIONS', setting),
    functionSpares: parseSpares(setting('LOAM_FUNCTION_SPARES')),
    isHelpWanted: options.help ?? false,
  };
}

/** The environment with the `.env` of the checkout beneath it, read once at the start. */
export function readEnvironment(root: string): NodeJS.ProcessEnv {
  try {
    process.loadEnvFile(join(root, '.env'));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  return process.env;
}

function parseOptions(argv: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...argv],
      options: {
        role: { type: 'string', default: 'all' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    return values;
  } catch (error) {
    throw loamError('invalid_argument', `${errorMessage(error)} See: npm start -- --help`);
  }
}

function parseRole(written: string): Role {
  const role = roles.find((known) => known === written);
  if (role) return role;
  throw loamError('invalid_argument', `"${written}" is no role. Roles are: ${roles.join(', ')}.`);
}

function parsePort(written: string): number {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= 65_535) return port;
  throw loamError('invalid_argument', `"${written}" is no port. A port is a number from 0 to 65535.`);
}

function parseDatabaseUrl(name: string, written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  if (/^postgres(ql)?:\/\/./.test(written)) return written;
  throw loamError('invalid_setting', `${name} must look like postgresql://user:password@host:5432/database`);
}

function parseSwitch(name: string, setting: (name: string) => string | undefined): boolean {
  const written = setting(name);
  if (written === undefined || written === 'false') return false;
  if (written === 'true') return true;
  throw loamError('invalid_setting', `${name} must be true or false.`);
}

function parseSpares(written: string | undefined): number | undefined {
  if (written === undefined) return undefined;
  if (/^[0-8]$/.test(written)) return Number(written);
  throw loamError('invalid_setting', 'LOAM_FUNCTION_SPARES must be a number from 0 to 8.');
}

function parseSandbox(written: string | undefined): SandboxLevel | undefined {
  if (written === undefined) return undefined;
  const level = SANDBOX_LEVELS.find((known) => known === written);
  if (level) return level;
  throw loamError('invalid_setting', `LOAM_SANDBOX must be one of ${SANDBOX_LEVELS.join(', ')}.`);
}

function parseServerUrl(written: string | undefined): string | undefined {
  if (written === undefined) return undefined;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  if (url?.protocol === 'http:' && url.pathname === '/') return url.origin;
  throw loamError('invalid_setting', 'LOAM_SERVER_URL must look like http://10.0.0.5:3000');
}

function chooseHome(wanted: string | undefined, sources: ConfigSources): string {
  if (wanted !== undefined) return resolve(sources.root, wanted);
  return sources.canDatabaseReach(sources.root) ? join(sources.root, '.loam-data') : systemHome;
}
