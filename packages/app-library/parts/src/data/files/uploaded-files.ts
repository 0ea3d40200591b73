import { useSyncExternalStore } from "react";
import { keptTable } from "@/data/kept-table";
import type { RecordBase } from "@/data/record-base";
import { readFile } from "@/lib/stored-file";

interface UploadedFile extends RecordBase {
  /** Name and content in one text. */
  file: string;
}

const uploadTable = keptTable<UploadedFile>("uploaded-files", {});

export function useUploads(): readonly UploadedFile[] {
  return useSyncExternalStore(uploadTable.subscribe, uploadTable.list);
}

export async function addUpload(file: File) {
  return uploadTable.create({ file: await readFile(file) });
}

export async function removeUpload(id: string) {
  await uploadTable.remove(id);
}
