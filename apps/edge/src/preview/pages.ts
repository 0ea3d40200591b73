import { escapeHtml, page } from '../page.ts';
import type { PreviewFault, PreviewPage } from './ports.ts';

const titles: Readonly<Record<PreviewPage['state'], string>> = {
  empty: 'Nothing to preview yet',
  starting: 'Starting the preview',
  crashed: 'The preview stopped',
  unavailable: 'Previews are not available here',
  snapshot: 'This version could not be opened',
};

const explanations: Readonly<Record<PreviewPage['state'], string>> = {
  empty: 'The app appears here as soon as its first version is there.',
  starting: 'This takes a few seconds. The page opens by itself.',
  crashed: 'It is started again by itself; the log says what happened.',
  unavailable: '',
  snapshot: 'It does not build. The newest version and the others are not touched by that.',
};

const shownLogLines = 40;

/** What stands in place of the app while it is not running. */
export function statePage(shown: PreviewPage, brand: string): string {
  const explanation = shown.reason ?? explanations[shown.state];
  const isAwaited = shown.state === 'starting' || shown.state === 'crashed' || shown.state === 'empty';
  return page({
    title: titles[shown.state],
    head: isAwaited ? `<meta http-equiv="refresh" content="${shown.state === 'starting' ? 1 : 3}">` : '',
    body: `
${shown.state === 'starting' ? '<div class="bar" role="progressbar" aria-label="Starting"></div>' : ''}
<h1>${titles[shown.state]}</h1>
<p>${escapeHtml(explanation)}</p>
${shown.error === null ? '' : faultBlock(shown.error)}
${shown.log.length === 0 ? '' : logBlock(shown.log, shown.state === 'crashed')}
<p class="made">${escapeHtml(brand)}</p>`,
  });
}

/** The same for a project that is not there and for one that is not for you. */
export function refusedPage(options: { readonly brand: string; readonly builderOrigin: string }): string {
  return page({
    title: 'This preview opens from its project',
    head: '',
    body: `
<h1>This preview opens from its project</h1>
<p>Open the project in ${escapeHtml(options.brand)}; the preview stands beside the chat.</p>
<p><a href="${escapeHtml(options.builderOrigin)}/" target="_top">Go to ${escapeHtml(options.brand)}</a></p>`,
  });
}

function faultBlock(fault: PreviewFault): string {
  const place = [fault.file, fault.line, fault.column].filter((part) => part !== undefined).join(':');
  const text = [place, fault.message, fault.frame].filter((part) => part !== undefined && part !== '');
  return `<pre class="fault">${escapeHtml(text.join('\n\n'))}</pre>`;
}

function logBlock(log: readonly string[], isOpen: boolean): string {
  const lines = escapeHtml(log.slice(-shownLogLines).join('\n'));
  return `<details${isOpen ? ' open' : ''}><summary>Log</summary><pre>${lines}</pre></details>`;
}
