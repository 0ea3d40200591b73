import { type Project, texts } from '@loam/contract';
import { Button, IconButton, Popover, PopoverContent, PopoverTrigger, toast } from '@loam/ui';
import { FolderDown, GitBranch } from 'lucide-react';
import { downloadProblem, useDownloadProject } from '../../features/editing/api.ts';
import { topBarTexts } from './texts.data.ts';

const words = topBarTexts.github;

/** No project of an installation without GitHub is connected: its place says so, and how the code leaves without it. */
export function GithubButton({ project }: { readonly project: Project }) {
  return (
    <Popover>
      <PopoverTrigger asChild>
        <IconButton size="sm" label={words.label} className="max-md:hidden">
          <GitBranch aria-hidden className="size-4" />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent align="end" aria-label={words.label} className="flex w-80 flex-col gap-3">
        <div className="flex flex-col gap-1">
          <p className="text-sm font-medium">{words.title}</p>
          <p className="text-sm text-muted-foreground">{words.text}</p>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          {project.permissions.includes('DownloadProject') ? <DownloadButton project={project} /> : null}
          <Button size="sm" variant="primary" disabled>
            {texts.github.connect}
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}

function DownloadButton({ project }: { readonly project: Project }) {
  const { start, state } = useDownloadProject(project.id);
  const download = () => {
    start().catch((error: unknown) => toast.error(downloadProblem(error)));
  };
  return (
    <Button size="sm" variant="outline" loading={state === 'loading'} onClick={download}>
      <FolderDown aria-hidden />
      {words.download}
    </Button>
  );
}
