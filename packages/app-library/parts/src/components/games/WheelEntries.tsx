import { XIcon } from "lucide-react";
import { useState } from "react";
import { LabelledText } from "@/components/tools/LabelledText";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/fill";
import { linesOf } from "@/lib/lines";
import { words } from "@/lib/words";

interface WheelEntriesProps {
  entries: readonly string[];
  isLocked: boolean;
  onChange: (entries: readonly string[]) => void;
}

export function WheelEntries({ entries, isLocked, onChange }: WheelEntriesProps) {
  const [text, setText] = useState("");
  const add = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    onChange([...entries, ...linesOf(text)]);
    setText("");
  };

  return (
    <ToolCard aria-label={words.gameEntries} className="gap-3">
      <h3 className="font-heading font-semibold">{`${words.gameEntries} (${entries.length})`}</h3>
      <form onSubmit={add} className="grid gap-2">
        <LabelledText
          label={words.entry}
          rows={3}
          value={text}
          placeholder={words.onePerLine}
          onChange={setText}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !text.includes("\n")) add(event);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isLocked}>
            {words.toolAdd}
          </Button>
          <Button
            type="button"
            variant="outline"
            disabled={isLocked || entries.length === 0}
            onClick={() => onChange([])}
          >
            {words.removeAll}
          </Button>
        </div>
      </form>
      <ul className="grid max-h-80 gap-1 overflow-y-auto">
        {entries.map((entry, index) => (
          <li key={index} className="flex items-center justify-between gap-2 border-t pt-1">
            <span className="break-words">{entry}</span>
            <Button
              variant="ghost"
              size="icon-sm"
              disabled={isLocked}
              aria-label={fill(words.remove, { name: entry })}
              onClick={() => onChange(entries.toSpliced(index, 1))}
            >
              <XIcon />
            </Button>
          </li>
        ))}
      </ul>
    </ToolCard>
  );
}
