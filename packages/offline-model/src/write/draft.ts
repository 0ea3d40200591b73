import { type WordKey, wordsFor } from '@loam/app-library';
import type { AppPlan, PagePlan } from '../plan/app-plan.ts';
import { type EntityNames, nameEntity } from './entity-names.ts';
import { writeError } from './errors.ts';
import { ICON_NAMES } from './icons.data.ts';
import { capitalised } from './names.ts';
import { type Look, lookOf } from './theme/look.ts';

export type Nouns = Readonly<Record<string, string | number>>;

/** An app while it is being written: what the generators read, and the files they add. */
export interface Draft {
  readonly plan: AppPlan;
  readonly look: Look;
  readonly entities: readonly EntityNames[];
  /** A text of the library in the app's language. */
  readonly say: (key: WordKey, nouns?: Nouns) => string;
  readonly entity: (id: string) => EntityNames;
  readonly page: (id: string) => PagePlan | undefined;
  /** The component of an icon: `ChefHatIcon`. */
  readonly icon: (name: string | undefined, otherwise?: string) => string;
  /** Adds a file; imports of known names are put above it at the end. The first of a path stays. */
  readonly add: (path: string, body: string) => void;
  /** Adds a file of the library that is offered only to who asks for it by name. */
  readonly usePart: (path: string) => void;
  readonly usedParts: ReadonlySet<string>;
  /** A component name that no other file has, and remembers it: the same `use` gets the same name. */
  readonly componentName: (wanted: string, use: string) => { readonly name: string; readonly isNew: boolean };
  readonly files: ReadonlyMap<string, string>;
}

export function createDraft(plan: AppPlan): Draft {
  const words = wordsFor(plan.language);
  const entities = distinctTables(plan.entities.map((entity) => nameEntity(entity, plan)));
  const byId = new Map(entities.map((entity) => [entity.plan.id, entity]));
  const files = new Map<string, string>();
  const usedParts = new Set<string>();
  const takenNames = new Map<string, string>();

  return {
    plan,
    look: lookOf(plan),
    entities,
    files,
    usedParts,
    usePart: (path) => {
      usedParts.add(path);
    },
    say: (key, nouns = {}) => withNouns(words[key], nouns),
    entity: (id) => {
      const found = byId.get(id);
      if (!found) throw writeError('unknown_entity', `The plan has no entity ${id}.`);
      return found;
    },
    page: (id) => plan.pages.find((page) => page.id === id),
    icon: (name, otherwise = 'Sparkles') => {
      const wanted = (name ?? '').replace(/Icon$/, '');
      return `${ICON_NAMES.has(wanted) ? wanted : otherwise}Icon`;
    },
    add: (path, body) => {
      if (!files.has(path)) files.set(path, body);
    },
    componentName: (wanted, use) => {
      for (let number = 1; ; number += 1) {
        const name = number === 1 ? wanted : `${wanted}${number}`;
        const owner = takenNames.get(name);
        if (owner === use) return { name, isNew: false };
        if (owner === undefined) {
          takenNames.set(name, use);
          return { name, isNew: true };
        }
      }
    },
  };
}

/** Replaces `{one}` and its like; `{One}` begins a sentence. */
function withNouns(text: string, nouns: Nouns): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => {
    const exact = nouns[key];
    if (exact !== undefined) return String(exact);
    const lower = nouns[key.charAt(0).toLowerCase() + key.slice(1)];
    return lower === undefined ? whole : capitalised(String(lower));
  });
}

function distinctTables(entities: readonly EntityNames[]): readonly EntityNames[] {
  const seen = new Set<string>();
  return entities.map((entity) => {
    const clash = seen.has(entity.table) || seen.has(entity.type);
    seen.add(entity.table).add(entity.type);
    if (!clash) return entity;
    const suffix = String(seen.size);
    return {
      ...entity,
      table: entity.table + suffix,
      type: entity.type + suffix,
      value: entity.value + suffix,
      folder: entity.folder + suffix,
      dataPath: entity.dataPath.replace(/\.ts$/, `${suffix}.ts`),
    };
  });
}
