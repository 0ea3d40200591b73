import { PaperclipIcon } from "lucide-react";
import { fileName, fileUrl } from "@/lib/stored-file";

export function FileLink({ file }: { file: string }) {
  const url = fileUrl(file);
  if (file === "") return <>–</>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <PaperclipIcon className="size-4 text-muted-foreground" />
      {url ? (
        <a href={url} download={fileName(file)} className="underline underline-offset-4">
          {fileName(file)}
        </a>
      ) : (
        fileName(file)
      )}
    </span>
  );
}
