import { DownloadIcon } from "lucide-react";
import { LabelledText } from "@/components/tools/LabelledText";
import { MarkdownView } from "@/components/tools/MarkdownView";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { downloadText } from "@/lib/csv";
import { words } from "@/lib/words";

export function MarkdownEditor() {
  const [source, setSource] = useStored("markdown", words.markdownStart);

  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-2">
        <LabelledText
          label={words.markdown}
          value={source}
          onChange={setSource}
          className="min-h-96 bg-card font-mono text-card-foreground dark:bg-card"
        />
        <div className="flex items-center justify-between gap-3 text-sm text-muted-foreground">
          {source.split(/\s+/).filter(Boolean).length} {words.words}
          <Button
            variant="outline"
            size="sm"
            onClick={() => downloadText("notes.md", source, "text/markdown")}
          >
            <DownloadIcon />
            {words.download}
          </Button>
        </div>
      </div>
      <ToolCard aria-label={words.preview} className="p-6">
        <p className="text-sm text-muted-foreground">{words.preview}</p>
        <MarkdownView source={source} />
      </ToolCard>
    </div>
  );
}
