import { ShieldOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { previewTexts } from '../texts.data.ts';

interface UnheldNoteProps {
  /** How the project's code is kept apart from the machine. */
  readonly level: string | null;
  readonly children: ReactNode;
}

/** A quiet line below the app where nothing keeps its code apart from the machine. */
export function UnheldNote({ level, children }: UnheldNoteProps) {
  if (level !== 'none') return children;
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1">{children}</div>
      <p
        role="note"
        className="flex shrink-0 items-center gap-2 border-t border-border px-3 py-1.5 text-xs text-muted-foreground"
      >
        <ShieldOff aria-hidden className="size-3.5 shrink-0" />
        {previewTexts.unheld}
      </p>
    </div>
  );
}
