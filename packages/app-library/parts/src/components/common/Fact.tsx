import type { ReactNode } from "react";

interface FactProps {
  label: string;
  children: ReactNode;
}

/** A label with its value; stands in a description list. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted-foreground">{label}</dt>
      <dd className="text-sm font-medium break-words">{children}</dd>
    </div>
  );
}
