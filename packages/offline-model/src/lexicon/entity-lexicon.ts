import {
  fieldTypeNamed,
  type FieldPlan,
  type FieldType,
  type SeedRow,
  type SeedValue,
} from '../plan/app-plan.ts';
import { field } from '../plan/shorthand.ts';
import { singular } from '../understand/inflect.ts';
import { CIVIC } from './entities/civic.data.ts';
import { COMMERCE } from './entities/commerce.data.ts';
import { EDUCATION } from './entities/education.data.ts';
import { EVENTS } from './entities/events.data.ts';
import { FOOD } from './entities/food.data.ts';
import { HEALTH } from './entities/health.data.ts';
import { MEDIA } from './entities/media.data.ts';
import { PERSONAL } from './entities/personal.data.ts';
import { SPORTS_NATURE } from './entities/sports-nature.data.ts';
import { TECH_SOCIAL } from './entities/tech-social.data.ts';
import { TRAVEL } from './entities/travel.data.ts';
import { WORK } from './entities/work.data.ts';
import type { EntityEntry, Nature } from './entry.ts';
import { words } from './pattern.ts';

export const ENTITIES: readonly EntityEntry[] = [
  ...WORK,
  ...COMMERCE,
  ...FOOD,
  ...HEALTH,
  ...EDUCATION,
  ...TRAVEL,
  ...EVENTS,
  ...MEDIA,
  ...SPORTS_NATURE,
  ...PERSONAL,
  ...TECH_SOCIAL,
  ...CIVIC,
];

export const entityEntry = (id: string): EntityEntry | null =>
  ENTITIES.find((entry) => entry.id === id) ?? null;

export interface EntityMatch {
  /** Null where only the nature of the thing is known: fields and rows must be its own. */
  readonly entry: EntityEntry | null;
  readonly nature: Nature;
  /** How many words at the end of the phrase it stands for. */
  readonly length: number;
}

/** What a noun phrase means, by its last words; the longest known ending wins. */
export function findEntity(words: readonly string[]): EntityMatch | null {
  const normal = words.map(normalise);
  for (let length = Math.min(4, normal.length); length >= 1; length -= 1) {
    const found = INDEX.get(normal.slice(-length).join(' '));
    if (found !== undefined) return { ...found, length };
  }
  return null;
}

export const normalise = (word: string): string => singular(word.toLowerCase());

function buildIndex(): ReadonlyMap<string, Omit<EntityMatch, 'length'>> {
  const index = new Map<string, Omit<EntityMatch, 'length'>>();
  for (const entry of ENTITIES) {
    for (const word of entry.words.split(',')) {
      const isLike = word.trim().startsWith('~');
      const key = word.trim().replace('~', '').toLowerCase().split(' ').map(singular).join(' ');
      if (!index.has(key)) index.set(key, { entry: isLike ? null : entry, nature: entry.nature });
    }
  }
  for (const entry of ENTITIES) {
    const own = entry.words.split(',')[0]?.trim().toLowerCase().split(' ').map(singular).join(' ') ?? '';
    index.set(own, { entry, nature: entry.nature });
  }
  return index;
}

const INDEX = buildIndex();

/** Every word that some entity goes by, for spelling. */
export const ENTITY_WORDS: readonly string[] = [...INDEX.keys()].flatMap((key) => key.split(' '));

export function camelCase(label: string): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
  const joined = words
    .map((word, at) =>
      at === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
  const safe = /^[a-z]/.test(joined) ? joined : `field${joined}`;
  return RESERVED.has(safe) ? `${safe}Value` : safe;
}

const RESERVED = new Set(
  words`
  id mine new class default delete function return package import export case for in constructor`,
);

const FIELD =
  /^(?<label>[^:*!\-([>]+?)(?<marks>[*!]*)(?::(?<type>\w+))?(?:\((?<unit>[^)]*)\))?(?<many>\[\[(?<several>[^\]]*)\]\])?(?:\[(?<options>[^\]]*)\])?(?:->(?<entity>\w+))?(?<marks2>[*!-]*)$/u;

export function parseFields(text: string): readonly FieldPlan[] {
  return text.split(';').map((part) => parseField(part.trim()));
}

function parseField(text: string): FieldPlan {
  const parts = FIELD.exec(text)?.groups ?? {};
  const marks = `${parts['marks'] ?? ''}${parts['marks2'] ?? ''}`;
  const label = parts['label'] ?? text;
  const several = parts['several'];
  const options = several ?? parts['options'];
  const entity = parts['entity'];
  const type: FieldType =
    several !== undefined
      ? 'choices'
      : options !== undefined
        ? 'choice'
        : entity !== undefined
          ? 'relation'
          : fieldTypeNamed(parts['type']);
  return field(camelCase(label), label, {
    type,
    isRequired: marks.includes('*'),
    isUnique: marks.includes('!'),
    isListed: !marks.includes('-'),
    ...(options === undefined ? {} : { options: options.split('|') }),
    ...(entity === undefined ? {} : { entity }),
    ...(parts['unit'] === undefined ? {} : { unit: parts['unit'] }),
    ...(type === 'rating' ? { min: 1, max: 5 } : {}),
    ...(type === 'money' ? { min: 0 } : {}),
  });
}

export function parseSeed(id: string, fields: readonly FieldPlan[], text: string): readonly SeedRow[] {
  return text
    .trim()
    .split('\n')
    .map((line, row) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return {
        id: `${id}-${row + 1}`,
        ...Object.fromEntries(fields.map((one, at) => [one.id, seedValue(one, cells[at] ?? '')])),
      };
    });
}

function seedValue(of: FieldPlan, cell: string): SeedValue {
  const type: string = of.type;
  switch (type) {
    case 'flag':
      return cell === 'yes';
    case 'number':
    case 'money':
    case 'rating':
      return cell === '' ? null : Number(cell);
    case 'choices':
      return cell === '' ? [] : cell.split(',');
    case 'relation':
      return cell === '' ? null : `${of.entity ?? ''}-${cell}`;
    case 'date':
    case 'dateTime':
      return cell === '' ? null : cell.replace('D-0', 'D+0');
    default:
      return cell.replaceAll(' // ', '\n');
  }
}
