import { ApiProblem } from '@loam/client';
import { type Edit, limits, type PreviewBuildStatus, type Project } from '@loam/contract';
import type { Tone } from '@loam/ui';
import { versionTexts } from '../texts.data.ts';

/** One line that a person recognises a version by. */
export function summaryOf({ tags, commit_message }: Pick<Edit, 'tags' | 'commit_message'>): string {
  const firstLine = commit_message.trim().split('\n')[0]?.trim() ?? '';
  return tags.summary.trim() || firstLine || versionTexts.unnamed;
}

/** A message in a place that has no room for all of it. */
export function shortSummary(summary: string): string {
  const characters = Array.from(summary);
  const max = limits.snapshot.commitMessageMaxCharacters;
  return characters.length <= max ? summary : `${characters.slice(0, max).join('').trimEnd()}…`;
}

/** Undefined for a project that is not linked to a repository. */
export function githubCommitUrl(
  { github_owner: owner, github_repo_name: name }: Pick<Project, 'github_owner' | 'github_repo_name'>,
  commitSha: string,
): string | undefined {
  if (owner === null || name === null) return undefined;
  return `https://github.com/${encodeURIComponent(owner.name)}/${encodeURIComponent(name)}/commit/${commitSha}`;
}

export interface BuildMark {
  readonly label: string;
  readonly tone: Tone;
  readonly isLive: boolean;
}

/** Nothing is said about a version that was never built. */
export function buildMark(status: PreviewBuildStatus | null): BuildMark | undefined {
  if (status === null) return undefined;
  return { label: versionTexts.builds[status], ...marks[status] };
}

export type RestoreState =
  | { readonly kind: 'possible' }
  | { readonly kind: 'current' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'busy' };

export function restoreState(
  edit: Pick<Edit, 'commit_sha' | 'status'>,
  project: { readonly latestCommitSha: string | null; readonly isLocked: boolean },
): RestoreState {
  if (edit.commit_sha === project.latestCommitSha) return { kind: 'current' };
  if (edit.status === 'lost') return { kind: 'lost' };
  return { kind: project.isLocked ? 'busy' : 'possible' };
}

/**
 * Both a project that others are changing and a restore that cannot bring data back are conflicts; only the first one
 * passes by waiting, and says so.
 */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'conflict' && error.retryAfterSeconds === undefined;
}

const marks = {
  queued: { tone: 'neutral', isLive: true },
  building: { tone: 'info', isLive: true },
  succeeded: { tone: 'success', isLive: false },
  failed: { tone: 'danger', isLive: false },
} as const satisfies Record<PreviewBuildStatus, { readonly tone: Tone; readonly isLive: boolean }>;
