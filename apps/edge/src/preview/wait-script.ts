/** In pages of the build: asks whether the live page is there and gives way to it. */
export const waitScriptPath = '/_loam/wait.js';

export const waitScript = `(async () => {
  for (let asked = 0; asked < 900; asked += 1) {
    await new Promise((resolve) => setTimeout(resolve, asked < 30 ? 300 : 1000));
    try {
      const answer = await fetch('/_loam/state', { cache: 'no-store' });
      if (answer.ok && (await answer.json()).live === true) return location.reload();
    } catch {}
  }
})();
`;

export function withWaitScript(html: string): string {
  const element = `<script src="${waitScriptPath}"></script>`;
  const at = /<head(?=[\s>])[^>]*>/i.exec(html);
  const place = at === null ? 0 : at.index + at[0].length;
  return `${html.slice(0, place)}${element}${html.slice(place)}`;
}
