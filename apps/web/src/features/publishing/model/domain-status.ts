import { texts } from '@loam/contract';
import type { Tone } from '@loam/ui';
import { domainTexts } from '../texts.data.ts';

interface DomainStatus {
  readonly label: string;
  readonly tone: Tone;
}

/** Two states have names of their own; whatever else the server says is still being set up. */
export function domainStatus(status: string): DomainStatus {
  switch (status) {
    case 'active':
      return { label: domainTexts.status.active, tone: 'success' };
    case 'pending':
      return { label: domainTexts.status.pending, tone: 'warning' };
    case 'failing':
      return { label: texts.domains.stillBeingConfigured, tone: 'danger' };
    default:
      return { label: texts.domains.stillBeingConfigured, tone: 'info' };
  }
}

/** The other one of the pair with and without www. */
export function wwwCounterpart(domain: string): string {
  return domain.startsWith('www.') ? domain.slice('www.'.length) : `www.${domain}`;
}

/** Reached the way the site itself is: a server without TLS has none for domains either. */
export function domainUrl(siteUrl: string, domain: string): string {
  const url = new URL(siteUrl);
  url.hostname = domain;
  return url.href;
}
