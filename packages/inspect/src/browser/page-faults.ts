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
  for (const { url, type } of visit.failedRequests)
    if (type !== 'image') faults.push({ message: `${url} was not found.`, stack: '' });
  if (visit.isBlank && faults.length === 0) faults.push({ message: 'The page is blank.', stack: '' });
  if (isUnstyled(visit)) faults.push({ message: UNSTYLED, stack: '' });
  return once(faults);
}

/** What works and is not right all the same. Links are judged by whoever knows the routes. */
export function pageWarnings(visit: PageVisit): readonly PageFault[] {
  const missing = visit.failedRequests.filter(({ type }) => type === 'image').map(({ url }) => url);
  const wrong = visit.wrongContents ?? [];
  const others = (visit.facts?.brokenPictures ?? []).filter(
    (source) => !missing.includes(source) && !wrong.includes(source),
  );
  const messages = [
    ...missing.map((url) => `the picture ${url} is not there.`),
    ...wrong.map((url) => `${url} is not what its name says: its contents are something else.`),
    ...others.map((source) => `the picture ${source} cannot be shown.`),
    ...(visit.phoneOverflow ?? []).map(
      ({ element, beyond }) =>
        `at the width of a phone (390 px) it is ${beyond} px too wide and has to be scrolled sideways, because of ${element}.`,
    ),
  ];
  return once(messages.map((message) => ({ message, stack: '' })));
}

const UNSTYLED =
  'The page is shown without styles: hardly any of its class names has a rule. Is the style sheet imported, and does it import Tailwind?';
const LEAST_CLASSES = 12;

/** Style sheets that lie elsewhere cannot be had here; those of fonts are about fonts only. */
const FOREIGN_STYLES = /^https?:\/\/(?!fonts\.)[^?#]*(?:\.css|\.m?js|tailwind|bootstrap)/iu;

function isUnstyled({ facts, foreignRequests }: PageVisit): boolean {
  if (facts === undefined || facts.classes < LEAST_CLASSES) return false;
  if (foreignRequests.some((url) => FOREIGN_STYLES.test(url))) return false;
  return facts.styledClasses / facts.classes < 0.15;
}

function once(faults: readonly PageFault[]): readonly PageFault[] {
  return faults.filter(({ message }, at) => faults.findIndex((other) => other.message === message) === at);
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
