/** Roughly the accessible name, which is what a person reads or hears. */
export function nameOf(element: Element): string {
  const named = referenced(element) || (element.getAttribute('aria-label') ?? '');
  if (named) return tidy(named);
  if (element instanceof HTMLInputElement && ['submit', 'button', 'reset'].includes(element.type)) {
    return tidy(element.value);
  }
  return tidy(spoken(element) || (element.getAttribute('title') ?? ''));
}

export function tidy(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

function referenced(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/u) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

function spoken(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  if (node instanceof HTMLImageElement) return node.alt;
  if (node.tagName === 'svg')
    return node.querySelector('title')?.textContent ?? node.getAttribute('aria-label') ?? '';
  const parts = [...node.childNodes].map((child) =>
    child instanceof Element && child.hasAttribute('aria-label')
      ? ` ${child.getAttribute('aria-label') ?? ''} `
      : spoken(child),
  );
  const isBlock = !getComputedStyle(node).display.startsWith('inline');
  return isBlock ? ` ${parts.join('')} ` : parts.join('');
}

/** The label of a field, then what stands in it or before it. */
export function labelOf(field: Element): string {
  const own = referenced(field) || (field.getAttribute('aria-label') ?? '');
  if (own) return tidy(own);
  const labels = field instanceof HTMLElement && 'labels' in field ? field.labels : undefined;
  if (labels instanceof NodeList && labels.length > 0) {
    return tidy([...labels].map((label) => withoutField(label, field)).join(' '));
  }
  const group = field.closest('fieldset, [role=group], [role=radiogroup]');
  return tidy(
    groupName(group) ||
      field.getAttribute('placeholder') ||
      field.getAttribute('title') ||
      field.getAttribute('name') ||
      '',
  );
}

export function groupName(group: Element | null): string {
  if (group === null) return '';
  return tidy(
    referenced(group) ||
      group.getAttribute('aria-label') ||
      (group.querySelector('legend')?.textContent ?? ''),
  );
}

function withoutField(label: Node, field: Element): string {
  if (!label.contains(field)) return label.textContent ?? '';
  return [...label.childNodes]
    .map((child) => (child.contains(field) ? '' : (child.textContent ?? '')))
    .join(' ');
}
