import { BoardCard } from "@/components/common/BoardCard";
import { BoardColumn } from "@/components/common/BoardColumn";
import { DeleteButton } from "@/components/common/DeleteButton";
import { MoveMenu } from "@/components/common/MoveMenu";
import { AddForm } from "@/components/tools/AddForm";
import { useStored } from "@/hooks/use-stored";
import { withoutItem } from "@/lib/saved";
import { toast } from "@/lib/toast";
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
  const add = (title: string) => {
    setCards([...cards, { id: crypto.randomUUID(), title, column: columns[0] }]);
    toast.success(words.cardAdded);
  };
  const move = (id: string, column: string) =>
    setCards(cards.map((card) => (card.id === id ? { ...card, column } : card)));

  return (
    <div className="grid gap-6">
      <AddForm label={words.newCard} action={words.addCard} onAdd={add} isOnPage />
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
                        onDelete={async () => setCards(withoutItem(cards, card))}
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
