export interface GitObject {
  readonly oid: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export type BatchAnswer = GitObject | undefined;

/**
 * Reads the answers of `git cat-file --batch-command`: `<oid> <type> <size>\n<bytes>\n`,
 * or `<name> missing\n` for what is not there. Chunks may be cut anywhere.
 */
export function createBatchParser(answer: (found: BatchAnswer) => void): (chunk: Buffer) => void {
  let header: { oid: string; type: string; sizeBytes: number } | undefined;
  let kept: Buffer[] = [];
  let keptBytes = 0;

  const take = (): Buffer => {
    const all = kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept);
    kept = [];
    keptBytes = 0;
    return all;
  };
  const keep = (rest: Buffer): void => {
    if (rest.length === 0) return;
    kept.push(rest);
    keptBytes += rest.length;
  };

  return (chunk) => {
    keep(chunk);
    while (keptBytes > 0) {
      if (header === undefined) {
        const all = take();
        const end = all.indexOf(10);
        if (end < 0) return keep(all);
        const line = all.toString('utf8', 0, end);
        header = parseHeader(line);
        if (header === undefined) answer(undefined);
        keep(all.subarray(end + 1));
      } else {
        if (keptBytes < header.sizeBytes + 1) return;
        const all = take();
        // A copy, so that one small object does not keep the whole chunk in memory.
        const bytes = Buffer.from(all.subarray(0, header.sizeBytes));
        keep(all.subarray(header.sizeBytes + 1));
        const found = { oid: header.oid, type: header.type, bytes };
        header = undefined;
        answer(found);
      }
    }
  };
}

function parseHeader(line: string): { oid: string; type: string; sizeBytes: number } | undefined {
  const match = /^([0-9a-f]{40}) (blob|tree|commit|tag) (\d+)$/.exec(line);
  const [, oid, type, size] = match ?? [];
  return oid && type && size ? { oid, type, sizeBytes: Number(size) } : undefined;
}
