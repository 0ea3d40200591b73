import { fillText, topics, type Workspace, type WorkspacePermission, workspaceTexts } from '@loam/contract';
import { Button, Switch, toast } from '@loam/ui';
import { useId } from 'react';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { useLiveTopic } from '../../../shared/live-context.tsx';
import { shownProblem } from '../../../shared/problems.ts';
import { SettingsSection } from '../../../shared/settings-section.tsx';
import { useCurrentWorkspace, useWorkspaces } from '../api.ts';
import { useChangeRules } from '../settings-api.ts';
import { workspaceSettingsTexts } from '../texts.data.ts';
import { DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx';
import { LeaveWorkspaceDialog } from './leave-workspace-dialog.tsx';
import { TransferWorkspaceDialog } from './transfer-workspace-dialog.tsx';
import { WorkspaceNameForm } from './workspace-name-form.tsx';

export function WorkspaceSettings() {
  const workspace = useCurrentWorkspace();
  useLiveTopic(topics.workspace(workspace.id));
  const can = (permission: WorkspacePermission) => workspace.permissions.includes(permission);
  return (
    <>
      <WorkspaceNameForm key={workspace.id} workspace={workspace} canManage={can('ManageWorkspace')} />
      <WorkspaceRules workspace={workspace} canManage={can('ManageWorkspace')} />
      {can('TransferWorkspace') ? <TransferSection workspace={workspace} /> : null}
      <LeaveSection workspace={workspace} canLeave={can('LeaveWorkspace')} />
      {can('DeleteWorkspace') ? <DeleteSection workspace={workspace} /> : null}
    </>
  );
}

interface ManagedProps {
  readonly workspace: Workspace;
  readonly canManage: boolean;
}

function WorkspaceRules({ workspace, canManage }: ManagedProps) {
  const texts = workspaceSettingsTexts.general;
  return (
    <SettingsSection title={texts.rules} {...(canManage ? {} : { description: texts.onlyManagers })}>
      <ul className="flex flex-col divide-y divide-border">
        <RuleSwitch
          workspace={workspace}
          canManage={canManage}
          setting="disable_publish"
          title={texts.publish}
          text={texts.publishText}
        />
        <RuleSwitch
          workspace={workspace}
          canManage={canManage}
          setting="disable_named_previews"
          title={texts.namedPreviews}
          text={texts.namedPreviewsText}
        />
      </ul>
    </SettingsSection>
  );
}

interface RuleSwitchProps extends ManagedProps {
  readonly setting: 'disable_publish' | 'disable_named_previews';
  readonly title: string;
  readonly text: string;
}

/** The switch says what is allowed; the setting says what is not. */
function RuleSwitch({ workspace, canManage, setting, title, text }: RuleSwitchProps) {
  const update = useChangeRules(workspace.id);
  const id = useId();
  const change = (allowed: boolean) => {
    update.mutateAsync({ [setting]: !allowed }).catch((error: unknown) =>
      toast.error(workspaceSettingsTexts.general.notSaved, {
        description: shownProblem(error).message,
      }),
    );
  };
  return (
    <li className="flex items-center justify-between gap-4 py-3 first:pt-0">
      <div>
        <p id={`${id}-title`} className="text-sm font-medium">
          {title}
        </p>
        <p id={`${id}-text`} className="text-sm text-pretty text-muted-foreground">
          {text}
        </p>
      </div>
      <Switch
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        checked={!workspace[setting]}
        disabled={!canManage}
        onCheckedChange={change}
      />
    </li>
  );
}

function TransferSection({ workspace }: { readonly workspace: Workspace }) {
  const dialogs = useDialogs();
  const texts = workspaceSettingsTexts.transfer;
  const isAlone = workspace.member_count < 2;
  return (
    <SettingsSection
      title={texts.title}
      description={isAlone ? texts.nobody : texts.text}
      aside={
        <Button
          variant="outline"
          disabled={isAlone}
          onClick={() => dialogs.open(TransferWorkspaceDialog, { workspace })}
        >
          {texts.action}
        </Button>
      }
    />
  );
}

interface LeaveSectionProps {
  readonly workspace: Workspace;
  readonly canLeave: boolean;
}

function LeaveSection({ workspace, canLeave }: LeaveSectionProps) {
  const dialogs = useDialogs();
  const texts = workspaceSettingsTexts.leave;
  if (!canLeave && workspace.member_count < 2) return null;
  return (
    <SettingsSection
      title={texts.title}
      description={canLeave ? texts.text : workspaceTexts.ownerCannotLeave}
      aside={
        <Button
          variant="outline"
          disabled={!canLeave}
          onClick={() =>
            dialogs.open(LeaveWorkspaceDialog, {
              workspace,
              onLeft: () => void toast.success(fillText(texts.done, { name: workspace.name })),
            })
          }
        >
          {texts.action}
        </Button>
      }
    />
  );
}

function DeleteSection({ workspace }: { readonly workspace: Workspace }) {
  const dialogs = useDialogs();
  const isOnly = useWorkspaces().length < 2;
  const texts = workspaceSettingsTexts.remove;
  return (
    <SettingsSection
      title={texts.title}
      description={isOnly ? workspaceTexts.lastWorkspace : texts.text}
      aside={
        <Button
          variant="outline"
          className="text-danger"
          disabled={isOnly}
          onClick={() =>
            dialogs.open(DeleteWorkspaceDialog, {
              workspace,
              onDeleted: () => void toast.success(fillText(texts.done, { name: workspace.name })),
            })
          }
        >
          {texts.action}
        </Button>
      }
    />
  );
}
