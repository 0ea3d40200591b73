import type { ReactNode } from "react";
import { DoneCard } from "@/components/common/DoneCard";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface ConfirmationProps {
  children: ReactNode;
  onAgain: () => void;
}

/** Says that a form was sent, and offers to send another. */
export function Confirmation({ children, onAgain }: ConfirmationProps) {
  return (
    <DoneCard title={words.thanks}>
      {children}
      <Button variant="outline" onClick={onAgain}>
        {words.sendAnother}
      </Button>
    </DoneCard>
  );
}
