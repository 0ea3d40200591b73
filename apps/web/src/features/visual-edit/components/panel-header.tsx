import { IconButton } from '@loam/ui';
import { X } from 'lucide-react';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';

interface PanelHeaderProps {
  readonly open: OpenEditor;
  readonly onLeave: () => void;
}

/** What is selected and what is around it: each a way there. */
export function PanelHeader({ open: { editor, state }, onLeave }: PanelHeaderProps) {
  const [picked] = state.selection;
  return (
    <header className="flex min-h-10 items-center gap-1 border-b border-border py-1 pr-1 pl-3">
      {picked === undefined || state.selection.length > 1 ? (
        <h2 className="flex-1 truncate text-sm font-medium">{visualTexts.panel}</h2>
      ) : (
        <nav aria-label={visualTexts.path} className="min-w-0 flex-1">
          <ol className="flex items-center justify-end gap-0.5 overflow-hidden text-xs">
            {picked.ancestors.slice(-3).map(({ id, label }) => (
              <li key={id} className="flex shrink items-center gap-0.5 truncate text-muted-foreground">
                <button
                  type="button"
                  className="truncate rounded px-1 py-0.5 hover:bg-surface-sunken hover:text-foreground"
                  onClick={() => editor.say({ type: 'pick_select', ids: [id] })}
                >
                  {label}
                </button>
                <span aria-hidden>›</span>
              </li>
            ))}
            <li aria-current="true" className="mr-auto shrink-0 truncate px-1 font-medium">
              {picked.label}
            </li>
          </ol>
        </nav>
      )}
      <IconButton label={visualTexts.leave} size="sm" onClick={onLeave}>
        <X aria-hidden />
      </IconButton>
    </header>
  );
}
