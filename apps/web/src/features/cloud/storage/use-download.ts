import { texts } from '@loam/contract';
import { toast } from '@loam/ui';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { saveBlob } from '../../../shared/save-blob.ts';
import { type BucketPlace, readFile } from './api.ts';

/** Files of a public bucket, one after the other, into the browser's downloads. */
export function useDownload(place: BucketPlace) {
  const api = useApi();
  const [isLoading, setIsLoading] = useState(false);
  const download = async (paths: readonly string[]) => {
    setIsLoading(true);
    try {
      for (const path of paths)
        saveBlob(path.split('/').at(-1) ?? path, await readFile(api, place, { path }));
    } catch {
      toast.error(texts.storage.downloadFailed);
    } finally {
      setIsLoading(false);
    }
  };
  return { isLoading, download: (paths: readonly string[]) => void download(paths) };
}
