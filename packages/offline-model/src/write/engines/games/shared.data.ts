/** Parts that several games use. */
export const GAME_PARTS: Readonly<Record<string, string>> = {
  'src/hooks/use-key-down.ts': `/** Keys pressed anywhere on the page, but not while someone types into a field. */
export function useKeyDown(onKey: (event: globalThis.KeyboardEvent) => void) {
  const handler = useRef(onKey);
  useEffect(() => {
    handler.current = onKey;
  });

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select");
      if (!isTyping && !event.ctrlKey && !event.metaKey && !event.altKey) handler.current(event);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
`,
  'src/components/games/GameStat.tsx': `interface GameStatProps {
  label: string;
  value: string | number;
}

export function GameStat({ label, value }: GameStatProps) {
  return (
    <p className="grid min-w-24 gap-0.5 rounded-lg border bg-card px-4 py-2 text-card-foreground">
      <span className="text-xs text-muted-foreground">{label}</span>
      <span className="font-heading text-xl font-semibold tabular-nums">{value}</span>
    </p>
  );
}
`,
  'src/components/games/ArrowPad.tsx': `export type ArrowDirection = "up" | "down" | "left" | "right";

const ARROWS = [
  { direction: "up", label: "%gUp%", icon: ArrowUpIcon, place: "col-start-2" },
  { direction: "left", label: "%gLeft%", icon: ArrowLeftIcon, place: "col-start-1 row-start-2" },
  { direction: "down", label: "%gDown%", icon: ArrowDownIcon, place: "col-start-2 row-start-2" },
  { direction: "right", label: "%gRight%", icon: ArrowRightIcon, place: "col-start-3 row-start-2" },
] as const;

/** Directions for fingers; keys do the same. */
export function ArrowPad({ onPress }: { onPress: (direction: ArrowDirection) => void }) {
  return (
    <div className="grid w-fit grid-cols-3 gap-2">
      {ARROWS.map(({ direction, label, icon: Icon, place }) => (
        <Button
          key={direction}
          type="button"
          variant="outline"
          aria-label={label}
          onClick={() => onPress(direction)}
          className={cn("h-12 w-16", place)}
        >
          <Icon aria-hidden="true" />
        </Button>
      ))}
    </div>
  );
}

export function arrowOf(key: string): ArrowDirection | undefined {
  return ARROWS.find(({ direction }) => "arrow" + direction === key.toLowerCase())?.direction;
}
`,
};
