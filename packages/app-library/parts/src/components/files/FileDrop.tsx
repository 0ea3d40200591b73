import { UploadIcon } from "lucide-react";
import { toast } from "@/lib/toast";
import { Label } from "@/components/ui/label";
import { words } from "@/lib/words";

const MAX_UPLOAD_BYTES = 700_000;

/** Takes files by choice or by dropping; those too large are refused. */
export function FileDrop({ onAdd }: { onAdd: (file: File) => Promise<unknown> }) {
  const addAll = async (files: FileList | null) => {
    for (const file of files ?? []) {
      if (file.size > MAX_UPLOAD_BYTES) {
        toast.error(words.fileTooLarge, { description: file.name });
        continue;
      }
      await onAdd(file);
      toast.success(words.uploadDone, { description: file.name });
    }
  };

  return (
    <Label
      onDragOver={(event) => event.preventDefault()}
      onDrop={async (event) => {
        event.preventDefault();
        await addAll(event.dataTransfer.files);
      }}
      className="grid cursor-pointer justify-items-center gap-2 rounded-xl border-2 border-dashed border-primary bg-card p-8 text-center text-card-foreground has-focus-visible:ring-2 has-focus-visible:ring-ring"
    >
      <UploadIcon className="size-8" />
      <span className="font-medium">{words.uploadChoose}</span>{" "}
      <span className="text-sm font-normal text-muted-foreground">{words.uploadDrop}</span>
      <input type="file" multiple className="sr-only" onChange={(event) => addAll(event.target.files)} />
    </Label>
  );
}
