import { reasonAgainstPage } from './entry-page.ts';
import { stagingError, type StagingError } from './errors.ts';
import { reasonAgainstManifest } from './package-manifest.ts';
import { bareName, reasonAgainstPath } from './path-rules.ts';
import { findPlaceholder } from './placeholders.ts';
import { protectionOf } from './protected-paths.ts';
import { reasonAgainstText } from './wrong-contents.ts';

export interface Grant {
  /** A person has seen this very change. */
  readonly isClicked: boolean;
}

export function requirePath(path: string): void {
  const reason = reasonAgainstPath(path);
  if (reason !== undefined) {
    throw stagingError('path_refused', `The path ${JSON.stringify(path.slice(0, 200))} ${reason}.`);
  }
}

/** The path is well formed and may be changed by a tool. */
export function requireWritable(path: string, grant: Grant | undefined): void {
  requirePath(path);
  const protection = protectionOf(path);
  switch (protection?.rule) {
    case 'never':
      throw refusal('protected', path, protection.reason);
    case 'generated':
      throw refusal('excluded', path, protection.reason);
    case 'click':
      if (grant?.isClicked !== true) throw refusal('needs_click', path, protection.reason);
      return;
    case 'free':
    case undefined:
      return;
  }
}

/** Nothing stands where the file or one of its folders is to be. */
export function requireFree(path: string, present: readonly string[]): void {
  const blocking = present.find((other) => other.startsWith(`${path}/`) || path.startsWith(`${other}/`));
  if (blocking !== undefined) {
    throw stagingError('taken', `${path} cannot be a file: ${blocking} is in the way.`);
  }
}

export function requireContent(path: string, content: string, before: string | null | undefined): void {
  if (content.includes('\0') || !content.isWellFormed()) {
    throw stagingError('binary', `${path} can only be written as text.`);
  }
  const reason = reasonAgainstText(path);
  if (reason !== undefined) throw stagingError('binary', reason);
  const placeholder = findPlaceholder(path, content, before ?? '');
  if (placeholder !== undefined) {
    throw stagingError(
      'placeholder',
      `Line ${placeholder.line} of ${path} stands for code that is left out: ${placeholder.text}\n` +
        'Nothing was written. Write the whole file, or change only the lines that differ.',
      { meta: { path, line: placeholder.line } },
    );
  }
}

/** What the app is drawn into stays, unless a person has seen the change. Without `after` the page is gone. */
export function requirePage(
  path: string,
  { before, after = '' }: { readonly before: string | null | undefined; readonly after?: string },
  grant: Grant | undefined,
): void {
  const reason = reasonAgainstPage(path, before ?? '', after);
  if (reason !== undefined && grant?.isClicked !== true) throw refusal('needs_click', path, reason);
}

/** What runs and what is installed stays as it is, by whatever way a new package.json comes about. */
export function requireManifest(path: string, content: string, before: string | null | undefined): void {
  if (!isManifest(path)) return;
  const reason = reasonAgainstManifest(before ?? undefined, content);
  if (reason !== undefined) throw refusal('protected', path, reason);
}

export function requireRemovable(path: string): void {
  if (isManifest(path)) throw refusal('protected', path, 'the project cannot be built without it');
}

function isManifest(path: string): boolean {
  return bareName(path) === 'package.json';
}

function refusal(code: 'protected' | 'excluded' | 'needs_click', path: string, reason: string): StagingError {
  return stagingError(code, `${path} was not changed: ${reason}.`, { meta: { path } });
}
