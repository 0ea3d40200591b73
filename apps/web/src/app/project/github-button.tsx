import { type Project, texts } from '@loam/contract';
import { Button } from '@loam/ui';
import { FolderDown, GitBranch } from 'lucide-react';
import { useDownloadProject } from '../../features/editing/api.ts';
import { topBarTexts } from './texts.data.ts';
import { TopBarPopover } from './top-bar-popover.tsx';

const words = topBarTexts.github;

/** No project of an installation without GitHub is connected: its place says so, and how the code leaves without it. */
export function GithubButton({ project }: { readonly project: Project }) {
  return (
    <TopBarPopover icon={GitBranch} words={words}>
      {project.permissions.includes('DownloadProject') ? <DownloadButton project={project} /> : null}
      <Button size="sm" variant="primary" disabled>
        {texts.github.connect}
      </Button>
    </TopBarPopover>
  );
}

function DownloadButton({ project }: { readonly project: Project }) {
  const { start, state } = useDownloadProject(project.id);
  return (
    <Button size="sm" variant="outline" loading={state === 'loading'} onClick={start}>
      <FolderDown aria-hidden />
      {words.download}
    </Button>
  );
}
