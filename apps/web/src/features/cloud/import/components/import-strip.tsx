import { type BackendImport, type Project } from '@loam/contract';
import { Banner, type BannerTone, Button, Progress } from '@loam/ui';
import { useDialogs } from '../../../../shared/dialog-host.tsx';
import { useSendMessage } from '../../../chat/use-send-message.ts';
import { cloudWords } from '../../texts.data.ts';
import { useBackendImport } from '../api.ts';
import { hasWork, percentOf } from '../model/import-facts.ts';
import { importWords } from '../texts.data.ts';
import { BackendImportDialog } from './backend-import-dialog.tsx';

interface ImportStripProps {
  readonly project: Project;
  /** Why nobody can set it up here. */
  readonly unavailable: string | null;
}

/** Above the cloud of a project whose files bring a backend: the offer, how far it is, and what became of it. */
export function ImportStrip({ project, unavailable }: ImportStripProps) {
  const dialogs = useDialogs();
  const { send } = useSendMessage(project);
  const { data } = useBackendImport(project.id);
  if (data === undefined || data.status === 'none') return null;
  const { tone, title, detail } = stripOf(data);
  const isOffer = data.status === 'offered';
  const mayEdit = project.permissions.includes('EditBackend');
  const reason = unavailable ?? (mayEdit ? undefined : cloudWords.mayNot);
  const open = () =>
    dialogs.open(BackendImportDialog, {
      projectId: project.id,
      initial: data,
      reason,
      onAsk: (request) => void send(request),
    });
  return (
    <div className="p-4 pb-0">
      <Banner
        tone={tone}
        title={title}
        actions={
          <Button size="sm" variant={isOffer ? 'primary' : 'outline'} onClick={open}>
            {isOffer ? importWords.open : importWords.report}
          </Button>
        }
      >
        {isOffer && reason !== undefined ? reason : detail}
        {data.status === 'running' ? (
          <Progress label={title} value={percentOf(data)} className="mt-2" />
        ) : null}
      </Banner>
    </div>
  );
}

interface Strip {
  readonly tone: BannerTone;
  readonly title: string;
  readonly detail?: string | undefined;
}

function stripOf({ status, step, failure, report }: BackendImport): Strip {
  switch (status) {
    case 'none':
    case 'offered':
      return { tone: 'info', title: importWords.offered, detail: importWords.offeredDetail };
    case 'running':
      return {
        tone: 'info',
        title: importWords.running,
        detail: step === null ? importWords.waiting : importWords.steps[step],
      };
    case 'interrupted':
      return { tone: 'warning', title: importWords.interrupted, detail: importWords.interruptedDetail };
    case 'failed':
      return { tone: 'danger', title: importWords.failed, detail: failure ?? undefined };
    case 'done':
      return report !== null && hasWork(report)
        ? { tone: 'warning', title: importWords.doneWithWork }
        : { tone: 'success', title: importWords.done };
  }
}
