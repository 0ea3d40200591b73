import { CheckIcon, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface DoneCardProps {
  icon?: LucideIcon;
  title: string;
  children: ReactNode;
}

/** Says that something was sent, booked or ordered. */
export function DoneCard({ icon: Icon = CheckIcon, title, children }: DoneCardProps) {
  return (
    <div
      role="status"
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
    >
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <Icon className="size-6" />
      </span>
      <h2 className="font-heading text-xl font-semibold">{title}</h2>
      {children}
    </div>
  );
}
