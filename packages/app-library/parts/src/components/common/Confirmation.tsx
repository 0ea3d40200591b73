import { CheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface ConfirmationProps {
  children: ReactNode;
  onAgain: () => void;
}

/** Says that something was sent or booked, and offers to do it again. */
export function Confirmation({ children, onAgain }: ConfirmationProps) {
  return (
    <div
      role="status"
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
    >
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <CheckIcon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="font-heading text-xl font-semibold">{words.thanks}</h3>
      {children}
      <Button type="button" variant="outline" onClick={onAgain}>
        {words.sendAnother}
      </Button>
    </div>
  );
}
