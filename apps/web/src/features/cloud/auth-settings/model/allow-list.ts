import { redirectUrlFault, texts } from '@loam/contract';

interface Lists {
  readonly own: readonly string[];
  /** Kept by the platform, and exempt from the rules for what people enter. */
  readonly managed: readonly string[];
}

/** What is wrong with an address that somebody wants to add; undefined when nothing is. */
export function newUrlFault(typed: string, { own, managed }: Lists): string | undefined {
  const url = typed.trim();
  if (managed.some((known) => isSame(known, url))) return texts.auth.url.managed;
  if (own.some((known) => isSame(known, url))) return texts.auth.url.duplicate;
  return redirectUrlFault(url, { allowsWildcards: true });
}

/** Empty is fine: the app's own address holds then. */
export function siteUrlFault(typed: string): string | undefined {
  const url = typed.trim();
  return url === '' ? undefined : redirectUrlFault(url, { allowsWildcards: false });
}

/** `https://a.example` and `https://a.example/` are one page; so is a managed one without its stars. */
function isSame(known: string, url: string): boolean {
  const bare = (one: string) => one.replace(/\/?\**\/?$/, '').toLowerCase();
  return bare(known) === bare(url);
}
