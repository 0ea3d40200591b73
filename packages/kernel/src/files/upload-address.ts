export interface UploadAddress {
  /** Whose file it is: an account's or a project's id. */
  readonly dirName: string;
  readonly fileId: string;
  /** For people and for their browsers; the bytes are found by the ids. */
  readonly fileName: string;
}

/** Keys for addresses of uploads; whoever signs and whoever checks say the same. */
export const uploadsPurpose = 'loam uploads';

const shape = /^\/uploads\/([0-9a-f-]{36})\/([0-9a-f-]{36})\/([^/?#]+)$/;

export function uploadPath({ dirName, fileId, fileName }: UploadAddress): string {
  return `/uploads/${dirName}/${fileId}/${encodeURIComponent(fileName)}`;
}

export function parseUploadPath(path: string): UploadAddress | undefined {
  const [, dirName, fileId, encoded] = shape.exec(path) ?? [];
  if (dirName === undefined || fileId === undefined || encoded === undefined) return undefined;
  try {
    return { dirName, fileId, fileName: decodeURIComponent(encoded) };
  } catch {
    return undefined;
  }
}

export function uploadKey({ dirName, fileId }: Pick<UploadAddress, 'dirName' | 'fileId'>): string {
  return `uploads/${dirName}/${fileId}`;
}
