import type { Turn } from './turn.ts';

const MAX_SUGGESTIONS = 3;
const MAX_SUGGESTION_CHARACTERS = 120;

/** The last ones that the model made in this turn, with whichever of its answers they came. */
export function suggestionsOf({ state }: Pick<Turn, 'state'>): string[] {
  const said = state.messages
    .slice(state.opening)
    .flatMap((message) =>
      message.role === 'assistant'
        ? [message.content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n')]
        : [],
    );
  for (const text of [state.lastText, ...said.toReversed()]) {
    const found = suggestionsIn(text);
    if (found.length > 0) return found;
  }
  return [];
}

function suggestionsIn(text: string): string[] {
  const block = /<suggestions>([\s\S]*?)(?:<\/suggestions>|$)/u.exec(text)?.[1] ?? '';
  return block
    .split('\n')
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s*/u, '').trim())
    .filter((line) => line !== '' && line.length <= MAX_SUGGESTION_CHARACTERS)
    .slice(0, MAX_SUGGESTIONS);
}
