/**
 * The part of Go's templates that mail templates use: `{{ .Name }}`, `{{ .Data.name }}` and
 * `{{ if .Name }} … {{ else }} … {{ end }}`. Values are escaped for HTML; what is unknown is empty.
 */
export function renderTemplate(
  template: string,
  values: TemplateValues,
  escape: (text: string) => string,
): string {
  return renderParts(template, values, escape);
}

export type TemplateValues = Readonly<Record<string, unknown>>;

function renderParts(template: string, values: TemplateValues, escape: (text: string) => string): string {
  const withConditions = replaceInnermostConditions(template, values);
  return withConditions.replaceAll(/\{\{-?\s*\.([\w.]+)\s*-?\}\}/g, (_, path: string) => {
    return escape(textOf(lookUp(values, path)));
  });
}

const condition = /\{\{-?\s*if\s+\.([\w.]+)\s*-?\}\}((?:(?!\{\{-?\s*if\s)[\s\S])*?)\{\{-?\s*end\s*-?\}\}/;

function replaceInnermostConditions(template: string, values: TemplateValues): string {
  let rest = template;
  for (let match = condition.exec(rest); match !== null; match = condition.exec(rest)) {
    const [whole, path = '', inner = ''] = match;
    const [yes = '', no = ''] = inner.split(/\{\{-?\s*else\s*-?\}\}/);
    const isTrue = textOf(lookUp(values, path)) !== '';
    rest = rest.replace(whole, () => (isTrue ? yes : no));
  }
  return rest;
}

function lookUp(values: TemplateValues, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    return Object.entries(value).find(([key]) => key === name)?.[1];
  }, values);
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value === true ? 'true' : '';
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&#34;',
  "'": '&#39;',
};

export function escapeHtml(value: string): string {
  return value.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** For mail programs that show no HTML: links keep their address. */
export function plainText(html: string): string {
  return html
    .replaceAll(/<a\s[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, '$2: $1')
    .replaceAll(/<\/(p|h[1-6]|div|li|tr)>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#34;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** For texts that are no HTML. */
export function escapeNothing(value: string): string {
  return value;
}
