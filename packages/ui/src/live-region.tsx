import type { ReactNode } from 'react';

type LiveRegionProps = {
  readonly children: ReactNode;
  /** Assertive interrupts what is being read; keep it for failures. */
  readonly urgency?: 'polite' | 'assertive';
};

/** Stays mounted while its text changes: a region that appears together with its text is not read. */
export function LiveRegion({ children, urgency = 'polite' }: LiveRegionProps) {
  return (
    <div aria-live={urgency} aria-atomic className="sr-only">
      {children}
    </div>
  );
}
