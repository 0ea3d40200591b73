import { escapeHtml, page } from './page.ts';

/** For a host that nobody has taken. */
export function nothingHerePage(options: { readonly brand: string; readonly title: string }): string {
  return page({
    title: options.title,
    head: '',
    body: `
<h1>${escapeHtml(options.title)}</h1>
<p>Nothing is published at this address. Made with ${escapeHtml(options.brand)}.</p>`,
  });
}
