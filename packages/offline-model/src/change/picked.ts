import { type Element, removeElement, replaceString, setClasses, setText } from '@loam/source-edit';
import type { PickedElement } from '../reply.ts';
import { newName } from './ask.ts';
import { bare } from './phrases.ts';
import { tell } from './said.data.ts';
import type { Desk, SourceEditor } from './source-change.ts';
import { classesOf, elementsOf, ownSources, tried } from './source-edits.ts';
import { styleIn } from './style-words.ts';
import type { Wish } from './wish.ts';

/** What is asked of the elements that a person pointed at. */
export const editPicked: SourceEditor = (desk, wish) => {
  const picked = desk.input.selectedElements;
  if (picked.length === 0) return null;
  const done = picked.flatMap((one) => {
    const found = locate(desk, one);
    const next = found && (edited(found, wish) ?? reworded(desk, one, wish));
    if (!next || next.source === desk.files.get(next.path)) return [];
    desk.files.set(next.path, next.source);
    return [tell(desk.language, 'edited', { path: next.path })];
  });
  return done.length === 0 ? null : [...new Set(done)].join(' ');
};

interface Located {
  readonly path: string;
  readonly source: string;
  readonly element: Element;
}

/** By the position the preview tells, or by what it says and how it looks. */
export function locate({ files }: Desk, picked: PickedElement): Located | null {
  const tag = /^(.+):(\d+):(\d+)$/.exec(picked.source ?? '');
  const path = tag?.[1];
  const source = path === undefined ? undefined : files.get(path);
  if (path !== undefined && source !== undefined) {
    const element = elementsOf(source, path).find(
      ({ position }) => position.line === Number(tag?.[2]) && position.column === Number(tag?.[3]),
    );
    if (element) return { path, source, element };
  }
  const text = picked.text.trim();
  for (const candidate of ownSources(files)) {
    const content = files.get(candidate) ?? '';
    const element = elementsOf(content, candidate).find((one) => isLike(one, picked, text));
    if (element) return { path: candidate, source: content, element };
  }
  return null;
}

const isLike = (element: Element, picked: PickedElement, text: string): boolean =>
  (text !== '' && element.text === text) ||
  (text === '' &&
    element.name.toLowerCase() === picked.tag.toLowerCase() &&
    picked.classes !== '' &&
    classesOf(element).join(' ') === picked.classes.trim());

interface Edited {
  readonly path: string;
  readonly source: string;
}

const WORDS = 'src/lib/words.ts';

/** What a part of the app says stands in a list of its own. */
function reworded({ files }: Desk, picked: PickedElement, wish: Wish): Edited | null {
  const words = newWords(wish);
  const file = { source: files.get(WORDS) ?? '', path: WORDS };
  const source = words === null ? null : tried(() => replaceString(file, picked.text.trim(), words));
  return source === null ? null : { path: WORDS, source };
}

function edited(found: Located, wish: Wish): Edited | null {
  const source = editedSource(found, wish);
  return source === null || source === found.source ? null : { path: found.path, source };
}

function editedSource({ path, source, element }: Located, wish: Wish): string | null {
  const place = { source, at: element.position, path };
  if (/^remove\b|\bremove$/iu.test(wish.order)) return tried(() => removeElement(place));
  const words = newWords(wish);
  if (words !== null) return tried(() => setText(place, words));
  const style = styleIn(wish.order, wish.language, { name: element.name, classes: classesOf(element) });
  return style && tried(() => setClasses(place, style));
}

/** "change the text to …", "this should say …", or only a quotation. */
function newWords(wish: Wish): string | null {
  const { order } = wish;
  if (/“\d+”/.test(order)) return newName(wish);
  const match =
    /\b(?:text|words?|say|says|read|reads|label|rename|call|write|texte?|texto|wording)\b.*?\b(?:to|as|be|it|says?|reads?|zu|in|en|à|a|para)\b\s+(.+)$|\b(?:say|says|read|reads)\s+(.+)$/iu.exec(
      order,
    );
  const words = bare(match?.[1] ?? match?.[2] ?? '');
  return words === '' ? null : words.charAt(0).toUpperCase() + words.slice(1);
}
