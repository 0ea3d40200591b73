import { findHeadPlace } from '@loam/preview-script';
import { createHash } from 'node:crypto';

/** In pages of the build: asks whether the live page is there and gives way to it. */
export const waitScriptPath = '/_loam/wait.js';

// A page that gives way before it has shown anything would have been for nothing.
export const waitScript = `(async () => {
  // Beside the chat the builder brings the live page in, behind this one, once it is whole.
  if (window.parent !== window) return;
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const isShown = () => document.readyState === 'complete' && document.body.innerText.trim() !== '';
  for (let waited = 0; waited < 30 && !isShown(); waited += 1) await pause(100);
  for (let asked = 0; asked < 900; asked += 1) {
    await pause(asked < 30 ? 300 : 1000);
    try {
      const answer = await fetch('/_loam/state', { cache: 'no-store' });
      if (answer.ok && (await answer.json()).live === true) return location.reload();
    } catch {}
  }
})();
`;

export function withWaitScript(html: string): string {
  const version = createHash('sha256').update(waitScript).digest('hex').slice(0, 16);
  // Browsers keep it for ever, under an address that changes with it.
  const element = `<script src="${waitScriptPath}?v=${version}"></script>`;
  const place = findHeadPlace(html);
  return `${html.slice(0, place)}${element}${html.slice(place)}`;
}
