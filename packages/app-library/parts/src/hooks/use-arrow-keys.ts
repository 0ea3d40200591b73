import { useKeyDown } from "@/hooks/use-key-down";

export type ArrowDirection = "up" | "down" | "left" | "right";

const DIRECTIONS: Record<string, ArrowDirection> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

export function useArrowKeys(onArrow: (direction: ArrowDirection) => void) {
  useKeyDown((event) => {
    const direction = DIRECTIONS[event.key];
    if (!direction) return;
    event.preventDefault();
    onArrow(direction);
  });
}
