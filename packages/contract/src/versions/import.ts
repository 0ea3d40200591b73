import { z } from 'zod';
import { WorkspaceId } from '../http/ids.ts';
import { Project, ProjectDisplayName, ProjectName, ProjectVisibility } from '../projects/schemas.ts';
import { Edit } from './schemas.ts';

export const importLimits = {
  /** One archive, as it is sent. */
  archiveBytes: 200 * 1024 * 1024,
  /** How long reading a repository may take, and what a caller should wait for at least. */
  waitMs: 180_000,
  /** Entries of one list in the report. */
  reportEntries: 200,
} as const;

/** Where an imported project goes and what it is called. */
export const ImportPlace = z.object({
  name: ProjectName.optional(),
  display_name: ProjectDisplayName.optional(),
  workspace_id: WorkspaceId.optional(),
  visibility: ProjectVisibility.optional(),
});

export const ImportFromGitBody = ImportPlace.extend({
  git_url: z.string().trim().min(1, 'Enter the address of a repository').max(2000),
  /** The default branch when absent. */
  branch: z.string().trim().min(1).max(200).optional(),
});

const ProjectShape = z.enum(['vite-react-router', 'tanstack-start', 'vite', 'static', 'unknown']);

const PackageManager = z.enum(['npm', 'pnpm', 'yarn', 'bun']);

const ImportedLock = z.object({
  path: z.string(),
  package_manager: PackageManager,
  state: z.enum(['usable', 'out_of_step', 'private_cache', 'unreadable']),
  /**
   * npm installs: it follows one lock. `converted` became a package-lock.json with the same versions, `unused` stays
   * but is not followed, `dropped` was taken out.
   */
  use: z.enum(['kept', 'converted', 'unused', 'dropped']),
});

const ImportedBackend = z.object({
  kind: z.enum(['hard_coded_url', 'hard_coded_key', 'environment_variable', 'environment_file']),
  path: z.string(),
  line: z.number().int(),
  /** The address or the name of a variable; a key is never repeated. */
  value: z.string(),
});

export const ImportProblem = z.object({
  code: z.enum([
    'no_manifest',
    'broken_manifest',
    'no_dev_script',
    'unknown_shape',
    'lock_dropped',
    'lock_converted',
    'lock_repaired',
    'lock_unused',
    'hard_coded_backend',
    'environment_committed',
    'environment_missing',
    'builder_script',
    'lfs_pointer',
  ]),
  path: z.string(),
  detail: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

/** What came, what was mended, and what stands in the way of running it. Lists hold the first entries only. */
export const ImportReport = z.object({
  shape: ProjectShape,
  package_manager: PackageManager,
  react_major: z.number().int().nullable(),
  tailwind_major: z.number().int().nullable(),
  file_count: z.number().int(),
  locks: z.array(ImportedLock),
  backend: z.array(ImportedBackend),
  migrations: z.array(z.string()),
  functions: z.array(z.string()),
  problems: z.array(ImportProblem),
  problem_count: z.number().int(),
  /** Installed packages, builds, links and submodules that were not taken over. */
  left_out: z.array(z.string()),
  left_out_count: z.number().int(),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportedProject = z.object({ project: Project, edit: Edit, report: ImportReport });
export type ImportedProject = z.infer<typeof ImportedProject>;

/** What people paste when they are asked for a repository, as the address that git calls. */
export function gitAddress(text: string): string {
  const pasted = text.trim();
  const [, host, path] = /^(?:ssh:\/\/)?git@([^:/]+)(?::|\/)(.+)$/u.exec(pasted) ?? [];
  const address = host === undefined || path === undefined ? pasted : `https://${host}/${path}`;
  if (!/^[a-z][a-z\d+.-]*:/iu.test(address) && /^[^\s/]+\.[^\s/]+\/./u.test(address)) {
    return withoutTail(`https://${address}`);
  }
  return withoutTail(address);
}

/** A page of a repository in the browser: what comes after its name says where one was looking. */
const PAGE_OF_REPOSITORY =
  /^(https:\/\/(?:www\.)?(?:github\.com|bitbucket\.org|codeberg\.org)\/[^/]+\/[^/?#]+).*$/iu;

function withoutTail(address: string): string {
  const page = PAGE_OF_REPOSITORY.exec(address)?.[1];
  return (page ?? address.replace(/\/-\/.*$/u, '')).replace(/[?#].*$/u, '').replace(/\/+$/u, '');
}
