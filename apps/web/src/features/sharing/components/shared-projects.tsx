import { fillText, type SharedProject, sharingTexts } from '@loam/contract';
import { Badge, Banner, Button, Card, toast } from '@loam/ui';
import { Link } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useReportProblem } from '../../../shared/use-report-problem.ts';
import { useAcceptShared, useDeclineShared, useSharedProjects } from '../api.ts';
import { levelLabel } from '../model/level-labels.ts';
import { sharedTexts, shareTexts } from '../texts.data.ts';
import { LeaveProjectDialog } from './leave-project-dialog.tsx';

interface OpensProject {
  readonly onOpen: (projectId: string) => void;
}

/** Open invitations to projects; nothing when there are none. */
export function SharedProjectNotices({ onOpen }: OpensProject) {
  const pending = useSharedProjects().data?.filter((one) => one.collaboration_status.is_pending) ?? [];
  if (pending.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2">
      {pending.map((shared) => (
        <li key={shared.id}>
          <Notice shared={shared} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function Notice({ shared, onOpen }: OpensProject & { readonly shared: SharedProject }) {
  const { mutateAsync: accept, isPending: isAccepting } = useAcceptShared();
  const { mutateAsync: decline, isPending: isDeclining } = useDeclineShared();
  const report = useReportProblem();
  const names = { project: shared.display_name, inviter: shared.invited_by ?? '' };
  // The notice is gone as soon as it was answered, so what follows cannot hang on it being there.
  const join = () => {
    accept(shared.id).then(() => {
      toast.success(fillText(sharedTexts.joined, names));
      onOpen(shared.id);
    }, report);
  };
  const refuse = () => {
    decline(shared.id).then(() => toast(fillText(sharedTexts.declined, names)), report);
  };
  return (
    <Banner
      title={fillText(shared.invited_by === null ? sharedTexts.noticeNoInviter : sharedTexts.notice, names)}
      actions={
        <>
          <Button size="sm" variant="primary" loading={isAccepting} onClick={join}>
            {sharedTexts.accept}
          </Button>
          <Button size="sm" variant="outline" loading={isDeclining} onClick={refuse}>
            {sharedTexts.decline}
          </Button>
        </>
      }
    >
      {fillText(sharedTexts.as, { role: sharingTexts.role[shared.access_level] })}
    </Banner>
  );
}

/** Projects of others that this person works on; nothing when there are none. */
export function SharedProjects() {
  const accepted = useSharedProjects().data?.filter((one) => !one.collaboration_status.is_pending) ?? [];
  if (accepted.length === 0) return null;
  return (
    <section aria-label={sharedTexts.title} className="flex flex-col gap-3 pb-10">
      <h2 className="text-lg font-semibold">{sharedTexts.title}</h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {accepted.map((shared) => (
          <li key={shared.id}>
            <SharedCard shared={shared} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function SharedCard({ shared }: { readonly shared: SharedProject }) {
  const dialogs = useDialogs();
  const { id, display_name: name } = shared;
  return (
    <Card className="flex items-center gap-2 px-4 py-3">
      <div className="min-w-0 flex-1">
        <Link
          to="/projects/$projectId"
          params={{ projectId: id }}
          className="block truncate rounded-sm text-sm font-medium hover:underline"
        >
          {name}
        </Link>
        <p className="truncate text-xs text-muted-foreground">
          {fillText(sharedTexts.by, { owner: shared.owner_name })}
        </p>
      </div>
      <Badge>{levelLabel(shared.access_level)}</Badge>
      <Button
        size="sm"
        variant="ghost"
        aria-label={`${shareTexts.leave.action}: ${name}`}
        onClick={() => dialogs.open(LeaveProjectDialog, { project: { id, name }, onLeft: () => {} })}
      >
        {shareTexts.leave.action}
      </Button>
    </Card>
  );
}
