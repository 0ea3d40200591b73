import { PlusIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { toast } from "@/lib/toast";
import { BoardCard } from "@/components/common/BoardCard";
import { BoardColumn } from "@/components/common/BoardColumn";
import { DeleteButton } from "@/components/common/DeleteButton";
import { MoveMenu } from "@/components/common/MoveMenu";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { words } from "@/lib/words";

interface KanbanCard {
  id: string;
  title: string;
  column: string;
}

interface KanbanBoardProps {
  columns: readonly string[];
  first: readonly string[];
}

/** Cards are dragged from column to column, or moved by their menu. */
export function KanbanBoard({ columns, first }: KanbanBoardProps) {
  const [cards, setCards] = useStored<readonly KanbanCard[]>(
    "kanban-cards",
    first.map((title, index) => ({
      id: "card-" + (index + 1),
      title,
      column: columns[Math.min(columns.length - 1, Math.floor(index / 2))],
    })),
  );
  const [text, setText] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    setCards([...cards, { id: crypto.randomUUID(), title: text.trim(), column: columns[0] }]);
    setText("");
    toast.success(words.cardAdded);
  };

  const move = (id: string, column: string) => {
    setCards(cards.map((card) => (card.id === id ? { ...card, column } : card)));
  };

  return (
    <div className="grid gap-6">
      <form onSubmit={add} className="flex max-w-xl items-end gap-2">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="new-card">{words.newCard}</Label>
          <Input
            id="new-card"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="bg-card text-card-foreground dark:bg-card"
          />
        </div>
        <Button type="submit">
          <PlusIcon aria-hidden="true" />
          {words.addCard}
        </Button>
      </form>
      <div className="grid items-start gap-4 md:auto-cols-[minmax(14rem,1fr)] md:grid-flow-col md:overflow-x-auto">
        {columns.map((column) => {
          const own = cards.filter((card) => card.column === column);
          return (
            <BoardColumn key={column} title={column} count={own.length} onDropCard={(id) => move(id, column)}>
              {own.map((card) => (
                <BoardCard key={card.id} id={card.id}>
                  <div className="grid gap-3 rounded-lg border bg-card p-4 text-card-foreground shadow-sm">
                    <p className="font-medium break-words">{card.title}</p>
                    <div className="flex items-center justify-between gap-2">
                      <MoveMenu options={columns} value={column} onMove={(next) => move(card.id, next)} />
                      <DeleteButton
                        name={card.title}
                        isCompact
                        onDelete={async () => setCards(cards.filter(({ id }) => id !== card.id))}
                      />
                    </div>
                  </div>
                </BoardCard>
              ))}
            </BoardColumn>
          );
        })}
      </div>
    </div>
  );
}
