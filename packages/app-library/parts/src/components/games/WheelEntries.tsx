import { XIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { words } from "@/lib/words";

interface WheelEntriesProps {
  entries: readonly string[];
  isLocked: boolean;
  onChange: (entries: readonly string[]) => void;
}

export function WheelEntries({ entries, isLocked, onChange }: WheelEntriesProps) {
  const [text, setText] = useState("");

  const add = (event: FormEvent) => {
    event.preventDefault();
    const names = text
      .split(/[\n,;]+/)
      .map((name) => name.trim())
      .filter((name) => name !== "");
    if (names.length === 0) return;
    onChange([...entries, ...names]);
    setText("");
  };

  return (
    <section
      aria-label={words.gameEntries}
      className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <h3 className="font-heading font-semibold">
        {words.gameEntries} ({entries.length})
      </h3>
      <form onSubmit={add} className="grid gap-2">
        <Label htmlFor="wheel-entry">{words.entry}</Label>
        <Textarea
          id="wheel-entry"
          rows={3}
          value={text}
          placeholder={words.onePerLine}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter" && !event.shiftKey && !text.includes("\n")) add(event);
          }}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" disabled={isLocked}>
            {words.gameAdd}
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
              type="button"
              variant="ghost"
              size="icon-sm"
              disabled={isLocked}
              aria-label={words.remove.replace("{name}", entry)}
              onClick={() => onChange(entries.filter((_, other) => other !== index))}
            >
              <XIcon aria-hidden="true" />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
