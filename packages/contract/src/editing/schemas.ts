import { z } from 'zod';

const Path = z.string().min(1).max(1024);

/** `write` makes or replaces a file, `create` only makes one; folders may be renamed and deleted whole. */
export const CodeChange = z
  .object({
    path: Path,
    content: z.string().optional(),
    action: z.enum(['write', 'create', 'delete', 'rename']).default('write'),
    /** Where a renamed file or folder was. */
    from: Path.optional(),
  })
  .superRefine((change, context) => {
    const needsContent = change.action === 'write' || change.action === 'create';
    if (needsContent && change.content === undefined)
      context.addIssue({ code: 'custom', path: ['content'], message: 'The content is missing.' });
    if (change.action === 'rename' && change.from === undefined)
      context.addIssue({ code: 'custom', path: ['from'], message: 'The old path is missing.' });
  });
export type CodeChange = z.infer<typeof CodeChange>;

/** A file that was uploaded before and now becomes part of the project. */
export const CodeUpload = z.object({
  /** An address that `generate-download-url` or `generate-public-url` gave. */
  download_url: z.string().max(2000),
  file_id: z.uuid(),
  /** Absent: a name of its own in the folder for uploads. */
  path: Path.optional(),
});
export type CodeUpload = z.infer<typeof CodeUpload>;

export const FileEditType = z.enum(['code_edit', 'visual_edit', 'site_info']);
export type FileEditType = z.infer<typeof FileEditType>;

/** A file without its contents. The same `blob` is the same contents, in every version. */
export const SourcePlace = z.object({ path: z.string(), blob: z.string(), size_bytes: z.number().int() });
export type SourcePlace = z.infer<typeof SourcePlace>;
