import type { ReactNode } from 'react';

import { cn } from '../cn.ts';

type GallerySectionProps = {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
};

export function GallerySection({ id, title, children }: GallerySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20">
      <h2 id={`${id}-title`} className="mb-4 text-xl">
        {title}
      </h2>
      <div className="overflow-hidden rounded-xl border border-border bg-surface">{children}</div>
    </section>
  );
}

type SpecimenProps = {
  readonly name: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** One primitive and its states, in a row with its name. */
export function Specimen({ name, children, className }: SpecimenProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 border-b border-border p-5 last:border-b-0 lg:grid-cols-[9rem_minmax(0,1fr)]">
      <h3 className="text-sm font-medium text-muted-foreground lg:pt-1.5">{name}</h3>
      <div className={cn('flex min-w-0 flex-wrap items-center gap-3', className)}>{children}</div>
    </div>
  );
}
