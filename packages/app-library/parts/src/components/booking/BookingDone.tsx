import { CalendarCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
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
    <div
      role="status"
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
    >
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <CalendarCheckIcon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="font-heading text-xl font-semibold">{words.bookDone}</h3>
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
        <Button type="button" variant="outline" onClick={onAgain}>
          {words.bookAgain}
        </Button>
      </div>
    </div>
  );
}
