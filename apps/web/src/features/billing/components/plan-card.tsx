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
import { featuresBeyond, isUpgrade, planAction } from '../model/plan-offers.ts';
import { planTexts } from '../texts.data.ts';
import { ChangePlanDialog } from './change-plan-dialog.tsx';
import { FeatureList } from './feature-list.tsx';

interface PlanCardProps {
  readonly offer: PlanOffer;
  /** The next cheaper plan: what it has is not listed again. */
  readonly below: PlanOffer | undefined;
  readonly workspace: Pick<Workspace, 'id' | 'name'>;
  readonly billing: WorkspaceBilling;
  readonly canManage: boolean;
}

export function PlanCard({ offer, below, workspace, billing, canManage }: PlanCardProps) {
  const dialogs = useDialogs();
  const action = planAction(offer.plan, {
    plan: billing.plan,
    provider: billing.payment_provider,
    canManage,
  });
  const open = () =>
    dialogs.open(ChangePlanDialog, {
      workspace,
      from: billing.plan,
      to: offer.plan,
      isPaidOnline: billing.payment_provider === 'stripe' && offer.plan !== 'enterprise',
    });
  return (
    <Card className={cn('flex flex-1 flex-col gap-4 p-5', action === 'current' && 'border-accent')}>
      <div className="flex items-center justify-between gap-2">
        <h4 className="text-md font-semibold">{offer.label}</h4>
        {action === 'current' ? <Badge tone="accent">{planTexts.currentBadge}</Badge> : null}
      </div>
      <Allowances monthly={offer.monthly} />
      <PlanFeatures offer={offer} below={below} />
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
      <dl>
        {allowances.map((name) => (
          <div key={name} className="flex justify-between gap-3">
            <dt>{planTexts.allowance[name]}</dt>
            <dd className="font-semibold tabular-nums">{formatCredits(monthly[name])}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface PlanFeaturesProps {
  readonly offer: PlanOffer;
  readonly below: PlanOffer | undefined;
}

function PlanFeatures({ offer, below }: PlanFeaturesProps) {
  const listed = featuresBeyond(offer.features, below?.features ?? []);
  const intro = listed.length > 0 ? planTexts.everythingIn : planTexts.sameAs;
  return (
    <div className="flex flex-col gap-2 text-sm">
      {below !== undefined && below.features.length > 0 ? (
        <p className="text-muted-foreground">{fillText(intro, { plan: below.label })}</p>
      ) : null}
      <FeatureList texts={listed.map((feature) => featureTexts[feature])} />
    </div>
  );
}
