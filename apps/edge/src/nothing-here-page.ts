/** A page without script or outside requests, readable in light and dark. */
export function nothingHerePage(options: { readonly brand: string; readonly title: string }): string {
  const title = escapeHtml(options.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
:root { color-scheme: light dark; --ink: #1c1917; --soft: #57534e; --paper: #fafaf9; }
@media (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --soft: #a8a29e; --paper: #1c1917; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 1.5rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; font-weight: 600; }
p { margin: 0; color: var(--soft); }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>Nothing is published at this address. Made with ${escapeHtml(options.brand)}.</p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
