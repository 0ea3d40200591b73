import type { Project } from '@loam/contract';
import { cn } from '@loam/ui';
import { useState } from 'react';
import { strataOf, strataSize } from '../model/strata.ts';

/** A screenshot of the project's first page; a drawing stands in for it until there is one. */
export function ProjectThumbnail({ project }: { readonly project: Pick<Project, 'id' | 'thumbnail_url'> }) {
  const [failed, setFailed] = useState<string | null>(null);
  const url = project.thumbnail_url;
  if (url === null || url === failed) return <ProjectPicture seed={project.id} />;
  return (
    <img
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(url)}
      className="block size-full bg-surface object-cover object-top"
    />
  );
}

/** Layers of soil, the same for the same seed. */
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
