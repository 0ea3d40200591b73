import { texts } from '@loam/contract';
import { IconButton } from '@loam/ui';
import { Check, FolderDown } from 'lucide-react';
import { useDownloadProject } from '../api.ts';
import { codeTexts } from '../texts.data.ts';

export function DownloadProjectButton({ projectId }: { readonly projectId: string }) {
  const { state, start } = useDownloadProject(projectId);
  return (
    <>
      <IconButton
        size="sm"
        side="bottom"
        label={texts.download.tooltip}
        loading={state === 'loading'}
        onClick={start}
      >
        {state === 'success' ? (
          <Check aria-hidden className="size-4 text-success" />
        ) : (
          <FolderDown aria-hidden className="size-4" />
        )}
      </IconButton>
      <span role="status" className="sr-only">
        {state === 'success' ? codeTexts.downloaded : ''}
      </span>
    </>
  );
}
