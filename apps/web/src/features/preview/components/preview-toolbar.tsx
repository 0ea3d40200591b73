import { cn, IconButton } from '@loam/ui';
import { ExternalLink, RotateCw } from 'lucide-react';
import { previewTexts } from '../texts.data.ts';

interface PreviewToolbarProps {
  readonly path: string;
  readonly canOpen: boolean;
  readonly onReload: () => void;
  readonly onOpen: () => void;
}

export function PreviewToolbar({ path, canOpen, onReload, onOpen }: PreviewToolbarProps) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-1 border-b border-border px-2">
      <IconButton label={previewTexts.reload} side="bottom" size="sm" onClick={onReload}>
        <RotateCw aria-hidden />
      </IconButton>
      <output
        aria-label={previewTexts.path}
        className="min-w-0 flex-1 truncate rounded-md bg-surface-sunken px-2.5 py-1 font-mono text-xs text-muted-foreground"
      >
        {path}
      </output>
      <IconButton
        label={canOpen ? previewTexts.open : previewTexts.noBuild}
        side="bottom"
        size="sm"
        aria-disabled={!canOpen}
        className={cn(!canOpen && 'cursor-not-allowed text-muted-foreground hover:bg-transparent')}
        onClick={canOpen ? onOpen : undefined}
      >
        <ExternalLink aria-hidden />
      </IconButton>
    </div>
  );
}
