import { type Project, texts } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  SproutMark,
  Tooltip,
} from '@loam/ui';
import { ExternalLink, Gauge } from 'lucide-react';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { useProject } from '../../projects/api.ts';
import { usePublishing } from '../api.ts';
import { isUpToDate } from '../model/publish-button.ts';
import { publishTexts } from '../texts.data.ts';
import { EmbedButton, ShareRow, SiteLink } from './share-site.tsx';

const words = publishTexts.success;
const { success } = texts.publish;

interface SpeedOffer {
  readonly onOpen: () => void;
  /** Why it cannot be measured now. */
  readonly reasonOf: (facts: {
    readonly isPublished: boolean;
    readonly isUpToDate: boolean;
  }) => string | undefined;
}

type ShippedProject = Pick<
  Project,
  | 'id'
  | 'display_name'
  | 'url'
  | 'is_published'
  | 'latest_commit_sha'
  | 'published_deployment'
  | 'permissions'
>;

interface PublishSuccessDialogProps {
  readonly project: ShippedProject;
  /** Absent while there is no view for it. */
  readonly speed?: SpeedOffer;
}

export function PublishSuccessDialog(props: PublishSuccessDialogProps & DialogProps) {
  const { project, speed, onClose } = props;
  const publishing = usePublishing(project.id).data;
  const site = { url: publishing?.url ?? project.url ?? '', title: project.display_name };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="md">
        <DialogHeader className="items-center pr-0 pt-2 text-center">
          <span className="mb-2 flex size-14 items-center justify-center rounded-2xl bg-accent-subtle">
            <SproutMark className="size-8" />
          </span>
          <DialogTitle className="text-xl">{success.title}</DialogTitle>
          <DialogDescription>{words.text}</DialogDescription>
        </DialogHeader>
        <SiteLink site={site} />
        <ShareRow site={site} />
        <div className="grid grid-cols-2 gap-2 border-t border-border pt-4 max-sm:grid-cols-1">
          <EmbedButton site={site} />
          {speed ? <SpeedButton project={project} speed={speed} onClose={onClose} /> : null}
          <Button asChild variant="primary" className={speed ? 'col-span-2 max-sm:col-span-1' : ''}>
            <a href={site.url} target="_blank" rel="noreferrer">
              <ExternalLink aria-hidden />
              {words.visit}
            </a>
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface SpeedButtonProps {
  readonly project: ShippedProject;
  readonly speed: SpeedOffer;
  readonly onClose: () => void;
}

function SpeedButton({ project, speed, onClose }: SpeedButtonProps) {
  const publishing = usePublishing(project.id).data;
  const current = useProject(project.id).data ?? project;
  const reason = speed.reasonOf({
    isPublished: publishing?.is_published ?? current.is_published,
    isUpToDate: isUpToDate({ project: current, publishing }),
  });
  const open = () => {
    onClose();
    speed.onOpen();
  };
  // Not `disabled`: the reason in the tooltip stays within reach.
  const button = (
    <Button
      variant="outline"
      aria-disabled={reason !== undefined}
      className={reason === undefined ? undefined : 'cursor-not-allowed text-muted-foreground'}
      onClick={reason === undefined ? open : undefined}
    >
      <Gauge aria-hidden />
      {success.pageSpeedAnalysis}
    </Button>
  );
  return reason === undefined ? button : <Tooltip label={reason}>{button}</Tooltip>;
}
