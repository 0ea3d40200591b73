import { createHash } from 'node:crypto';

/** Puts material between marks that it cannot close itself: whoever wrote it did not know this turn's mark. */
export type Frame = (kind: string, content: string, attributes?: Readonly<Record<string, string>>) => string;

export function createFrame(secret: string): Frame {
  const mark = `data-${createHash('sha256').update(secret).digest('hex').slice(0, 10)}`;
  return (kind, content, attributes = {}) => {
    const listed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
    return `<${mark} kind="${kind}"${listed.join('')}>\n${content}\n</${mark}>`;
  };
}

function escapeAttribute(value: string): string {
  return value
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll(/[\r\n]+/gu, ' ')
    .slice(0, 500);
}
