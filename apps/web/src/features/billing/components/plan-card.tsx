import {
  featureTexts,
  fillText,
  type PlanOffer,
  type Workspace,
  type WorkspaceBilling,
} from '@loam/contract';
import { Badge, Button, Card, cn } from '@loam/ui';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { formatCredits } from '../model/format-credits.ts';
import { isUpgrade, planAction } from '../model/plan-offers.ts';
import { planTexts } from '../texts.data.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { FeatureList } from './feature-list.tsx';

interface PlanCardProps {
  readonly offer: PlanOffer;
  readonly workspace: Pick<Workspace, 'id' | 'name'>;
  readonly billing: WorkspaceBilling;
  readonly canManage: boolean;
}

export function PlanCard({ offer, workspace, billing, canManage }: PlanCardProps) {
  const dialogs = useDialogs();
  const action = planAction(offer.plan, {
    plan: billing.plan,
    provider: billing.payment_provider,
    canManage,
  });
  const open = () => dialogs.open(ChangePlanDialog, { workspace, from: billing.plan, to: offer.plan });
  return (
    <Card className={cn('flex flex-1 flex-col gap-4 p-5', action === 'current' && 'border-accent')}>
      <div className="flex items-center justify-between gap-2">
        <h4 className="text-md font-semibold">{offer.label}</h4>
        {action === 'current' ? <Badge tone="accent">{planTexts.currentBadge}</Badge> : null}
      </div>
      <Allowances monthly={offer.monthly} />
      <FeatureList texts={offer.features.map((feature) => featureTexts[feature])} />
      {action === 'choose' ? (
        <Button
          className="mt-auto"
          variant={isUpgrade(billing.plan, offer.plan) ? 'primary' : 'outline'}
          onClick={open}
        >
          {fillText(planTexts.choose, { plan: offer.label })}
        </Button>
      ) : null}
      {action === 'contact' ? (
        <Button className="mt-auto" variant="outline" onClick={open}>
          {planTexts.contact}
        </Button>
      ) : null}
    </Card>
  );
}

const allowances = ['credits', 'cloud', 'ai_gateway'] as const;

function Allowances({ monthly }: { readonly monthly: PlanOffer['monthly'] }) {
  return (
    <div className="text-sm">
      <p className="mb-1 text-xs text-muted-foreground">{planTexts.monthly}</p>
      <ul>
        {allowances.map((name) => (
          <li key={name}>
            <span className="font-semibold tabular-nums">{formatCredits(monthly[name])}</span>{' '}
            {planTexts.allowance[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}
