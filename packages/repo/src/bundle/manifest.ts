import { isObject, parseObject } from '../diff/added-dependencies.ts';
import { isCommitSha } from '../git/names.ts';

/** One bundle in the blob store: everything up to `to`, or what came after `from`. */
export interface BundlePart {
  readonly key: string;
  readonly from: string | null;
  readonly to: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export interface BundleManifest {
  readonly version: 1;
  readonly head: string;
  readonly parts: readonly BundlePart[];
}

/** Everything that the blob store holds of a project. */
export function bundleFolder(projectId: string): string {
  return `repos/${projectId}/`;
}

export function manifestKey(projectId: string): string {
  return `${bundleFolder(projectId)}manifest.json`;
}

/** Undefined when the text is no manifest whose parts join up to its head. */
export function parseManifest(text: string): BundleManifest | undefined {
  const value = parseObject(text);
  const { head, parts } = value;
  if (value['version'] !== 1 || typeof head !== 'string' || !Array.isArray(parts)) return undefined;
  const read = parts.map(parsePart);
  const whole = read.filter((part) => part !== undefined);
  if (whole.length !== read.length || whole.length === 0) return undefined;
  const joins = whole.every((part, index) => part.from === (whole[index - 1]?.to ?? null));
  return joins && whole.at(-1)?.to === head ? { version: 1, head, parts: whole } : undefined;
}

/** A new whole bundle when the increments became many, or larger than the whole. */
export function needsWhole(manifest: BundleManifest | undefined, maxParts: number): boolean {
  const [whole, ...increments] = manifest?.parts ?? [];
  if (whole === undefined) return true;
  const bytes = increments.reduce((total, part) => total + part.sizeBytes, 0);
  return increments.length + 1 >= maxParts || bytes > Math.max(whole.sizeBytes, 1024 * 1024);
}

function parsePart(value: unknown): BundlePart | undefined {
  if (!isObject(value)) return undefined;
  const { key, from, to, sizeBytes, sha256 } = value;
  if (typeof key !== 'string' || typeof to !== 'string' || !isCommitSha(to)) return undefined;
  if (typeof sizeBytes !== 'number' || typeof sha256 !== 'string') return undefined;
  if (from !== null && (typeof from !== 'string' || !isCommitSha(from))) return undefined;
  return { key, from, to, sizeBytes, sha256 };
}
