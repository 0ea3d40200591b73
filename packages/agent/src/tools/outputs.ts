import { AppError, errorMessage } from '@loam/kernel';
import type { CodeFault, CodeFaultKind } from '../events.ts';
import { isStagingError, type StagingErrorCode } from '../staging/errors.ts';
import type { ToolOutput } from './tool.ts';

export const MAX_OUTPUT = 30_000;

/** Keeps the beginning and the end, and says what is missing between them. */
export function bound(text: string, limit = MAX_OUTPUT): string {
  if (text.length <= limit) return text;
  const head = text.slice(0, Math.floor(limit * 0.7)).toWellFormed();
  const tail = text.slice(text.length - Math.floor(limit * 0.25)).toWellFormed();
  return `${head}\n[… ${text.length - head.length - tail.length} characters left out …]\n${tail}`;
}

/** As a person reads it, who sees it below the answer: without the code of an expected failure. */
export function plainMessage(error: unknown): string {
  return error instanceof AppError ? error.detail : errorMessage(error);
}

export function failure(text: string, ...faults: readonly CodeFault[]): ToolOutput {
  return faults.length === 0 ? { text, isError: true } : { text, isError: true, faults };
}

/** Turns a refusal of the staged files into what the model reads; anything else is thrown on. */
export async function refusable(
  path: string,
  kinds: Partial<Readonly<Record<StagingErrorCode, CodeFaultKind>>>,
  work: () => Promise<ToolOutput>,
): Promise<ToolOutput> {
  try {
    return await work();
  } catch (error) {
    if (!isStagingError(error)) throw error;
    const kind = kinds[error.code] ?? KINDS[error.code];
    return failure(error.detail, { kind, message: error.detail, path });
  }
}

const KINDS: Readonly<Record<StagingErrorCode, CodeFaultKind>> = {
  path_refused: 'file_edited_without_permission',
  protected: 'file_edited_without_permission',
  needs_click: 'file_edited_without_permission',
  excluded: 'excluded_file_edited',
  missing: 'changed_missing_file',
  taken: 'code_diff',
  binary: 'code_diff',
  too_large: 'code_diff',
  placeholder: 'code_diff',
};
