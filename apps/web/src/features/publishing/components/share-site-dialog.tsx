import type { Project } from '@loam/contract';
import { Button, Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@loam/ui';
import { ExternalLink } from 'lucide-react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { usePublishing } from '../api.ts';
import { publishTexts } from '../texts.data.ts';
import { EmbedButton, ShareRow, SiteLink } from './share-site.tsx';

interface ShareSiteDialogProps {
  readonly project: Pick<Project, 'id' | 'display_name' | 'url'>;
}

/** What the first publish offers, at any time after it. */
export function ShareSiteDialog({ project, onClose }: ShareSiteDialogProps & DialogProps) {
  const site = { url: usePublishing(project.id).data?.url ?? project.url ?? '', title: project.display_name };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader>
          <DialogTitle>{publishTexts.share.title}</DialogTitle>
          <DialogDescription>{publishTexts.success.text}</DialogDescription>
        </DialogHeader>
        <SiteLink site={site} />
        <ShareRow site={site} />
        <div className="grid grid-cols-2 gap-2 border-t border-border pt-4 max-sm:grid-cols-1">
          <EmbedButton site={site} />
          <Button asChild variant="primary">
            <a href={site.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              {publishTexts.success.visit}
            </a>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
