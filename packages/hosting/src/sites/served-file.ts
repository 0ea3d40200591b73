import { encodings, fileKey, type Encoding, type SiteFile } from '../manifest.ts';

/** One form of one file as it goes over the wire. */
export interface ServedForm {
  /** Names bytes and headers together; the same in every site that serves the same. */
  readonly key: string;
  readonly encoding: Encoding | undefined;
  readonly etag: string;
  /** Where the bytes lie. */
  readonly blobKey: string;
  /** Of the stored bytes. */
  readonly size: number;
  readonly file: ServedFile;
}

export interface ServedFile {
  readonly type: string;
  readonly isImmutable: boolean;
  readonly isIndexed: boolean;
  /** Markup that is added to a page before it is sent; empty for all else. */
  readonly addedMarkup: string;
  readonly size: number;
  readonly forms: Readonly<Partial<Record<Encoding | 'identity', ServedForm>>>;
}

export interface FileSurroundings {
  readonly isIndexed: boolean;
  readonly addedMarkup: string;
  /** Names the markup in keys. */
  readonly markupHash: string;
}

export function servedFile(file: SiteFile, around: FileSurroundings): ServedFile {
  const isPage = file.type.startsWith('text/html');
  const addedMarkup = isPage ? around.addedMarkup : '';
  const forms: Partial<Record<Encoding | 'identity', ServedForm>> = {};
  const served: ServedFile = {
    type: file.type,
    isImmutable: file.isImmutable,
    isIndexed: around.isIndexed,
    addedMarkup,
    size: file.size,
    forms,
  };
  const mark = addedMarkup === '' ? '' : `-${around.markupHash}`;
  const flags = `${file.isImmutable ? 'i' : ''}${around.isIndexed ? '' : 'n'}`;
  const formOf = (encoding: Encoding | undefined, size: number): ServedForm => ({
    key: `${file.hash}${mark}|${encoding ?? ''}|${flags}|${file.type}`,
    encoding,
    etag: `"${file.hash.slice(0, 24)}${mark}${encoding === undefined ? '' : `-${encoding}`}"`,
    blobKey: fileKey(file.hash, encoding),
    size,
    file: served,
  });
  forms.identity = formOf(undefined, file.size);
  for (const encoding of encodings) {
    const size = file.encodings[encoding];
    if (size !== undefined) forms[encoding] = formOf(encoding, size);
  }
  return served;
}

const immutable = 'public, max-age=31536000, immutable';

/** Headers of a whole answer, as a flat list of names and values. */
export function headersOf({ file, encoding, etag }: ServedForm, sizeBytes: number): string[] {
  const headers = [
    'content-type',
    file.type,
    'content-length',
    String(sizeBytes),
    'etag',
    etag,
    'cache-control',
    file.isImmutable ? immutable : 'no-cache',
    'accept-ranges',
    'bytes',
    'x-content-type-options',
    'nosniff',
  ];
  if (encoding !== undefined) headers.push('content-encoding', encoding);
  if (file.forms.br ?? file.forms.gzip) headers.push('vary', 'accept-encoding');
  if (file.type.startsWith('text/html')) headers.push('referrer-policy', 'strict-origin-when-cross-origin');
  if (!file.isIndexed) headers.push('x-robots-tag', 'noindex');
  return headers;
}

/** The smallest form that the browser reads. */
export function chooseForm({ forms }: ServedFile, accepted: string | undefined): ServedForm | undefined {
  if (accepted !== undefined) {
    if (forms.br && accepts(accepted, 'br')) return forms.br;
    if (forms.gzip && accepts(accepted, 'gzip')) return forms.gzip;
  }
  return forms.identity;
}

function accepts(accepted: string, encoding: Encoding): boolean {
  const at = accepted.indexOf(encoding);
  if (at === -1) return false;
  // Almost nobody writes weights; who does may refuse with a zero.
  return !accepted.includes(';') || acceptsWeighted(accepted, encoding);
}

function acceptsWeighted(accepted: string, encoding: Encoding): boolean {
  return accepted.split(',').some((part) => {
    const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
