import type { SitePages } from '@loam/hosting';
import { nothingHerePage } from './nothing-here-page.ts';
import { escapeHtml, page } from './page.ts';

/** What visitors of published sites see where a site itself has nothing to show. */
export function sitePages({ brand }: { readonly brand: string }): SitePages {
  return {
    nothingHere: nothingHerePage({ brand, title: 'There is nothing here yet' }),
    pageMissing: page({
      title: 'This page does not exist',
      head: '',
      body: `
<h1>This page does not exist</h1>
<p>The address may be mistyped, or the page was moved. <a href="/">Go to the start page</a></p>`,
    }),
    unavailable: (traceId) =>
      page({
        title: 'Back in a moment',
        head: '<meta http-equiv="refresh" content="5">',
        body: `
<h1>Back in a moment</h1>
<p>This site cannot be shown right now. The page tries again by itself.</p>
<p class="made">Made with ${escapeHtml(brand)}${traceId === undefined ? '' : ` · Trace ${traceId}`}</p>`,
      }),
  };
}
