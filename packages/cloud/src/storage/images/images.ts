import type { Transform } from './transform.ts';

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

export interface Rendered {
  readonly bytes: Buffer;
  readonly format: ImageFormat;
}

/** Changes pictures. */
export interface Images {
  /** The largest file that it takes. */
  readonly maxBytes: number;
  /** Rejects with a refusal of this service where the picture cannot be shown like that. */
  render(source: Buffer, transform: Transform, options: { readonly takesWebp: boolean }): Promise<Rendered>;
}
