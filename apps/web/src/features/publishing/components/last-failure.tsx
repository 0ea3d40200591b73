import type { Project, Publishing } from '@loam/contract';
import { Banner, Button } from '@loam/ui';
import { useDeployments } from '../api.ts';
import { failureOfDeployment, type PublishFailure } from '../model/publish-failure.ts';
import { publishTexts } from '../texts.data.ts';

const words = publishTexts.lastFailed;

interface LastFailureProps {
  readonly project: Project;
  readonly publishing: Publishing;
  readonly onDetails: (failure: PublishFailure) => void;
}

/** Whoever was not there when it failed reads it here: another window, another person, a page loaded anew. */
export function LastFailure({ project, publishing, onDetails }: LastFailureProps) {
  const { deployments } = useDeployments(project.id, project.permissions.includes('DeployProject'));
  const [newest] = deployments;
  if (newest?.status !== 'failed') return null;
  return (
    <Banner
      tone="danger"
      flush
      className="shrink-0"
      title={words.title}
      actions={
        <Button variant="outline" size="sm" onClick={() => onDetails(failureOfDeployment(newest))}>
          {words.details}
        </Button>
      }
    >
      {publishing.is_published ? words.text : words.textFirst}
    </Banner>
  );
}
