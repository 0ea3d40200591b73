import { cn } from '@loam/ui';
import { strataOf, strataSize } from '../model/strata.ts';

/** Stands in for a screenshot until the project has one. */
export function ProjectPicture({ seed, className }: { readonly seed: string; readonly className?: string }) {
  const { hue, layers, sun } = strataOf(seed);
  const colour = `var(--color-avatar-${hue})`;
  const tint = (strength: number) => `color-mix(in oklab, ${colour} ${strength}%, var(--color-surface))`;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${strataSize.width} ${strataSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={cn('block size-full', className)}
    >
      <rect width={strataSize.width} height={strataSize.height} fill={tint(6)} />
      <circle cx={sun.x} cy={sun.y} r={sun.radius} fill={tint(22)} />
      {layers.map((layer) => (
        <path key={layer.strength} d={layer.path} fill={tint(layer.strength)} />
      ))}
    </svg>
  );
}
