import { ApiProblem } from '@loam/client';
import { EditType, PreviewBuildStatus } from '@loam/contract';
import { expect, test } from 'vitest';
import { sampleEdit } from '../sample-edit.fixture.ts';
import { versionTexts } from '../texts.data.ts';
import {
  buildMark,
  githubCommitUrl,
  needsConfirmation,
  restoreState,
  shortSummary,
  summaryOf,
} from './edit-labels.ts';

test.each([
  ['the summary when there is one', 'Add a form', 'feat: form\n\nlong story', 'Add a form'],
  ['else the first line of the message', ' ', '\nfeat: form\n\nlong story', 'feat: form'],
  ['else a plain word', '', '  \n ', versionTexts.unnamed],
])('a version is called by %s', (_name, summary, commit_message, expected) => {
  expect(summaryOf({ tags: { summary }, commit_message })).toBe(expected);
});

test('every type has its own label', () => {
  const labels = EditType.options.map((type) => versionTexts.types[type]);
  expect(new Set(labels).size).toBe(EditType.options.length);
});

test('a build that waits or runs moves, one that is over stands still', () => {
  const moving = PreviewBuildStatus.options.filter((status) => buildMark(status)?.isLive);
  expect(moving).toEqual(['queued', 'building']);
});

test('a failed build is marked as a danger, and no build is not marked', () => {
  expect(buildMark('failed')).toMatchObject({ tone: 'danger', label: versionTexts.builds.failed });
  expect(buildMark(null)).toBeUndefined();
});

const edit = sampleEdit(4);
test.each([
  ['an older one can be restored', edit, { latestCommitSha: null, isLocked: false }, 'possible'],
  ['the newest cannot', edit, { latestCommitSha: edit.commit_sha, isLocked: false }, 'current'],
  ['none while the project is being changed', edit, { latestCommitSha: null, isLocked: true }, 'busy'],
  [
    'nor one without files',
    sampleEdit(4, { status: 'lost' }),
    { latestCommitSha: null, isLocked: true },
    'lost',
  ],
])('restoring: %s', (_name, version, project, kind) => {
  expect(restoreState(version, project).kind).toBe(kind);
});

const conflict = { status: 409, code: 'conflict', detail: 'no' } as const;
test('a conflict that does not pass by waiting asks for another yes', () => {
  expect(needsConfirmation(new ApiProblem(conflict))).toBe(true);
  expect(needsConfirmation(new ApiProblem({ ...conflict, retryAfterSeconds: 2 }))).toBe(false);
  expect(needsConfirmation(new ApiProblem({ ...conflict, status: 410, code: 'gone' }))).toBe(false);
  expect(needsConfirmation(null)).toBe(false);
});

test('a long message is cut after twenty characters', () => {
  expect(shortSummary('Add a booking form')).toBe('Add a booking form');
  expect(shortSummary('Add a booking form with dates')).toBe('Add a booking form w…');
  expect(shortSummary('🌱'.repeat(21))).toBe(`${'🌱'.repeat(20)}…`);
});

test('only a linked project has an address on GitHub', () => {
  expect(githubCommitUrl({ github_owner: null, github_repo_name: 'garden' }, 'abc')).toBeUndefined();
  expect(githubCommitUrl({ github_owner: { name: 'ann' }, github_repo_name: 'garden' }, 'abc')).toBe(
    'https://github.com/ann/garden/commit/abc',
  );
});
