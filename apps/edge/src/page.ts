export interface PageParts {
  readonly title: string;
  readonly head: string;
  /** Markup; whatever came from outside has been escaped. */
  readonly body: string;
}

/** A page without script or outside requests, readable in light and dark. */
export function page({ title, head, body }: PageParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; --ink: #1c1917; --soft: #57534e; --paper: #fafaf9; --sunken: #f0efed; --accent: #4d7c0f; --danger: #b91c1c; }
@media (prefers-color-scheme: dark) { :root { --ink: #f5f5f4; --soft: #a8a29e; --paper: #1c1917; --sunken: #292524; --accent: #a3e635; --danger: #fca5a5; } }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 1.5rem; box-sizing: border-box;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: min(42rem, calc(100vw - 3rem)); }
h1 { margin: 0 0 .5rem; font-size: 1.25rem; font-weight: 600; }
p { margin: 0; color: var(--soft); }
a { color: inherit; }
pre { margin: 1rem 0 0; padding: .75rem 1rem; max-height: 40vh; overflow: auto; text-align: left; white-space: pre-wrap; overflow-wrap: anywhere;
  background: var(--sunken); border-radius: .5rem; font: .8125rem/1.5 ui-monospace, monospace; }
pre.fault { color: var(--danger); }
details { margin-top: 1rem; text-align: left; color: var(--soft); }
summary { cursor: pointer; text-align: center; }
.made { margin-top: 1.5rem; font-size: .8125rem; }
.bar { width: 8rem; height: .25rem; margin: 0 auto 1.25rem; border-radius: 1rem; background: var(--accent); animation: breathe 1s ease-in-out infinite alternate; }
@keyframes breathe { from { opacity: .25; } to { opacity: 1; } }
@media (prefers-reduced-motion: reduce) { .bar { animation: none; } }
</style>
</head>
<body>
<main>${body}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
