import type { ReactNode } from "react";
import { useCurrentPerson } from "@/data/session";

interface OnlyForProps {
  role: string;
  children: ReactNode;
}

/** What only people with this role get to see. */
export function OnlyFor({ role, children }: OnlyForProps) {
  const person = useCurrentPerson();
  return person?.role === role ? <>{children}</> : null;
}
