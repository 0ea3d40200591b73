import type { ReactNode } from "react";

interface BoardCardProps {
  id: string;
  children: ReactNode;
}

export function BoardCard({ id, children }: BoardCardProps) {
  return (
    <li>
      <div
        draggable
        onDragStart={(event) => event.dataTransfer.setData("text/plain", id)}
        className="cursor-grab active:cursor-grabbing"
      >
        {children}
      </div>
    </li>
  );
}
