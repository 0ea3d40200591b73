import { fillText } from '@loam/contract';
import { Button, IconButton } from '@loam/ui';
import { Redo2, Undo2 } from 'lucide-react';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';

export function PanelFooter({ open: { editor, state } }: { readonly open: OpenEditor }) {
  const { done, undone } = state.steps;
  const count = done.length;
  return (
    <footer className="flex items-center gap-1 border-t border-border p-2">
      <IconButton label={visualTexts.undo} size="sm" disabled={count === 0} onClick={editor.undo}>
        <Undo2 aria-hidden />
      </IconButton>
      <IconButton label={visualTexts.redo} size="sm" disabled={undone.length === 0} onClick={editor.redo}>
        <Redo2 aria-hidden />
      </IconButton>
      <output className="min-w-0 flex-1 truncate px-1 text-xs text-muted-foreground">
        {count === 0 ? '' : fillText(visualTexts.unsaved, { count })}
      </output>
      <Button variant="ghost" size="sm" disabled={count === 0} onClick={() => void editor.discard()}>
        {visualTexts.discard}
      </Button>
      <Button
        variant="primary"
        size="sm"
        disabled={count === 0}
        loading={state.isSaving}
        onClick={() => void editor.save()}
      >
        {visualTexts.save}
      </Button>
    </footer>
  );
}
