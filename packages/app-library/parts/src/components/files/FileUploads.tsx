import { FileIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { FileDrop } from "@/components/files/FileDrop";
import { FileRow } from "@/components/files/FileRow";
import { addUpload, removeUpload, useUploads } from "@/data/files/uploaded-files";
import { formatRelative } from "@/lib/format";
import { words } from "@/lib/words";

export function FileUploads() {
  const uploads = useUploads();
  return (
    <div className="grid max-w-2xl gap-6">
      <FileDrop onAdd={addUpload} />
      {uploads.length === 0 ? (
        <EmptyState icon={FileIcon} title={words.uploadNone} text={words.uploadNoneText} />
      ) : (
        <ul aria-label={words.uploadFiles} className="grid gap-2">
          {uploads.map(({ id, file, createdAt }) => (
            <FileRow
              key={id}
              file={file}
              added={formatRelative(createdAt)}
              onDelete={() => removeUpload(id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
