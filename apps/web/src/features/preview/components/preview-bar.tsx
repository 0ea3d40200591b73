import type { PreviewRoute } from '@loam/contract';
import { cn, IconButton } from '@loam/ui';
import { ArrowLeft, ArrowRight, ExternalLink, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SaidCommand } from '../model/bridge.ts';
import { previewTexts } from '../texts.data.ts';
import { useSpin } from '../use-spin.ts';
import { PathField } from './path-field.tsx';

interface PreviewBarProps {
  readonly projectId: string;
  readonly route: PreviewRoute;
  readonly canOpen: boolean;
  readonly say: (command: SaidCommand) => void;
  readonly onReload: () => void;
  readonly onOpen: () => void;
  /** Stands before the button that opens a tab. */
  readonly children: ReactNode;
}

export function PreviewBar({ projectId, route, canOpen, say, onReload, onOpen, children }: PreviewBarProps) {
  return (
    <div className="flex h-10 shrink-0 items-center gap-0.5 border-b border-border px-2 max-sm:h-12">
      <BarButton label={previewTexts.back} isOff={!route.can_go_back} onClick={() => say({ type: 'back' })}>
        <ArrowLeft aria-hidden />
      </BarButton>
      <BarButton
        label={previewTexts.forward}
        isOff={!route.can_go_forward}
        onClick={() => say({ type: 'forward' })}
      >
        <ArrowRight aria-hidden />
      </BarButton>
      <ReloadButton onReload={onReload} />
      <span className="flex min-w-0 flex-1 px-1">
        <PathField projectId={projectId} path={route.path} onGo={(path) => say({ type: 'navigate', path })} />
      </span>
      {children}
      <BarButton label={canOpen ? previewTexts.open : previewTexts.noBuild} isOff={!canOpen} onClick={onOpen}>
        <ExternalLink aria-hidden />
      </BarButton>
    </div>
  );
}

function ReloadButton({ onReload }: { readonly onReload: () => void }) {
  const { isSpinning, spin } = useSpin();
  return (
    <BarButton
      label={previewTexts.reload}
      onClick={() => {
        spin();
        onReload();
      }}
    >
      <RotateCw aria-hidden className={cn(isSpinning && 'motion-safe:animate-spin')} />
    </BarButton>
  );
}

interface BarButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Not `disabled` when it is off: the reason in the tooltip stays within reach. */
function BarButton({ label, isOff = false, onClick, children }: BarButtonProps) {
  return (
    <IconButton
      label={label}
      side="bottom"
      size="sm"
      aria-disabled={isOff}
      className={cn(isOff && 'cursor-not-allowed opacity-40 hover:bg-transparent')}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </IconButton>
  );
}
