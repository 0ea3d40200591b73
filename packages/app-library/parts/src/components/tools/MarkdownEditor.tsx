import { DownloadIcon } from "lucide-react";
import { MarkdownView } from "@/components/tools/MarkdownView";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { useStored } from "@/hooks/use-stored";
import { downloadText } from "@/lib/csv";
import { words } from "@/lib/words";

export function MarkdownEditor() {
  const [source, setSource] = useStored("markdown", words.markdownStart);

  const download = () => {
    downloadText("notes.md", source, "text/markdown");
  };

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <div className="flex items-center justify-between gap-3">
          <Label htmlFor="markdown">{words.markdown}</Label>
          <Button type="button" variant="outline" size="sm" onClick={download}>
            <DownloadIcon aria-hidden="true" />
            {words.download}
          </Button>
        </div>
        <Textarea
          id="markdown"
          value={source}
          onChange={(event) => setSource(event.target.value)}
          className="min-h-96 bg-card font-mono text-card-foreground dark:bg-card"
        />
        <p className="text-sm text-muted-foreground">
          {source.split(/\s+/).filter(Boolean).length} {words.words}
        </p>
      </div>
      <section
        aria-label={words.preview}
        className="grid content-start gap-4 rounded-xl border bg-card p-6 text-card-foreground"
      >
        <p className="text-sm text-muted-foreground">{words.preview}</p>
        <MarkdownView source={source} />
      </section>
    </div>
  );
}
