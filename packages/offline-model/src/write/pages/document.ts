import type { AppPlan } from '../../plan/app-plan.ts';
import { hexOf, isDarkColour, tokensOf } from '../theme/tokens.ts';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** `index.html`: language, title, and the script that keeps a page from flashing in the other mode. */
export function documentFile(plan: AppPlan): string {
  const title = escapeHtml(plan.name);
  const description = escapeHtml(plan.tagline || plan.name);
  const mode = isDarkColour(plan.theme.background) ? 'dark' : 'light';
  return `<!doctype html>
<html lang="${plan.language}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${title}</title>
    <meta name="description" content="${description}" />
    <meta name="color-scheme" content="light dark" />
    <meta name="theme-color" content="${hexOf(plan.theme.primary)}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta name="twitter:card" content="summary" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <script>
      // Runs before the first paint, so that the page never flashes in the other mode.
      (function () {
        var theme = "${mode}";
        try {
          theme = localStorage.getItem("theme") || theme;
        } catch (e) {}
        var dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
        document.documentElement.classList.toggle("dark", dark);
      })();
    </script>
  </head>
  <body>
    <div id="root"></div>
    <noscript>This app needs JavaScript to run.</noscript>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;
}

/** The app's initial on its main colour. */
export function favicon(plan: AppPlan): string {
  const { primary, 'primary-foreground': text } = tokensOf(plan.theme);
  const initial = escapeHtml(/^\P{M}\p{M}*/u.exec(plan.name.trim())?.[0].toUpperCase() ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <rect width="64" height="64" rx="14" fill="${primary}" />
  <text x="32" y="45" font-family="system-ui, sans-serif" font-size="38" font-weight="700" text-anchor="middle" fill="${text}">${initial}</text>
</svg>
`;
}
