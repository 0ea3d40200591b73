import { cn } from "@/lib/utils";

interface ParagraphsProps {
  text: string;
  className?: string;
}

/** Text as it was typed: every line is a paragraph. */
export function Paragraphs({ text, className }: ParagraphsProps) {
  const lines = text.split(/\n+/).filter((line) => line.trim() !== "");
  return (
    <div className={cn("grid max-w-prose gap-3 leading-relaxed", className)}>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
