import {
  canAssignRole,
  canManageMember,
  fillText,
  type Workspace,
  type WorkspaceMember,
} from '@loam/contract';
import { Avatar, Badge, IconButton, Switch, toast } from '@loam/ui';
import { UserMinus } from 'lucide-react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { useMe } from '../../accounts/api.ts';
import { useUpdateMember } from '../members-api.ts';
import { peopleTexts } from '../texts.data.ts';
import { RemoveMemberDialog } from './remove-member-dialog.tsx';
import { RoleSelect } from './role-select.tsx';

const texts = peopleTexts.members;

interface MemberRowProps {
  readonly member: WorkspaceMember;
  readonly workspace: Workspace;
}

export function MemberRow({ member, workspace }: MemberRowProps) {
  const isMe = useMe()?.id === member.user_id;
  // Leaving is done under General: nobody takes their own rights away by a slip here.
  const canManage = !isMe && canManageMember(workspace.role, member.role);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-56 items-center gap-3">
        <Avatar
          person={{
            id: member.user_id,
            name: member.display_name,
            imageUrl: member.avatar_url ?? undefined,
          }}
          decorative
        />
        <div className="min-w-0">
          <p className="truncate text-sm font-medium">
            {member.display_name}
            {isMe ? <span className="font-normal text-muted-foreground"> ({texts.you})</span> : null}
          </p>
          <p className="truncate text-xs text-muted-foreground">{member.email}</p>
        </div>
      </div>
      {canManage ? (
        <MemberControls member={member} workspace={workspace} />
      ) : (
        <div className="flex items-center gap-2">
          {member.is_billing_manager && member.role === 'member' ? <Badge>{texts.billing}</Badge> : null}
          <Badge tone={member.role === 'owner' ? 'accent' : 'neutral'}>
            {peopleTexts.roles[member.role].label}
          </Badge>
        </div>
      )}
    </li>
  );
}

function MemberControls({ member, workspace }: MemberRowProps) {
  const update = useUpdateMember(workspace.id, member.user_id);
  const dialogs = useDialogs();
  const send = (change: Parameters<typeof update.mutate>[0]) => {
    update
      .mutateAsync(change)
      .catch((error: unknown) => toast.error(texts.notSaved, { description: shownProblem(error).message }));
  };
  const remove = () =>
    dialogs.open(RemoveMemberDialog, {
      workspaceId: workspace.id,
      member,
      onRemoved: () => void toast.success(fillText(texts.removed, { name: member.display_name })),
    });
  return (
    <div className="flex items-center gap-3 max-sm:w-full">
      <BillingSwitch member={member} onChange={(is_billing_manager) => send({ is_billing_manager })} />
      <div className="w-28 max-sm:ml-auto">
        <RoleSelect
          size="sm"
          label={`Role of ${member.display_name}`}
          value={member.role === 'admin' ? 'admin' : 'member'}
          onValueChange={(role) => send({ role })}
          canAssign={(role) => canAssignRole(workspace.role, role)}
        />
      </div>
      <IconButton label={`${texts.remove} ${member.display_name}`} size="sm" onClick={remove}>
        <UserMinus aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

interface BillingSwitchProps {
  readonly member: WorkspaceMember;
  readonly onChange: (isBillingManager: boolean) => void;
}

function BillingSwitch({ member, onChange }: BillingSwitchProps) {
  const isByRole = member.role !== 'member';
  return (
    <span
      className="flex items-center gap-2 text-xs text-muted-foreground"
      title={isByRole ? texts.billingByRole : texts.billingHint}
    >
      <span aria-hidden>{texts.billing}</span>
      <Switch
        aria-label={`${texts.billingHint}: ${member.display_name}`}
        checked={isByRole || member.is_billing_manager}
        disabled={isByRole}
        onCheckedChange={onChange}
      />
    </span>
  );
}
