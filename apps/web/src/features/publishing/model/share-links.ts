import { limits } from '@loam/contract';

export interface SharedSite {
  readonly url: string;
  readonly title: string;
}

/** Where each network takes a link to be posted. Discord has no such address: its text is copied. */
export const shareLinks = {
  x: ({ url, title }: SharedSite) => `https://x.com/intent/post?${query({ text: title, url })}`,
  linkedin: ({ url }: SharedSite) => `https://www.linkedin.com/sharing/share-offsite/?${query({ url })}`,
  reddit: ({ url, title }: SharedSite) => `https://www.reddit.com/submit?${query({ url, title })}`,
} as const;

export function embedCode({ url, title }: SharedSite): string {
  return `<iframe src="${escapeAttribute(url)}" title="${escapeAttribute(title)}" width="100%" height="${limits.publish.embedHeightPx}" style="border: 0" loading="lazy"></iframe>`;
}

function query(values: Readonly<Record<string, string>>): string {
  return new URLSearchParams(values).toString();
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
