import { fillText, limits } from '@loam/contract';
import { cn, StatusDot } from '@loam/ui';
import { useEffect, useState } from 'react';
import { useTrend } from '../api.ts';
import { analyticsTexts } from '../texts.data.ts';

/** Who is on the site now. The label says each second how old that is. */
export function CurrentVisitors({ projectId }: { readonly projectId: string }) {
  const trend = useTrend(projectId);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), limits.analytics.visitorsLabelMs);
    return () => clearInterval(timer);
  }, []);
  if (trend.data === undefined) return null;
  const { currentVisitors: n } = trend.data;
  const seconds = Math.max(0, Math.floor((now - trend.dataUpdatedAt) / 1000));
  return (
    <p className="flex items-center gap-2 text-sm">
      <StatusDot tone={n > 0 ? 'success' : 'neutral'} />
      <span className={cn('tabular-nums', n > 0 && 'font-medium')}>
        {fillText(n === 1 ? analyticsTexts.currentOne : analyticsTexts.current, { n })}
      </span>
      <span className="text-muted-foreground tabular-nums">
        {seconds < 2 ? analyticsTexts.updatedNow : fillText(analyticsTexts.updated, { n: seconds })}
      </span>
    </p>
  );
}
