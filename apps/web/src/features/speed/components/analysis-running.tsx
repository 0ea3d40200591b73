import { fillText } from '@loam/contract';
import { Progress } from '@loam/ui';
import { useEffect, useState } from 'react';
import { speedTexts } from '../texts.data.ts';

/** How long an analysis usually takes; the bar slows down towards its end and never reaches it by itself. */
const usualSeconds = 15;

export function AnalysisRunning({ url }: { readonly url: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const share = 1 - Math.exp(-seconds / usualSeconds);
  const label = fillText(speedTexts.running, { url });
  return (
    <section aria-busy className="flex flex-col gap-3 rounded-xl border border-border bg-surface p-4">
      <div className="flex items-baseline justify-between gap-3">
        <p className="min-w-0 truncate font-medium" role="status">
          {label}
        </p>
        <span aria-hidden className="text-sm text-muted-foreground tabular-nums">
          {fillText(speedTexts.elapsed, { n: seconds })}
        </span>
      </div>
      <Progress label={label} value={share * 95} />
      <p className="text-sm text-muted-foreground">{speedTexts.runningDetail}</p>
    </section>
  );
}
