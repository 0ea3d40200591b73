import { type CallCount, formatPercent, rateTone, successPercent } from '../model/function-calls.ts';
import { functionWords } from '../texts.data.ts';

const classes = { success: 'text-success', warning: 'text-warning', danger: 'text-danger' } as const;

export function SuccessRate({ count }: { readonly count: CallCount }) {
  const percent = successPercent(count);
  if (percent === undefined) return <span className="text-muted-foreground">{functionWords.noCalls}</span>;
  return (
    <span className={`font-medium tabular-nums ${classes[rateTone(percent)]}`}>{formatPercent(percent)}</span>
  );
}
