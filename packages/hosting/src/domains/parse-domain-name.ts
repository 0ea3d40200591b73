import { isIP } from 'node:net';
import { domainToASCII, domainToUnicode } from 'node:url';

export interface DomainNameParts {
  /** Punycode, lower case, without a dot at the end. */
  readonly ascii: string;
  /** As people write it. */
  readonly unicode: string;
}

export type DomainFault =
  | 'empty'
  | 'address_not_name'
  | 'ip_address'
  | 'single_label'
  | 'wildcard'
  | 'invalid_character'
  | 'too_long'
  | 'reserved'
  | 'own_domain';

export type ParsedDomain =
  | ({ readonly kind: 'domain' } & DomainNameParts)
  | { readonly kind: 'fault'; readonly fault: DomainFault };

const label = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
// Nobody can own these anywhere, not even in a network of one's own.
const reservedEndings = ['localhost', 'invalid', 'onion', 'arpa'];

/** A name as somebody typed it. `ownDomains` are the installation's, of which nobody can claim a part. */
export function parseDomainName(input: string, ownDomains: readonly string[] = []): ParsedDomain {
  const written = input.trim().replace(/\.$/, '');
  const shape = faultOfShape(written);
  if (shape) return { kind: 'fault', fault: shape };
  const ascii = domainToASCII(written).toLowerCase();
  const fault = faultOfName(ascii, ownDomains);
  if (fault) return { kind: 'fault', fault };
  const unicode = domainToUnicode(ascii);
  // What cannot be decoded comes back as it was.
  if (unicode.split('.').some((part) => part.startsWith('xn--')))
    return { kind: 'fault', fault: 'invalid_character' };
  return { kind: 'domain', ascii, unicode };
}

function faultOfShape(written: string): DomainFault | undefined {
  if (written === '') return 'empty';
  if (written.includes('*')) return 'wildcard';
  if (isIP(written.replace(/^\[|\]$/g, '')) !== 0) return 'ip_address';
  if (/[/:?#@]/.test(written)) return 'address_not_name';
  return /[\s\p{Cc}\\%<>^|"`{}[\]]/u.test(written) ? 'invalid_character' : undefined;
}

function faultOfName(ascii: string, ownDomains: readonly string[]): DomainFault | undefined {
  if (ascii === '') return 'invalid_character';
  // "0x7f.1" and "2130706433" become addresses on the way.
  if (isIP(ascii) !== 0) return 'ip_address';
  if (ascii.length > 253) return 'too_long';
  const labels = ascii.split('.');
  if (labels.length < 2) return 'single_label';
  if (labels.some((part) => part.length > 63)) return 'too_long';
  if (!labels.every((part) => label.test(part))) return 'invalid_character';
  const isBelow = (base: string) => ascii === base || ascii.endsWith(`.${base}`);
  if (ownDomains.some((own) => isBelow(own.toLowerCase().replace(/:\d+$/, '')))) return 'own_domain';
  const last = labels.at(-1) ?? '';
  return reservedEndings.includes(last) || /^\d+$/.test(last) ? 'reserved' : undefined;
}
