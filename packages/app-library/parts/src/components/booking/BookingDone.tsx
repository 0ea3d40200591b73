import { CalendarCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { DoneCard } from "@/components/common/DoneCard";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface BookingDoneProps {
  reference: string;
  /** Where one's bookings are listed. */
  listPath?: string;
  onAgain: () => void;
  children: ReactNode;
}

export function BookingDone({ reference, listPath, onAgain, children }: BookingDoneProps) {
  return (
    <DoneCard icon={CalendarCheckIcon} title={words.bookDone}>
      <p>
        {words.bookReference}: <strong className="font-mono">{reference}</strong>
      </p>
      <dl className="grid w-full grid-cols-2 gap-4 border-t pt-4">{children}</dl>
      <div className="flex flex-wrap gap-2">
        {listPath && (
          <Button asChild>
            <Link to={listPath}>{words.bookMine}</Link>
          </Button>
        )}
        <Button variant="outline" onClick={onAgain}>
          {words.bookAgain}
        </Button>
      </div>
    </DoneCard>
  );
}
