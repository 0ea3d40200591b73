import { useChatPane } from '../chat-context.tsx';
import { chatWords } from '../texts.data.ts';

/** What one might ask next; a click writes it into the composer. */
export function Suggestions({ suggestions }: { readonly suggestions: readonly string[] }) {
  const { suggest } = useChatPane();
  return (
    <ul aria-label={chatWords.suggestions} className="flex flex-wrap gap-1.5">
      {suggestions.map((text) => (
        <li key={text} className="max-w-full">
          <button
            type="button"
            onClick={() => suggest(text)}
            className="max-w-full rounded-full border border-border bg-surface px-3 py-1 text-left text-sm break-words text-muted-foreground transition-colors hover:border-border-strong hover:text-foreground"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}
