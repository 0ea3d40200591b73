import type { RelayErrorCode } from '@loam/kernel';
import { escapeHtml, page } from '../page.ts';

const titles: Readonly<Record<Exclude<RelayErrorCode, 'unreachable'>, string>> = {
  broken: 'The app sent an answer that cannot be shown',
  silent: 'The app does not answer',
  too_large: 'This request is too large',
};

const explanations: typeof titles = {
  broken: 'It broke off, or said something that is not a page. The other pages are not touched by that.',
  silent: 'It took the request and said nothing for too long. Reload the page to ask again.',
  too_large: 'Send less at once.',
};

/** An engine is there, and what it said cannot be passed on. */
export function faultPage(fault: {
  readonly kind: keyof typeof titles;
  readonly traceId: string;
  readonly brand: string;
}): { readonly html: string; readonly plain: string } {
  const title = titles[fault.kind];
  const html = page({
    title,
    head: '',
    body: `
<h1>${title}</h1>
<p>${explanations[fault.kind]}</p>
<p class="made">${escapeHtml(fault.brand)} · Trace ${fault.traceId}</p>`,
  });
  return { html, plain: `${title}. Trace ${fault.traceId}.` };
}
