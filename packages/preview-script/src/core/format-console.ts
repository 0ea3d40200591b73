import { clip, LIMITS } from './limits.ts';
import { serializeValue } from './serialize-value.ts';

/** The text that a console would show for these arguments; style directives are dropped. */
export function formatConsole(args: readonly unknown[]): string {
  const [first, ...others] = args;
  if (typeof first !== 'string' || !/%[sdifoOcj%]/.test(first)) return join(args.map(serializeValue));
  const rest = [...others];
  const head = first.replace(/%([sdifoOcj%])/g, (whole, directive: string) => {
    if (directive === '%') return '%';
    if (rest.length === 0) return whole;
    const value = rest.shift();
    return directive === 'c' ? '' : formatDirective(directive, value);
  });
  return join([head, ...rest.map(serializeValue)]);
}

function formatDirective(directive: string, value: unknown): string {
  if (directive === 's' || typeof value === 'symbol' || typeof value === 'object')
    return serializeValue(value);
  if (directive === 'd' || directive === 'i') return String(Math.trunc(Number(value)));
  return directive === 'f' ? String(Number(value)) : serializeValue(value);
}

function join(parts: readonly string[]): string {
  return clip(parts.join(' '), LIMITS.textCharacters);
}
