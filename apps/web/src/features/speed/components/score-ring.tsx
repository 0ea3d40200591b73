import { limits } from '@loam/contract';
import { cn } from '@loam/ui';
import { severityOf } from '../model/speed-rules.ts';
import { speedTexts } from '../texts.data.ts';

const colours = {
  error: 'text-danger',
  warning: 'text-warning',
  minor: 'text-warning',
  info: 'text-success',
} as const;

const [least, most] = limits.speed.scoreRange;
const radius = 20;
const length = 2 * Math.PI * radius;

export function ScoreRing({ score }: { readonly score: number | undefined }) {
  const share = ((score ?? least) - least) / (most - least);
  return (
    <span className="relative grid size-14 shrink-0 place-items-center">
      <svg aria-hidden viewBox="0 0 48 48" className="absolute inset-0 -rotate-90">
        <circle cx="24" cy="24" r={radius} fill="none" strokeWidth="4" className="stroke-border" />
        <circle
          cx="24"
          cy="24"
          r={radius}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`${length * share} ${length}`}
          className={cn(score === undefined ? 'text-transparent' : colours[severityOf(share)])}
        />
      </svg>
      <span className="text-lg font-semibold tabular-nums">{score ?? '–'}</span>
      {score === undefined ? <span className="sr-only">{speedTexts.noScore}</span> : null}
    </span>
  );
}
