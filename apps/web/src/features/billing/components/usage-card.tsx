import { fillText } from '@loam/contract';
import { Card, UsageMeter } from '@loam/ui';
import { formatCredits } from '../model/format-credits.ts';
import { usageTexts } from '../texts.data.ts';

interface UsageFact {
  readonly label: string;
  readonly amount: number;
}

interface UsageCardProps {
  readonly title: string;
  readonly text: string;
  readonly used: number;
  /** Undefined where nothing runs out: there is no share to show. */
  readonly limit: number | undefined;
  readonly facts: readonly UsageFact[];
}

export function UsageCard({ title, text, used, limit, facts }: UsageCardProps) {
  return (
    <Card className="flex flex-col gap-3 p-4">
      {limit === undefined ? (
        <p className="flex items-baseline justify-between gap-3 text-sm">
          <span className="font-medium">{title}</span>
          <span className="text-muted-foreground tabular-nums">
            {fillText(usageTexts.unlimitedUsed, { used: formatCredits(used) })}
          </span>
        </p>
      ) : (
        <UsageMeter
          label={title}
          used={used}
          limit={limit}
          valueText={fillText(usageTexts.usedOf, { used: formatCredits(used), free: formatCredits(limit) })}
        />
      )}
      <p className="text-xs text-pretty text-muted-foreground">{text}</p>
      <dl className="mt-auto flex flex-col gap-1 border-t border-border pt-3 text-xs">
        {facts.map(({ label, amount }) => (
          <div key={label} className="flex justify-between gap-3">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="tabular-nums">{formatCredits(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
