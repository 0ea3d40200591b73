import { type SoughtElement, type VisualElement, visualLimits } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { describeElement, findElements, hasOneString, locateElement } from '@loam/source-edit';
import { type DraftPorts, sourceIn, type VisualDraft } from './visual-changes.ts';

export interface FactsPorts extends DraftPorts {
  /** Sources of the version, for counting where components are used. */
  sources(): Promise<ReadonlyMap<string, string>>;
}

/** What is known of an element that was picked in a page; null when the source does not hold it. */
export async function factsOf(
  draft: VisualDraft,
  sought: SoughtElement,
  ports: FactsPorts,
): Promise<VisualElement | null> {
  try {
    const { file } = sought;
    const source = await sourceIn(draft, file, ports);
    const at = locateElement(source, file, sought);
    const told = describeElement({ source, at, path: file });
    return {
      place: { file, line: at.line, column: at.column },
      name: told.name,
      opening: told.opening,
      component: told.component ?? null,
      uses: told.component === undefined ? 0 : usesOf(told.component, await ports.sources()),
      text: told.text,
      string_file: told.text.kind === 'code' ? await stringFile(draft, sought, ports) : null,
      classes: {
        kind: told.classes.kind,
        fixed: [...told.classes.fixed],
        conditional: [...told.classes.conditional],
      },
      attributes: told.attributes.map((attribute) => ({ ...attribute })),
      is_repeated: told.isRepeated,
      can_move_up: told.canMoveUp,
      can_move_down: told.canMoveDown,
      can_duplicate: told.canDuplicate,
    };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Where apps of the offline model keep what their parts say. */
const WORDS_FILE = 'src/lib/words.ts';

async function stringFile(
  draft: VisualDraft,
  { file, also, shown = '' }: SoughtElement,
  ports: DraftPorts,
): Promise<string | null> {
  for (const path of new Set([file, ...also, WORDS_FILE])) {
    const source = await sourceIn(draft, path, ports).catch(() => '');
    if (hasOneString(source, path, shown)) return path;
  }
  return null;
}

function usesOf(component: string, sources: ReadonlyMap<string, string>): number {
  let count = 0;
  for (const [path, source] of sources) {
    // Parsing is what costs: most files do not name it at all.
    if (!source.includes(`<${component}`)) continue;
    count += elementsIn(source, path).filter((name) => name === component).length;
  }
  return count;
}

function elementsIn(source: string, path: string): readonly string[] {
  try {
    return findElements(source, path).map(({ name }) => name);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

export function isCountedSource(path: string): boolean {
  return /\.[jt]sx$/.test(path) && !path.startsWith('node_modules/');
}

export const maxCountedFiles = visualLimits.countedFiles;
