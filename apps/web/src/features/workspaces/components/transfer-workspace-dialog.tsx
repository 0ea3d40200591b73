import { fillText, UserId, type Workspace, type WorkspaceMember } from '@loam/contract';
import {
  Avatar,
  Banner,
  Button,
  Combobox,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  Field,
  toast,
} from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import type { DialogProps } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { allMembersQuery } from '../members-api.ts';
import { useTransferWorkspace } from '../settings-api.ts';
import { workspaceSettingsTexts } from '../texts.data.ts';

interface TransferWorkspaceDialogProps {
  readonly workspace: Pick<Workspace, 'id' | 'name'>;
}

export function TransferWorkspaceDialog({ workspace, onClose }: TransferWorkspaceDialogProps & DialogProps) {
  const members = useQuery(allMembersQuery(useApi(), workspace.id));
  const transfer = useTransferWorkspace(workspace.id);
  const [chosen, setChosen] = useState<string | null>(null);
  const texts = workspaceSettingsTexts.transfer;
  const candidates = members.data?.filter((member) => member.role !== 'owner') ?? [];
  const newOwner = candidates.find((member) => member.user_id === chosen);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!newOwner) return;
    transfer.mutate(UserId.parse(newOwner.user_id), {
      onSuccess: () => {
        toast.success(fillText(texts.done, { name: newOwner.display_name }));
        onClose();
      },
    });
  };
  const problem = transfer.error ?? members.error;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent size="sm">
        <form onSubmit={submit} className="flex flex-col gap-4">
          <DialogHeader>
            <DialogTitle>{texts.title}</DialogTitle>
            <DialogDescription>{texts.text}</DialogDescription>
          </DialogHeader>
          {problem ? <Banner tone="danger">{shownProblem(problem).message}</Banner> : null}
          <Field label={texts.field}>
            <Combobox
              options={candidates.map(memberOption)}
              value={chosen}
              onValueChange={setChosen}
              placeholder={members.isPending ? texts.loading : texts.choose}
              searchPlaceholder={texts.search}
              disabled={!members.isSuccess}
            />
          </Field>
          <DialogFooter>
            <Button variant="ghost" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="danger" disabled={!newOwner} loading={transfer.isPending}>
              {texts.action}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function memberOption(member: WorkspaceMember) {
  return {
    value: String(member.user_id),
    label: member.display_name,
    description: member.email,
    icon: <Avatar person={memberPerson(member)} size="sm" decorative />,
  };
}

function memberPerson(member: WorkspaceMember) {
  return { id: member.user_id, name: member.display_name, imageUrl: member.avatar_url ?? undefined };
}
