export interface RepoLimits {
  /** One file of a commit. */
  readonly fileBytes: number;
  /** All new content of one commit. */
  readonly commitBytes: number;
  readonly files: number;
  /** Beyond it a file is listed without its contents. */
  readonly readableFileBytes: number;
  /** All contents of one source-code answer or one diff together. */
  readonly readableTotalBytes: number;
  readonly diffEntries: number;
  readonly gitTimeoutMs: number;
  readonly import: ImportLimits;
}

export interface ImportLimits {
  readonly archiveBytes: number;
  readonly entries: number;
  readonly fileBytes: number;
  readonly totalBytes: number;
  /** Unpacked to packed, looked at once an entry is larger than a megabyte. */
  readonly ratio: number;
  readonly timeoutMs: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_LIMITS: RepoLimits = {
  fileBytes: 50 * MEGABYTE,
  commitBytes: 200 * MEGABYTE,
  files: 20_000,
  readableFileBytes: MEGABYTE,
  readableTotalBytes: 64 * MEGABYTE,
  diffEntries: 500,
  gitTimeoutMs: 60_000,
  import: {
    archiveBytes: 200 * MEGABYTE,
    entries: 50_000,
    fileBytes: 50 * MEGABYTE,
    totalBytes: 400 * MEGABYTE,
    ratio: 200,
    timeoutMs: 120_000,
  },
};
