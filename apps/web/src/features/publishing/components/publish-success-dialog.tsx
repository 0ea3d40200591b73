import { fillText, type Project, texts } from '@loam/contract';
import {
  Button,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  SproutMark,
  toast,
  Tooltip,
  useCopied,
} from '@loam/ui';
import { Check, Code, Copy, ExternalLink, Gauge } from 'lucide-react';
import { copyText } from '../../../shared/copy-text.ts';
import { type DialogProps, useDialogs } from '../../../shared/dialog-host.tsx';
import { useProject } from '../../projects/api.ts';
import { usePublishing } from '../api.ts';
import { isUpToDate } from '../model/publish-button.ts';
import { type SharedSite, shareLinks } from '../model/share-links.ts';
import { publishTexts } from '../texts.data.ts';
import { EmbedDialog } from './embed-dialog.tsx';

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
  const dialogs = useDialogs();
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
          <Button variant="outline" onClick={() => dialogs.open(EmbedDialog, { site })}>
            <Code aria-hidden />
            {words.embed}
          </Button>
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

function SiteLink({ site }: { readonly site: SharedSite }) {
  const { state, copy } = useCopied();
  return (
    <div className="flex items-center gap-2 rounded-lg border border-border bg-surface-sunken py-1.5 pr-1.5 pl-3">
      <span className="min-w-0 flex-1 truncate text-base">{site.url}</span>
      <Button size="sm" variant="outline" onClick={() => copy(site.url)}>
        {state === 'copied' ? <Check aria-hidden className="text-success" /> : <Copy aria-hidden />}
        {state === 'copied' ? words.copied : words.copy}
      </Button>
      <span role="status" className="sr-only">
        {state === 'copied' ? words.copied : ''}
        {state === 'failed' ? texts.sharing.copyFailed : ''}
      </span>
    </div>
  );
}

const networks = ['x', 'linkedin', 'reddit'] as const;

function ShareRow({ site }: { readonly site: SharedSite }) {
  const copyForDiscord = () => {
    copyText(`${site.title} ${site.url}`).then(
      () => toast.success(success.discordCopied),
      () => toast.error(texts.sharing.copyFailed),
    );
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{words.shareTitle}</p>
      <div className="grid grid-cols-4 gap-2 max-sm:grid-cols-2">
        {networks.map((network) => (
          <Button key={network} asChild size="sm" variant="secondary">
            <a
              href={shareLinks[network](site)}
              target="_blank"
              rel="noreferrer"
              aria-label={fillText(words.share, { network: success.shareTargets[network] })}
            >
              {success.shareTargets[network]}
            </a>
          </Button>
        ))}
        <Button
          size="sm"
          variant="secondary"
          aria-label={fillText(words.share, { network: success.shareTargets.discord })}
          onClick={copyForDiscord}
        >
          {success.shareTargets.discord}
        </Button>
      </div>
    </div>
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
