/**
 * `free`: like any other, though a later row would match. `never`: people change it elsewhere (settings, secrets). `generated`: the platform writes it by its own tools.
 * `click`: a person sees the exact change first, since it steers later turns, other machines or the whole app.
 */
export type PathRule = 'free' | 'never' | 'generated' | 'click';

export interface ProtectedPath {
  /** Matches the path in its bare form: lower case, without ornaments. */
  readonly pattern: RegExp;
  readonly rule: PathRule;
  readonly reason: string;
}

const SETTINGS = 'environment files hold secrets; read settings through import.meta.env';
const LOCK = 'lock files are written when packages are added or removed';
const TOOLS = 'preview and publishing are built by it, and a fault there takes the whole app away';
const REGISTRY = 'it decides where packages come from and what they run';

/** The first row that matches decides. */
export const PROTECTED_PATHS: readonly ProtectedPath[] = [
  {
    pattern:
      /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock)$/,
    rule: 'generated',
    reason: LOCK,
  },
  {
    pattern: /(^|\/)node_modules(\/|$)/,
    rule: 'generated',
    reason: 'installed packages are not part of the project',
  },
  {
    pattern: /^(dist|build|\.vite|\.cache|coverage)\//,
    rule: 'generated',
    reason: 'it is the output of a build',
  },
  {
    pattern: /^src\/integrations\/supabase\/(client|types)\.ts$/,
    rule: 'generated',
    reason: 'it follows the database and is written by the platform',
  },
  {
    pattern: /(^|\/)\.env(\.[^/]*)?\.(example|sample|template)$/,
    rule: 'free',
    reason: 'it documents settings',
  },
  { pattern: /(^|\/)\.env(\.|$)/, rule: 'never', reason: SETTINGS },
  { pattern: /(^|\/)\.dev\.vars(\.|$)/, rule: 'never', reason: SETTINGS },
  {
    pattern: /(^|\/)(\.npmrc|\.yarnrc(\.yml)?|\.pnpmfile\.c?js|bunfig\.toml)$/,
    rule: 'never',
    reason: REGISTRY,
  },
  { pattern: /(^|\/)\.gitmodules$/, rule: 'never', reason: 'projects hold no submodules' },
  {
    pattern: /^\.loam\/(plan|steps)\.json$/,
    rule: 'free',
    reason: 'it is kept in step with the files',
  },
  {
    pattern: /^\.loam\/knowledge\.md$/,
    rule: 'click',
    reason: 'it holds the rules that people set for the project',
  },
  { pattern: /^\.loam(\/|$)/, rule: 'never', reason: 'it belongs to the platform' },
  { pattern: /^(vite|postcss)\.config\.[^/]+$/, rule: 'click', reason: TOOLS },
  { pattern: /^tsconfig[^/]*\.json$/, rule: 'click', reason: TOOLS },
  { pattern: /^src\/main\.[jt]sx?$/, rule: 'click', reason: 'the whole app starts there' },
  { pattern: /^\.(github|gitlab|circleci|husky)\//, rule: 'click', reason: 'it runs on other machines' },
  { pattern: /^\.gitlab-ci\.yml$/, rule: 'click', reason: 'it runs on other machines' },
];
