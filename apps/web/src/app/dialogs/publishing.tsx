import { Project } from '@loam/contract';
import { DeploymentHistoryDialog } from '../../features/publishing/components/deployment-history-dialog.tsx';
import { EmbedDialog } from '../../features/publishing/components/embed-dialog.tsx';
import { PublishFailedDialog } from '../../features/publishing/components/publish-failed-dialog.tsx';
import { PublishSuccessDialog } from '../../features/publishing/components/publish-success-dialog.tsx';
import { RemoveDomainDialog } from '../../features/publishing/components/remove-domain-dialog.tsx';
import { ShareSiteDialog } from '../../features/publishing/components/share-site-dialog.tsx';
import { UnpublishDialog } from '../../features/publishing/components/unpublish-dialog.tsx';
import type { RegisteredDialog } from '../registered-dialog.ts';

const projectId = '00000000-0000-4000-8000-000000000001';
const commit = 'a'.repeat(40);
const site = { url: 'https://tennis-club.example/', title: 'Tennis club' };
const project = Project.pick({
  id: true,
  display_name: true,
  url: true,
  is_published: true,
  latest_commit_sha: true,
  published_deployment: true,
  permissions: true,
}).parse({
  id: projectId,
  display_name: site.title,
  url: site.url,
  is_published: true,
  latest_commit_sha: commit,
  published_deployment: { commit_sha: commit },
  permissions: [],
});

export const publishingDialogs: readonly RegisteredDialog[] = [
  {
    id: 'publish-success',
    render: (onClose) => (
      <PublishSuccessDialog
        project={project}
        speed={{ onOpen: () => {}, reasonOf: () => undefined }}
        onClose={onClose}
      />
    ),
  },
  {
    id: 'publish-failed',
    render: (onClose) => (
      <PublishFailedDialog
        failure={{ kind: 'build', detail: 'src/pages/Index.tsx:12:4: Unexpected token' }}
        onTryToFix={async () => {}}
        onClose={onClose}
      />
    ),
  },
  { id: 'share-site', render: (onClose) => <ShareSiteDialog project={project} onClose={onClose} /> },
  { id: 'embed', render: (onClose) => <EmbedDialog site={site} onClose={onClose} /> },
  {
    id: 'deployment-history',
    render: (onClose) => <DeploymentHistoryDialog projectId={projectId} onClose={onClose} />,
  },
  { id: 'unpublish', render: (onClose) => <UnpublishDialog projectId={projectId} onClose={onClose} /> },
  {
    id: 'remove-domain',
    render: (onClose) => (
      <RemoveDomainDialog
        projectId={projectId}
        domain={{ domain: 'xn--bcher-kva.example', unicode_domain: 'bücher.example' }}
        onClose={onClose}
      />
    ),
  },
];
