import {
  type CodeChange,
  type FileEditType,
  type PlanFeature,
  requiresPlan,
  type WorkspacePlan,
} from '@loam/contract';
import { reasonAgainstPath } from '@loam/runner';
import { invalidField } from '../../http/api-error.ts';

/** Files that belong to the platform: what it needs to run a project does not change under it by hand. */
const protectedPaths: readonly RegExp[] = [/^\.loam\//, /^node_modules\//, /(^|\/)\.env(\.[\w.-]+)?\.local$/];

function protectionFault(path: string): string | undefined {
  const bare = path.normalize('NFKC').toLowerCase();
  const isProtected = protectedPaths.some((rule) => rule.test(bare) || rule.test(`${bare}/`));
  return isProtected ? `${JSON.stringify(path)}: This file is managed by the platform.` : undefined;
}

/** For everything that a person writes by hand, in the code or in the preview. */
export function requirePaths(paths: Iterable<string>): void {
  for (const path of paths) {
    const reason = reasonAgainstPath(path);
    if (reason !== undefined) throw invalidField('path', `${JSON.stringify(path)}: The path ${reason}.`);
    const fault = protectionFault(path);
    if (fault !== undefined) throw invalidField('path', fault);
  }
}

/** The feature that a plan must have for this change; undefined when everyone may make it. */
function neededFeature(
  type: FileEditType,
  paths: readonly string[],
): Extract<PlanFeature, 'editCode'> | undefined {
  // Title, description and pictures of a site are not code, wherever they are kept.
  const isSiteInfo =
    type === 'site_info' && paths.every((path) => path === 'index.html' || path.startsWith('public/'));
  return isSiteInfo ? undefined : 'editCode';
}

export function mayChange(plan: WorkspacePlan, type: FileEditType, paths: readonly string[]): boolean {
  const feature = neededFeature(type, paths);
  return feature === undefined || requiresPlan(plan, feature) === undefined;
}

export function pathsOf(changes: readonly Pick<CodeChange, 'path' | 'from'>[]): string[] {
  return changes.flatMap(({ path, from }) => (from === undefined ? [path] : [path, from]));
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'image/x-icon': 'ico',
  'image/avif': 'avif',
  'application/pdf': 'pdf',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'audio/mpeg': 'mp3',
  'font/woff': 'woff',
  'font/woff2': 'woff2',
};

/** By what the bytes are; where that has no ending of its own, by the name they came with. */
export function endingOf(contentType: string, fileName: string): string {
  const named = /\.([a-z0-9]{1,10})$/i.exec(fileName)?.[1]?.toLowerCase();
  return endings[contentType] ?? named ?? 'bin';
}
