import type { VisualElement } from '@loam/contract';
import { Button, IconButton } from '@loam/ui';
import { ArrowDown, ArrowUp, Copy, CornerLeftUp, Sparkles, Trash2 } from 'lucide-react';
import { placeOf } from '../model/visual-editor.ts';
import type { OpenEditor } from '../use-visual-editor.ts';
import { visualTexts } from '../texts.data.ts';

interface ElementActionsProps {
  readonly open: OpenEditor;
  readonly facts: readonly VisualElement[];
  readonly isReadOnly: boolean;
  readonly onAsk: () => void;
}

export function ElementActions({ open: { editor, state }, facts, isReadOnly, onAsk }: ElementActionsProps) {
  const [only] = facts.length === 1 ? facts : [];
  const isOff = isReadOnly || facts.length === 0;
  const move = (direction: 'up' | 'down') =>
    editor.change((told) => ({ kind: 'move', at: placeOf(told), direction }));
  return (
    <div className="flex items-center gap-0.5">
      <Button variant="primary" size="sm" className="mr-auto" onClick={onAsk}>
        <Sparkles aria-hidden />
        {visualTexts.askAi}
      </Button>
      <IconButton
        label={visualTexts.parent}
        size="sm"
        disabled={state.selection.length !== 1}
        onClick={() => editor.say({ type: 'pick_step', step: 'parent' })}
      >
        <CornerLeftUp aria-hidden />
      </IconButton>
      <IconButton
        label={visualTexts.moveUp}
        size="sm"
        disabled={isOff || !only?.can_move_up}
        onClick={() => move('up')}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={visualTexts.moveDown}
        size="sm"
        disabled={isOff || !only?.can_move_down}
        onClick={() => move('down')}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton
        label={visualTexts.duplicate}
        size="sm"
        disabled={isOff || !facts.every((told) => told.can_duplicate)}
        onClick={() => editor.change((told) => ({ kind: 'duplicate', at: placeOf(told) }))}
      >
        <Copy aria-hidden />
      </IconButton>
      <IconButton label={visualTexts.remove} size="sm" disabled={isOff} onClick={editor.remove}>
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}
