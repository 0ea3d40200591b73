import type { AppPlan, Language } from '../plan/app-plan.ts';
import type { Change, RespondInput } from '../reply.ts';
import { addForeignPage, recolourSources } from './foreign.ts';
import { placeImage } from './place-image.ts';
import { editPicked } from './picked.ts';
import { editNamedElements, renameInSources, replaceInSources } from './source-edits.ts';
import { readWishes, type Wish } from './wish.ts';

export interface SourceRequest {
  readonly input: RespondInput;
  readonly language: Language;
  /** Those that are left; null for all of the request. */
  readonly wishes: readonly Wish[] | null;
  readonly plan: AppPlan | null;
}

export interface SourceWork {
  readonly changes: readonly Change[];
  readonly done: readonly string[];
  readonly notUnderstood: readonly Wish[];
}

/** Files as they are while wishes are worked on. */
export interface Desk {
  readonly files: Map<string, string>;
  readonly input: RespondInput;
  readonly language: Language;
  readonly plan: AppPlan | null;
}

/** Null: not for this editor. Otherwise what was done. */
export type SourceEditor = (desk: Desk, wish: Wish) => string | null;

const EDITORS: readonly SourceEditor[] = [
  editPicked,
  placeImage,
  replaceInSources,
  editNamedElements,
  recolourSources,
  renameInSources,
  addForeignPage,
];

/** Edits by position in any React project; what no editor takes is told back. */
export function changeSource({ input, language, wishes, plan }: SourceRequest): SourceWork {
  const desk: Desk = { files: new Map(input.files), input, language, plan };
  const done: string[] = [];
  const notUnderstood: Wish[] = [];
  const asked = wishes ?? readWishes(input.request, language);
  for (const wish of asked.length === 0 && input.images.length > 0
    ? readWishes('add the image', 'en')
    : asked) {
    const told = firstTold(desk, wish);
    if (told === null) notUnderstood.push(wish);
    else done.push(told);
  }
  return { changes: changed(input.files, desk.files), done, notUnderstood };
}

function firstTold(desk: Desk, wish: Wish): string | null {
  for (const edit of EDITORS) {
    const told = edit(desk, wish);
    if (told !== null) return told;
  }
  return null;
}

function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): readonly Change[] {
  const written = [...after]
    .filter(([path, content]) => before.get(path) !== content)
    .map(([path, content]) => ({ path, content }));
  const gone = [...before.keys()].filter((path) => !after.has(path)).map((path) => ({ path, content: null }));
  return [...written, ...gone];
}
