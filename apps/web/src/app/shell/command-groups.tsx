import type { Me, Project } from '@loam/contract';
import { CommandGroup, CommandItem, type ThemePreference } from '@loam/ui';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import {
  ArrowRightLeft,
  Folder,
  House,
  LogIn,
  LogOut,
  type LucideIcon,
  Palette,
  Plus,
  Rocket,
  Settings,
  UserPlus,
} from 'lucide-react';
import { CircleQuestionMark, ShieldCheck } from 'lucide-react';
import { useSignOut } from '../../features/accounts/leave-session.ts';
import { useTheme } from '../../features/accounts/theme.ts';
import { projectListQuery, projectQuery } from '../../features/projects/api.ts';
import { defaultFilter } from '../../features/projects/model/list-filter.ts';
import { useCurrentWorkspace, useSwitchWorkspace, useWorkspaces } from '../../features/workspaces/api.ts';
import { useApi } from '../../shared/api-context.tsx';
import { useOpenPublish } from '../../shared/open-publish.tsx';
import { useDebounced } from '../../shared/use-debounced.ts';
import { useReportProblem } from '../../shared/use-report-problem.ts';
import { settingsPanelTitles } from '../settings-titles.ts';
import { type Command, matchCommands } from './command-match.ts';

interface RunnableCommand extends Command {
  readonly icon: LucideIcon;
  readonly shortcut?: string;
  run(): void;
}

interface GroupProps {
  readonly search: string;
  readonly onDone: () => void;
}

const searchDelayMs = 150;
const shownProjects = 8;

export function CommandGroups({ me, search, onDone }: GroupProps & { readonly me: Me }) {
  return (
    <>
      <CommandList heading="Do" commands={useDoCommands()} search={search} onDone={onDone} />
      <ProjectGroup search={search} onDone={onDone} />
      <CommandList heading="Go to" commands={useGoToCommands(me)} search={search} onDone={onDone} />
      <CommandList heading="Workspaces" commands={useWorkspaceCommands()} search={search} onDone={onDone} />
      <CommandList heading="Settings" commands={useSettingsCommands()} search={search} onDone={onDone} />
      <CommandList heading="Theme" commands={useThemeCommands()} search={search} onDone={onDone} />
    </>
  );
}

export function SignedOutCommands(props: GroupProps) {
  const navigate = useNavigate();
  const commands: readonly RunnableCommand[] = [
    { id: 'sign-in', title: 'Sign in', icon: LogIn, run: () => void navigate({ to: '/sign-in' }) },
    {
      id: 'sign-up',
      title: 'Create an account',
      icon: UserPlus,
      run: () => void navigate({ to: '/sign-up' }),
    },
    { id: 'help', title: 'Help', icon: CircleQuestionMark, run: () => void navigate({ to: '/help' }) },
  ];
  return (
    <>
      <CommandList heading="Go to" commands={commands} {...props} />
      <CommandList heading="Theme" commands={useThemeCommands()} {...props} />
    </>
  );
}

function ProjectGroup({ search, onDone }: GroupProps) {
  const wanted = search.trim();
  const q = useDebounced(wanted, searchDelayMs);
  const workspace = useCurrentWorkspace();
  const projects = useInfiniteQuery({
    ...projectListQuery(useApi(), { ...defaultFilter, workspaceId: workspace.id, q }),
    placeholderData: keepPreviousData,
  });
  const navigate = useNavigate();
  const listed = projects.data?.pages[0]?.projects ?? [];
  // Until the server has answered, what is known already: Enter must not open what no longer matches.
  const isAnswered = q === wanted && !projects.isPlaceholderData;
  const found = (isAnswered ? listed : listed.filter((project) => isNamed(project, wanted))).slice(
    0,
    shownProjects,
  );
  if (found.length === 0) return null;
  return (
    <CommandGroup heading="Projects">
      {found.map((project) => (
        <CommandItem
          key={project.id}
          value={`project-${project.id}`}
          onSelect={() => {
            onDone();
            void navigate({ to: '/projects/$projectId', params: { projectId: project.id } });
          }}
        >
          <Folder aria-hidden />
          <span className="truncate">{project.display_name}</span>
        </CommandItem>
      ))}
    </CommandGroup>
  );
}

function isNamed(project: Pick<Project, 'display_name'>, text: string): boolean {
  return project.display_name.toLowerCase().includes(text.toLowerCase());
}

interface CommandListProps extends GroupProps {
  readonly heading: string;
  readonly commands: readonly RunnableCommand[];
}

function CommandList({ heading, commands, search, onDone }: CommandListProps) {
  const matching = matchCommands(commands, search);
  if (matching.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {matching.map((command) => (
        <CommandItem
          key={command.id}
          value={command.id}
          shortcut={command.shortcut}
          onSelect={() => {
            onDone();
            command.run();
          }}
        >
          <command.icon aria-hidden />
          {command.title}
        </CommandItem>
      ))}
    </CommandGroup>
  );
}

/** What people come for; publishing where a project is open that they may publish. */
function useDoCommands(): readonly RunnableCommand[] {
  const navigate = useNavigate();
  const openPublish = useOpenPublish();
  const { projectId } = useParams({ strict: false });
  const project = useQuery({
    ...projectQuery(useApi(), projectId ?? ''),
    enabled: projectId !== undefined,
  }).data;
  const canPublish = projectId !== undefined && project?.permissions.includes('DeployProject') === true;
  return [
    {
      id: 'new-project',
      title: 'New project',
      words: 'create build start app',
      icon: Plus,
      run: () => void navigate({ to: '/' }).then(focusPrompt),
    },
    ...(canPublish
      ? [{ id: 'publish', title: 'Publish', words: 'deploy site live', icon: Rocket, run: openPublish }]
      : []),
  ];
}

function focusPrompt(): void {
  document.querySelector<HTMLElement>('[data-prompt-box]')?.focus();
}

function useGoToCommands(me: Me): readonly RunnableCommand[] {
  const navigate = useNavigate();
  const { mutateAsync: signOut } = useSignOut();
  const report = useReportProblem();
  const leave = () => void signOut(undefined).catch(report);
  return [
    { id: 'home', title: 'Home', words: 'all projects', icon: House, run: () => void navigate({ to: '/' }) },
    ...(me.role === 'operator'
      ? [
          {
            id: 'operator',
            title: 'Operator',
            words: 'admin',
            icon: ShieldCheck,
            run: () => void navigate({ to: '/admin' }),
          },
        ]
      : []),
    {
      id: 'help',
      title: 'Help',
      words: 'shortcuts',
      icon: CircleQuestionMark,
      run: () => void navigate({ to: '/help' }),
    },
    { id: 'sign-out', title: 'Sign out', words: 'log out', icon: LogOut, run: leave },
  ];
}

function useWorkspaceCommands(): readonly RunnableCommand[] {
  const workspaces = useWorkspaces();
  const current = useCurrentWorkspace();
  const switchTo = useSwitchWorkspace();
  const navigate = useNavigate();
  return workspaces
    .filter((workspace) => workspace.id !== current.id)
    .map((workspace) => ({
      id: `workspace-${workspace.id}`,
      title: `Switch to ${workspace.name}`,
      icon: ArrowRightLeft,
      run: () => {
        switchTo(workspace.id);
        void navigate({ to: '/' });
      },
    }));
}

function useSettingsCommands(): readonly RunnableCommand[] {
  const navigate = useNavigate();
  return settingsPanelTitles.map(({ id, title, words }) => ({
    id: `settings-${id}`,
    title,
    words: `settings ${words}`,
    icon: Settings,
    run: () => void navigate({ to: '.', search: (search) => ({ ...search, settings: id }) }),
  }));
}

const themes: readonly { readonly value: ThemePreference; readonly title: string }[] = [
  { value: 'light', title: 'Light theme' },
  { value: 'dark', title: 'Dark theme' },
  { value: 'system', title: 'Follow the system’s theme' },
];

function useThemeCommands(): readonly RunnableCommand[] {
  const [, setTheme] = useTheme();
  return themes.map(({ value, title }) => ({
    id: `theme-${value}`,
    title,
    words: 'appearance mode colour',
    icon: Palette,
    run: () => setTheme(value),
  }));
}
