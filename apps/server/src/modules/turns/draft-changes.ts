import type { FileChange } from '@loam/agent';
import { chatLimits } from '@loam/contract';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';

const StoredChange = z.object({
  path: z.string(),
  action: z.enum(['write', 'delete', 'rename']),
  text: z.string().optional(),
  base64: z.string().optional(),
  from: z.string().optional(),
});

/** Undefined when it would be more than one draft may take. */
export async function packChanges(changes: readonly FileChange[]): Promise<Buffer | undefined> {
  const stored = changes.map(({ path, action, content, from }) => ({
    path,
    action,
    from,
    ...(typeof content === 'string' ? { text: content } : {}),
    ...(content instanceof Uint8Array ? { base64: Buffer.from(content).toString('base64') } : {}),
  }));
  const packed = await promisify(gzip)(JSON.stringify(stored));
  return packed.byteLength > chatLimits.draftBytes ? undefined : packed;
}

export async function unpackChanges(packed: Buffer): Promise<FileChange[]> {
  const json: unknown = JSON.parse((await promisify(gunzip)(packed)).toString('utf8'));
  return z
    .array(StoredChange)
    .parse(json)
    .map(({ path, action, text, base64, from }) => {
      const content = base64 === undefined ? text : Buffer.from(base64, 'base64');
      return {
        path,
        action,
        ...(content === undefined ? {} : { content }),
        ...(from === undefined ? {} : { from }),
      };
    });
}

/** Every path that differs, the old names of renamed files included. */
export function pathsOf(changes: readonly FileChange[]): string[] {
  return [...new Set(changes.flatMap(({ path, from }) => (from === undefined ? [path] : [from, path])))];
}

/** As a person counts: a renamed file is one. */
export function countFiles(changes: readonly FileChange[]): number {
  return new Set(changes.map(({ path }) => path)).size;
}
