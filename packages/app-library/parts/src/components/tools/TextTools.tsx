import { CopyIcon } from "lucide-react";
import { FigureList } from "@/components/tools/FigureList";
import { LabelledText } from "@/components/tools/LabelledText";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { copyText } from "@/lib/copy-text";
import { textFigures, titleCase, withoutExtraSpaces } from "@/lib/tools/text-figures";
import { words } from "@/lib/words";

const CHANGES = [
  { label: words.upper, change: (text: string) => text.toUpperCase() },
  { label: words.toolLower, change: (text: string) => text.toLowerCase() },
  { label: words.titleCase, change: titleCase },
  { label: words.trim, change: withoutExtraSpaces },
];

export function TextTools() {
  const [text, setText] = useStored("text-tools", "");
  const figures = textFigures(text);

  return (
    <div className="grid gap-5">
      <FigureList
        figures={[
          { label: words.words, value: figures.words },
          { label: words.characters, value: figures.characters },
          { label: words.sentences, value: figures.sentences },
          { label: words.reading, value: figures.readingMinutes },
        ]}
      />
      <LabelledText
        label={words.text}
        value={text}
        onChange={setText}
        className="min-h-64 bg-card text-card-foreground dark:bg-card"
      />
      <div className="flex flex-wrap gap-2">
        {CHANGES.map(({ label, change }) => (
          <Button key={label} variant="outline" onClick={() => setText(change(text))}>
            {label}
          </Button>
        ))}
        <Button onClick={() => copyText(text)} disabled={text === ""}>
          <CopyIcon />
          {words.copy}
        </Button>
        <Button variant="ghost" onClick={() => setText("")}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
