import type { DiffEntry, Edit, SaveConflict, SourceFile } from '@loam/contract';
import type { Conflict, DiffEntry as RepoDiffEntry, SourceEntry } from '@loam/runner';
import type { EditRow } from './rows.ts';

/** Which message a version came of is for editors; versions are for everyone who may look. */
export function wireEdit(
  { summary, message_id: _ofMessage, ...row }: EditRow,
  diff: readonly DiffEntry[] | null = null,
): Edit {
  return {
    ...row,
    tags: { summary },
    created_at: row.created_at.toISOString(),
    diff: diff === null ? null : [...diff],
  };
}

export function wireSource({ path, contents, binary, sizeExceeded }: SourceEntry): SourceFile {
  return { name: path, path, contents, binary, sizeExceeded };
}

export function wireDiff(entry: RepoDiffEntry): DiffEntry {
  return {
    file_path: entry.filePath,
    original_file_path: entry.originalFilePath,
    action: entry.action,
    old_content: entry.oldContent,
    new_content: entry.newContent,
    is_image: entry.isImage,
    is_incomplete: entry.isIncomplete,
  };
}

export function wireConflict(conflict: Conflict): SaveConflict {
  return {
    base_commit_sha: conflict.base,
    head_commit_sha: conflict.head,
    can_rebase: conflict.canRebase,
    files: conflict.files.map(({ path, base, theirs, yours }) => ({
      path,
      base: side(base),
      theirs: side(theirs),
      yours: side(yours),
    })),
  };
}

function side(entry: SourceEntry | null): SaveConflict['files'][number]['base'] {
  if (entry === null) return null;
  return { contents: entry.contents, binary: entry.binary, sizeExceeded: entry.sizeExceeded };
}
