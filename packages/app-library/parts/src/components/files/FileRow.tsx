import { FileIcon } from "lucide-react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { FileLink } from "@/components/common/FileLink";
import { fileName } from "@/lib/stored-file";

interface FileRowProps {
  file: string;
  /** When it was added, as it is read. */
  added: string;
  onDelete: () => Promise<void>;
}

export function FileRow({ file, added, onDelete }: FileRowProps) {
  return (
    <li className="flex items-center gap-3 rounded-lg border bg-card p-3 text-card-foreground">
      <FileIcon className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 break-words">
        <FileLink file={file} />
      </span>
      <span className="text-sm text-muted-foreground">{added}</span>
      <DeleteButton name={fileName(file)} onDelete={onDelete} isCompact />
    </li>
  );
}
