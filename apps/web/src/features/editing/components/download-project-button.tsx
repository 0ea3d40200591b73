import { texts } from '@loam/contract';
import { IconButton, toast } from '@loam/ui';
import { Check, FolderDown } from 'lucide-react';
import { downloadProblem, useDownloadProject } from '../api.ts';
import { codeTexts } from '../texts.data.ts';

export function DownloadProjectButton({ projectId }: { readonly projectId: string }) {
  const { state, start } = useDownloadProject(projectId);
  const download = () => {
    start().catch((error: unknown) => toast.error(downloadProblem(error)));
  };
  return (
    <>
      <IconButton
        size="sm"
        side="bottom"
        label={texts.download.tooltip}
        loading={state === 'loading'}
        onClick={download}
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
