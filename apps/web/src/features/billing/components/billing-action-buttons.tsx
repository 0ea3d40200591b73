import { type BillingAction, texts } from '@loam/contract';
import { Button } from '@loam/ui';
import { Link } from '@tanstack/react-router';

interface BillingActionButtonsProps {
  readonly actions: readonly BillingAction[];
  readonly size?: 'sm' | 'md';
  readonly variant?: 'primary' | 'outline';
  /** In place of the usual word. */
  readonly upgradeLabel?: string;
  /** Called when one was followed, so that a dialog can make way. */
  readonly onFollow?: () => void;
}

/** Adding funds and upgrading, for those who may: both lead to the settings of the workspace. */
export function BillingActionButtons(props: BillingActionButtonsProps) {
  const { actions, size = 'md', variant = 'outline', upgradeLabel = texts.billing.upgrade, onFollow } = props;
  return actions.map((action) => (
    <Button key={action} asChild size={size} variant={variant}>
      {action === 'topUp' ? (
        <Link
          to="."
          search={(search) => ({ ...search, settings: 'usage', openTopUp: '1' })}
          onClick={onFollow}
        >
          {texts.usage.topUp}
        </Link>
      ) : (
        <Link
          to="."
          search={(search) => ({ ...search, settings: 'billing', openTopUp: undefined })}
          onClick={onFollow}
        >
          {upgradeLabel}
        </Link>
      )}
    </Button>
  ));
}
