import { INSTANCES } from './instances.data.ts';
import { MADE_INSTANCES } from './instances-made.data.ts';
import { QUALITY_INSTANCES } from './instances-qualities.data.ts';

/** Words that mean something else behind another noun: a stock level is no storey. */
const ALONE: ReadonlySet<string> = new Set(
  'level field line spot talk plot ring star play race stop mission route building speaker policy law fund'.split(
    ' ',
  ),
);

const KNOWN: ReadonlyMap<string, readonly string[]> = readAll();

/** The same for these very words alone. */
export const namesOf = (kind: string): readonly string[] | undefined => KNOWN.get(kind.toLowerCase());

/** Names of single things of this kind ("volcano": Mount Etna …); undefined when none are known. */
export function instancesOf(noun: string): readonly string[] | undefined {
  const words = noun.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    KNOWN.get(words.join(' ')) ??
    KNOWN.get(words.slice(-2).join(' ')) ??
    (ALONE.has(last) && words.length > 1 ? undefined : KNOWN.get(last))
  );
}

function readAll(): ReadonlyMap<string, readonly string[]> {
  const lines = `${INSTANCES}${MADE_INSTANCES}${QUALITY_INSTANCES}`.split('\n').filter((line) => line !== '');
  return new Map(
    lines.flatMap((line) => {
      const [kinds = '', ...names] = line.split('|');
      return kinds.split(', ').map((kind) => [kind, names] as const);
    }),
  );
}
