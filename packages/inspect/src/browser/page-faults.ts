import type { PageVisit } from './visit.ts';

export interface PageFault {
  readonly message: string;
  readonly stack: string;
}

/** What on a page a person would call broken. What only failed because this browser has no network is not. */
export function pageFaults(visit: PageVisit): readonly PageFault[] {
  const isCutOff = visit.foreignRequests.length > 0;
  const faults: PageFault[] = visit.pageErrors
    .filter(({ message }) => !(isCutOff && isNetworkTalk(message)))
    .map(({ message, stack }) => ({ message, stack }));
  for (const { level, text } of visit.console) {
    if (level !== 'error' || isNetworkTalk(text) || !isThrown(text)) continue;
    if (!faults.some(({ message }) => text.includes(message)))
      faults.push({ message: firstLine(text), stack: text });
  }
  for (const { url } of visit.failedRequests) faults.push({ message: `${url} was not found.`, stack: '' });
  if (visit.isBlank && faults.length === 0) faults.push({ message: 'The page is blank.', stack: '' });
  return faults;
}

/** The same for the same fault, whatever the numbers and the names of bundles in it. */
export function faultFingerprint(message: string): string {
  return message
    .toLowerCase()
    .replace(/https?:\/\/\S+|\/assets\/\S+/g, 'url')
    .replace(/[0-9a-f]{8,}|\d+/g, '0')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
}

function isNetworkTalk(text: string): boolean {
  return /failed to fetch|networkerror|load failed|net::err|failed to load resource|err_network/i.test(text);
}

/** Thrown and caught by an error boundary, in contrast to what an app chose to print. */
function isThrown(text: string): boolean {
  return (
    /^(uncaught |unhandled )?([A-Z]\w*)?(Error|Exception)\b/m.test(text) ||
    /error occurred in|react error/i.test(text)
  );
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0]?.slice(0, 1000) ?? '';
}
