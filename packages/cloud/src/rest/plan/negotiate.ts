import { RestError } from '../errors/rest-error.ts';
import { mediaTypeName, type MediaType } from '../parse/media-type.ts';

/** How the rows become a body. */
export type BodyFormat =
  | { readonly kind: 'array'; readonly stripNulls: boolean }
  | { readonly kind: 'object'; readonly stripNulls: boolean }
  | { readonly kind: 'csv' }
  | { readonly kind: 'geojson' }
  /** One value as it is: for functions that return text, xml or bytes. */
  | { readonly kind: 'scalar'; readonly isBinary: boolean }
  | { readonly kind: 'none' };

export interface Negotiated {
  readonly format: BodyFormat;
  readonly mediaType: MediaType;
}

export interface NegotiationRules {
  readonly isPlanEnabled: boolean;
  /** The type that a function returns, where it returns one value of it. */
  readonly scalarType: string | undefined;
}

/** The first accepted type that can be made. None is PGRST107. */
export function negotiate(accepts: readonly MediaType[], rules: NegotiationRules): Negotiated {
  for (const accepted of accepts) {
    const found = matchType(accepted, rules);
    if (found !== undefined) return found;
  }
  const names = accepts.map(mediaTypeName).join(', ');
  throw new RestError('PGRST107', `None of these media types are available: ${names}`);
}

function matchType(accepted: MediaType, rules: NegotiationRules): Negotiated | undefined {
  if (accepted.kind === 'plan') {
    if (!rules.isPlanEnabled) return undefined;
    const planned = matchType(accepted.of, rules);
    return planned && { format: planned.format, mediaType: accepted };
  }
  if (accepted.kind === 'any') return { format: plainArray, mediaType: { kind: 'json' } };
  const format = rowFormat(accepted);
  return format === undefined ? matchScalar(accepted, rules.scalarType) : { format, mediaType: accepted };
}

const plainArray: BodyFormat = { kind: 'array', stripNulls: false };

/** The format of a type that any rows can be given in. */
function rowFormat(accepted: MediaType): BodyFormat | undefined {
  if (accepted.kind === 'json') return plainArray;
  if (accepted.kind === 'object') return { kind: 'object', stripNulls: accepted.stripNulls };
  if (accepted.kind === 'stripped-array') return { kind: 'array', stripNulls: true };
  return accepted.kind === 'csv' || accepted.kind === 'geojson' ? { kind: accepted.kind } : undefined;
}

/** Text, XML and bytes are made only of a function that returns one value of that type. */
function matchScalar(accepted: MediaType, scalarType: string | undefined): Negotiated | undefined {
  if (scalarType === undefined) return undefined;
  const types: Partial<Readonly<Record<MediaType['kind'], string>>> = {
    text: 'text',
    xml: 'xml',
    octets: 'bytea',
  };
  const fits = types[accepted.kind] === scalarType;
  if (!fits) return undefined;
  return { format: { kind: 'scalar', isBinary: accepted.kind === 'octets' }, mediaType: accepted };
}
