import {
  cn,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  scrollRegion,
  Select,
  SelectContent,
  SelectItem,
  SelectTrigger,
  SelectValue,
} from '@loam/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { projectQuery } from '../../features/projects/api.ts';
import { WorkspaceInView } from '../../features/workspaces/api.ts';
import { useApi } from '../../shared/api-context.tsx';
import { RootPending } from '../shell/root-pending.tsx';
import type { SettingsPanel } from '../settings-search.ts';
import { settingsTitle } from '../settings-titles.ts';
import { type PanelEntry, settingsPanelList } from './settings-panels.tsx';

interface SettingsDialogProps {
  readonly panel: SettingsPanel;
  readonly openTopUp: boolean;
  readonly onPanelChange: (panel: SettingsPanel) => void;
  readonly onClose: () => void;
}

const groups = [
  { id: 'account', title: 'Your account' },
  { id: 'workspace', title: 'Workspace' },
] as const;

export function SettingsDialog({ panel, openTopUp, onPanelChange, onClose }: SettingsDialogProps) {
  const entry = settingsPanelList.find((candidate) => candidate.id === panel);
  if (!entry) return null;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        size="xl"
        onOpenAutoFocus={focusCurrentPanel}
        className="gap-0 overflow-hidden p-0 max-sm:h-[calc(100dvh-2rem)] max-sm:p-0 sm:h-[min(44rem,calc(100dvh-4rem))] sm:max-w-5xl"
      >
        <DialogDescription className="sr-only">
          Settings of your account and of the workspace
        </DialogDescription>
        <div className="flex min-h-0 flex-1 max-md:flex-col">
          <PanelNavigation current={entry} onPanelChange={onPanelChange} />
          {/* A panel may hold nothing but text, and must still scroll by keyboard. */}
          <div
            {...scrollRegion(settingsTitle(entry.id))}
            className="focus-ring-inset min-h-0 flex-1 overflow-y-auto p-6 md:p-8"
          >
            <DialogTitle className="mb-6 pr-10 text-xl font-semibold tracking-tight">
              {settingsTitle(entry.id)}
            </DialogTitle>
            <div>
              <ProjectsWorkspace>
                <Suspense fallback={<RootPending />}>{entry.render({ openTopUp })}</Suspense>
              </ProjectsWorkspace>
            </div>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Not the first panel, whose ring would look like the choice. On phones the list of panels is first anyway. */
function focusCurrentPanel(event: Event) {
  const { currentTarget } = event;
  if (!(currentTarget instanceof HTMLElement)) return;
  const current = currentTarget.querySelector<HTMLElement>('nav [aria-current="page"]');
  if (!current?.checkVisibility()) return;
  event.preventDefault();
  current.focus();
}

/** Above a project the settings are those of its workspace, whichever one was last worked in. */
function ProjectsWorkspace({ children }: { readonly children: ReactNode }) {
  const { projectId } = useParams({ strict: false });
  const own = useQuery({ ...projectQuery(useApi(), projectId ?? ''), enabled: projectId !== undefined });
  return <WorkspaceInView value={own.data?.workspace_id}>{children}</WorkspaceInView>;
}

interface PanelNavigationProps {
  readonly current: PanelEntry;
  readonly onPanelChange: (panel: SettingsPanel) => void;
}

function PanelNavigation({ current, onPanelChange }: PanelNavigationProps) {
  const choose = (id: string) => {
    const entry = settingsPanelList.find((candidate) => candidate.id === id);
    if (entry) onPanelChange(entry.id);
  };
  return (
    <>
      <nav
        aria-label="Settings"
        className="w-60 shrink-0 overflow-y-auto border-r border-border bg-surface-sunken p-3 max-md:hidden"
      >
        {groups.map((group) => (
          <div key={group.id} className="mb-4">
            <p className="px-3 py-2 text-xs font-medium text-muted-foreground">{group.title}</p>
            {settingsPanelList
              .filter((entry) => entry.group === group.id)
              .map((entry) => (
                <PanelLink
                  key={entry.id}
                  entry={entry}
                  isCurrent={entry.id === current.id}
                  onChoose={choose}
                />
              ))}
          </div>
        ))}
      </nav>
      <div className="border-b border-border p-4 pr-16 md:hidden">
        <Select value={current.id} onValueChange={choose}>
          <SelectTrigger aria-label="Settings section">
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {settingsPanelList.map((entry) => (
              <SelectItem key={entry.id} value={entry.id}>
                {settingsTitle(entry.id)}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
    </>
  );
}

interface PanelLinkProps {
  readonly entry: PanelEntry;
  readonly isCurrent: boolean;
  readonly onChoose: (id: string) => void;
}

function PanelLink({ entry, isCurrent, onChoose }: PanelLinkProps) {
  const Icon = entry.icon;
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onChoose(entry.id)}
      className={cn(
        'flex h-9 w-full items-center gap-2.5 rounded-md px-3 text-left text-sm',
        isCurrent
          ? 'bg-surface font-medium shadow-xs ring-1 ring-border'
          : 'text-muted-foreground hover:bg-hover hover:text-foreground',
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {settingsTitle(entry.id)}
    </button>
  );
}
