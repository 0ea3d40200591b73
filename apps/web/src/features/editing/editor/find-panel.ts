import {
  closeSearchPanel,
  findNext,
  findPrevious,
  getSearchQuery,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchQuery,
} from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import type { EditorView, Panel, ViewUpdate } from '@codemirror/view';
import { fillText } from '@loam/contract';
import { codeTexts } from '../texts.data.ts';

const words = codeTexts.find;
const countedMatches = 999;

/** The bar above the text: finds what stands there as it is, in whatever case, and replaces it. */
export function findBar(): Extension {
  return search({ top: true, caseSensitive: false, literal: true, createPanel });
}

function createPanel(view: EditorView): Panel {
  const find = field(words.label, getSearchQuery(view.state).search);
  find.setAttribute('main-field', 'true');
  const replace = field(words.replace, getSearchQuery(view.state).replace);
  const count = document.createElement('span');
  count.className = 'code-find-count';
  count.setAttribute('role', 'status');
  const commit = () => {
    const query = new SearchQuery({
      search: find.value,
      replace: replace.value,
      caseSensitive: false,
      literal: true,
    });
    if (!query.eq(getSearchQuery(view.state))) view.dispatch({ effects: setSearchQuery.of(query) });
  };
  const run = (command: (view: EditorView) => boolean) => () => {
    commit();
    command(view);
  };
  find.addEventListener('input', commit);
  replace.addEventListener('input', commit);
  const dom = document.createElement('div');
  dom.className = 'code-find';
  const buttons = [button(words.previous, '↑', run(findPrevious)), button(words.next, '↓', run(findNext))];
  const replaceButtons = view.state.facet(EditorState.readOnly)
    ? []
    : [
        replace,
        button(words.replaceOne, 'Replace', run(replaceNext)),
        button(words.replaceAll, 'All', run(replaceAll)),
      ];
  const close = button(words.close, '✕', () => closeSearchPanel(view));
  close.classList.add('code-find-close');
  dom.append(find, count, ...buttons, ...replaceButtons, close);
  dom.addEventListener('keydown', (event) => onKey(event, { view, find, replace, run }));
  const show = () => (count.textContent = countText(view.state));
  show();
  return {
    dom,
    top: true,
    mount: () => find.select(),
    update: (update: ViewUpdate) => {
      const query = getSearchQuery(update.state);
      if (query.search !== find.value) find.value = query.search;
      if (update.docChanged || update.selectionSet || update.transactions.length > 0) show();
    },
  };
}

interface PanelParts {
  readonly view: EditorView;
  readonly find: HTMLInputElement;
  readonly replace: HTMLInputElement;
  run(command: (view: EditorView) => boolean): () => void;
}

function onKey(event: KeyboardEvent, { view, find, replace, run }: PanelParts): void {
  if (event.key === 'Escape') {
    event.preventDefault();
    closeSearchPanel(view);
    view.focus();
  } else if (event.key === 'Enter' && (event.target === find || event.target === replace)) {
    event.preventDefault();
    if (event.target === replace) run(replaceNext)();
    else run(event.shiftKey ? findPrevious : findNext)();
  }
}

function countText(state: EditorState): string {
  const query = getSearchQuery(state);
  if (!query.valid) return '';
  const { from, to } = state.selection.main;
  let total = 0;
  let at = 0;
  for (const { from: start, to: end } of matchesIn(state)) {
    total += 1;
    if (start === from && end === to) at = total;
    if (total > countedMatches) return fillText(words.many, { n: countedMatches });
  }
  return total === 0 ? words.none : fillText(words.count, { at: at === 0 ? '–' : at, n: total });
}

/** The library types the end of its cursor as anything. */
function* matchesIn(state: EditorState): Generator<{ readonly from: number; readonly to: number }> {
  const cursor = getSearchQuery(state).getCursor(state);
  for (let next = cursor.next(); next.done !== true; next = cursor.next()) yield next.value;
}

function field(label: string, value: string): HTMLInputElement {
  const input = document.createElement('input');
  input.className = 'code-find-field';
  input.placeholder = label;
  input.setAttribute('aria-label', label);
  input.autocomplete = 'off';
  input.spellcheck = false;
  input.value = value;
  return input;
}

function button(label: string, sign: string, onClick: () => unknown): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = 'code-find-button';
  element.title = label;
  element.setAttribute('aria-label', label);
  element.textContent = sign;
  element.addEventListener('click', onClick);
  return element;
}
