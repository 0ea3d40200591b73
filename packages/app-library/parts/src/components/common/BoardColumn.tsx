import { type DragEvent, type ReactNode, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface BoardColumnProps {
  title: string;
  count: number;
  onDropCard: (id: string) => void;
  children: ReactNode;
}

export function BoardColumn({ title, count, onDropCard, children }: BoardColumnProps) {
  const [isOver, setIsOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDropCard(event.dataTransfer.getData("text/plain"));
  };

  return (
    <section aria-label={title} className="grid">
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cn(
          "grid content-start gap-3 rounded-xl border-t-4 border-t-primary bg-muted p-3 transition-shadow",
          isOver && "ring-2 ring-primary",
        )}
      >
        <h3 className="flex items-center justify-between gap-2 px-1 font-heading font-semibold">
          {title}
          <Badge variant="secondary" className="tabular-nums">
            {count}
          </Badge>
        </h3>
        {count === 0 ? (
          <p className="px-1 py-6 text-center text-sm text-muted-foreground">{words.nothingInColumn}</p>
        ) : (
          <ul className="grid gap-3">{children}</ul>
        )}
      </div>
    </section>
  );
}
