import { createHash } from 'node:crypto';
import type { ReadyModel, TurnRequest } from '../turn.ts';
import { FIRST_BUILD, SMALL_FIRST_BUILD, TEMPLATE_SENTENCE } from './first-build.data.ts';
import { FACES, MOODS, type Mood } from './moods.data.ts';
import { COLOUR_NAMES, PALETTES, type Palette, type PaletteColours } from './palettes.data.ts';

export const FIRST_PAGE = 'src/pages/Index.tsx';
/** Enough to choose from, and not the same for everybody. */
const SHOWN_PALETTES = 6;
const SMALL_PALETTES = 3;

export interface FirstBuildOptions {
  readonly request: Pick<TurnRequest, 'mode' | 'projectId'>;
  readonly sources: ReadonlyMap<string, string>;
  readonly model: Pick<ReadyModel, 'isSmall' | 'readsWholeProject'>;
}

/** Whether nothing has been built yet. */
export function isUntouched(sources: ReadonlyMap<string, string>): boolean {
  return sources.get(FIRST_PAGE)?.includes(TEMPLATE_SENTENCE) ?? false;
}

/**
 * What a model should know before it writes the first version of an app; empty for every other request. It stands in
 * the request, so that what providers keep of the prompt stays the same bytes in all turns.
 */
export function firstBuildGuide({ request, sources, model }: FirstBuildOptions): string {
  if (request.mode === 'chat' || model.readsWholeProject === true || !isUntouched(sources)) return '';
  const palettes = turned(PALETTES, request.projectId).slice(0, SHOWN_PALETTES);
  const names = new Set(palettes.map(({ name }) => name));
  if (model.isSmall) {
    const few = palettes.slice(0, SMALL_PALETTES);
    return filled(SMALL_FIRST_BUILD, { palettes: few.map(namedColours).join('\n') });
  }
  return filled(FIRST_BUILD, {
    moods: turned(MOODS, request.projectId)
      .map((mood) => moodLine(mood, names))
      .join('\n'),
    order: COLOUR_NAMES.join(' | '),
    palettes: palettes.map(paletteRow).join('\n'),
    faces: Object.keys(FACES)
      .map((face) => face.replace(/ Variable$/u, ''))
      .join(', '),
  });
}

/** Models lean to what stands first, so each project has another first. */
function turned<Item>(items: readonly Item[], projectId: string): readonly Item[] {
  const [byte = 0] = createHash('sha256').update(projectId).digest();
  const at = byte % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}

function filled(text: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce(
    (result, [name, words]) => result.replace(`{${name}}`, () => words),
    text,
  );
}

/** For a new look later on: all of them, by the same rows. */
export function allPalettes(): string {
  return `Palettes, as L C H of oklch(): ${COLOUR_NAMES.join(' | ')}.\n${PALETTES.map(paletteRow).join('\n')}\nsecond is no variable of the template: add --second, and --color-second: var(--second) in @theme inline.`;
}

function moodLine(mood: Mood, shown: ReadonlySet<string>): string {
  const { name, display, text, shape, gesture } = mood;
  const faces = display === text ? display : `${display} over ${text}`;
  const palettes = mood.palettes.filter((palette) => shown.has(palette)).join(' or ');
  return `- ${name}: ${palettes}; ${faces}; ${shape}; ${gesture}`;
}

/** Values alone, in the order that is told once: ten palettes with names would be half of the guide. */
function paletteRow({ name, fits, light, dark }: Palette): string {
  const row = (colours: PaletteColours) => COLOUR_NAMES.map((colour) => colours[colour]).join(' | ');
  return `- ${name}, ${fits}\n  light ${row(light)}\n  dark ${row(dark)}`;
}

function namedColours({ name, fits, light, dark }: Palette): string {
  const named = (colours: PaletteColours) =>
    COLOUR_NAMES.map((colour) => `--${colour} ${colours[colour]}`).join(', ');
  return `- ${name}, ${fits}\n  :root ${named(light)}\n  .dark ${named(dark)}`;
}
