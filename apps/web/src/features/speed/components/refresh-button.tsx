import { Button, cn, Tooltip } from '@loam/ui';
import { RefreshCw } from 'lucide-react';

interface RefreshButtonProps {
  readonly label: string;
  readonly updated: string;
  readonly tooltip: string | undefined;
  readonly isWarning: boolean;
  /** Why it cannot be pressed. */
  readonly disabledReason: string | undefined;
  readonly isRunning: boolean;
  readonly onRefresh: () => void;
}

export function RefreshButton(props: RefreshButtonProps) {
  const { label, updated, isWarning, disabledReason, isRunning, onRefresh } = props;
  const hint = disabledReason ?? props.tooltip ?? label;
  return (
    <Tooltip label={hint}>
      <Button
        variant="outline"
        size="sm"
        loading={isRunning}
        aria-label={`${label}. ${updated}`}
        aria-disabled={disabledReason !== undefined}
        onClick={disabledReason === undefined ? onRefresh : undefined}
        className={cn(
          isWarning && 'border-warning text-warning',
          disabledReason !== undefined && 'cursor-not-allowed opacity-60 hover:bg-surface',
        )}
      >
        <RefreshCw aria-hidden />
        {updated}
      </Button>
    </Tooltip>
  );
}
