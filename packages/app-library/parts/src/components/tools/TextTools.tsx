import { CopyIcon } from "lucide-react";
import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words.copied);
    } catch {
      toast.error(words.storageFull);
    }
  };

  return (
    <div className="grid gap-5">
      <dl aria-live="polite" className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {[
          { label: words.words, value: figures.words },
          { label: words.characters, value: figures.characters },
          { label: words.sentences, value: figures.sentences },
          { label: words.reading, value: figures.readingMinutes },
        ].map(({ label, value }) => (
          <div key={label} className="rounded-xl border bg-card p-4 text-card-foreground">
            <dt className="text-sm text-muted-foreground">{label}</dt>
            <dd className="font-heading text-3xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-2">
        <Label htmlFor="text">{words.text}</Label>
        <Textarea
          id="text"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-64 bg-card text-card-foreground dark:bg-card"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {CHANGES.map(({ label, change }) => (
          <Button key={label} type="button" variant="outline" onClick={() => setText(change(text))}>
            {label}
          </Button>
        ))}
        <Button type="button" onClick={copy} disabled={text === ""}>
          <CopyIcon aria-hidden="true" />
          {words.copy}
        </Button>
        <Button type="button" variant="ghost" onClick={() => setText("")}>
          {words.clear}
        </Button>
      </div>
    </div>
  );
}
