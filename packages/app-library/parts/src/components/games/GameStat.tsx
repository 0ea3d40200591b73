interface GameStatProps {
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
