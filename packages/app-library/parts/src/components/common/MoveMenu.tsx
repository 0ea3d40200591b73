import { ArrowRightLeftIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { words } from "@/lib/words";

interface MoveMenuProps {
  options: readonly string[];
  value: string;
  onMove: (option: string) => void;
}

/** Moves a card without dragging it. */
export function MoveMenu({ options, value, onMove }: MoveMenuProps) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm">
          <ArrowRightLeftIcon />
          {words.moveTo}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="start">
        {options
          .filter((option) => option !== value)
          .map((option) => (
            <DropdownMenuItem key={option} onSelect={() => onMove(option)}>
              {option}
            </DropdownMenuItem>
          ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
