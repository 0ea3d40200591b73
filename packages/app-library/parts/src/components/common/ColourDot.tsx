export function ColourDot({ colour }: { colour: string }) {
  if (colour === "") return <>–</>;
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="size-4 rounded-full border" style={{ backgroundColor: colour }} />
      <span className="font-mono text-xs">{colour}</span>
    </span>
  );
}
