import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { downloadText, toCsv } from "@/lib/csv";
import { words } from "@/lib/words";

interface ExportButtonProps {
  /** The file's name without its ending. */
  name: string;
  columns: readonly string[];
  rows: () => readonly (readonly string[])[];
}

export function ExportButton({ name, columns, rows }: ExportButtonProps) {
  return (
    <Button
      variant="outline"
      className="shrink-0"
      onClick={() => downloadText(name + ".csv", toCsv([columns, ...rows()]), "text/csv")}
    >
      <DownloadIcon />
      {words.reportDownload}
    </Button>
  );
}
