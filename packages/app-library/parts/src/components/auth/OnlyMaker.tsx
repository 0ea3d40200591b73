import type { ReactNode } from "react";
import { useCurrentPerson } from "@/data/session";

interface OnlyMakerProps {
  of: { ownerId: string };
  /** Those who run the app may do it too. */
  orRoles?: readonly string[];
  children: ReactNode;
}

/** What only whoever made a record gets to see. */
export function OnlyMaker({ of: record, orRoles = [], children }: OnlyMakerProps) {
  const person = useCurrentPerson();
  const may = person && (person.id === record.ownerId || orRoles.includes(person.role));
  return may ? <>{children}</> : null;
}
