import { type AdminWorkspace, fillText, planLabels } from '@loam/contract';
import {
  Badge,
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  RelativeTime,
  TableCell,
  TableHead,
  TableRow,
} from '@loam/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CirclePlus, Ellipsis, Layers } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '../../../shared/api-context.tsx';
import { useDialogs } from '../../../shared/dialog-host.tsx';
import { formatCredits } from '../../billing/model/format-credits.ts';
import { workspacesQuery } from '../people-api.ts';
import { adminTexts } from '../texts.data.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { ListEmpty } from './list-empty.tsx';
import { ListSearch } from './list-search.tsx';
import { PagedTable } from './paged-table.tsx';
import { WorkspacePlanDialog } from './workspace-plan-dialog.tsx';

const texts = adminTexts.workspaces;

export function WorkspacesSection() {
  const [q, setQ] = useState('');
  const query = useInfiniteQuery({ ...workspacesQuery(useApi(), q), placeholderData: keepPreviousData });
  const workspaces = query.data?.pages.flatMap((page) => page.workspaces);
  return (
    <>
      <ListSearch label={texts.searchLabel} value={q} onChange={setQ} />
      <PagedTable
        label={adminTexts.sections.workspaces}
        query={query}
        count={workspaces?.length}
        failed={texts.failed}
        empty={<ListEmpty q={q} title={texts.empty} />}
        head={<WorkspaceHead />}
      >
        {workspaces?.map((workspace) => (
          <WorkspaceRow key={workspace.id} workspace={workspace} />
        ))}
      </PagedTable>
    </>
  );
}

function WorkspaceHead() {
  const { columns } = texts;
  return (
    <>
      <TableHead>{columns.name}</TableHead>
      <TableHead>{columns.plan}</TableHead>
      <TableHead className="text-right max-lg:hidden">{columns.people}</TableHead>
      <TableHead className="text-right max-md:hidden">{columns.projects}</TableHead>
      <TableHead className="text-right max-sm:hidden">{columns.credits}</TableHead>
      <TableHead className="text-right max-sm:hidden">{columns.balance}</TableHead>
      <TableHead className="max-lg:hidden">{columns.created}</TableHead>
      <TableHead className="w-12">
        <span className="sr-only">Actions</span>
      </TableHead>
    </>
  );
}

function WorkspaceRow({ workspace }: { readonly workspace: AdminWorkspace }) {
  return (
    <TableRow>
      <TableCell className="max-w-64 max-sm:max-w-44">
        <p className="truncate font-medium">{workspace.name}</p>
        <p className="truncate text-xs text-muted-foreground">{workspace.owner?.email ?? texts.noOwner}</p>
        <p className="mt-0.5 text-xs text-muted-foreground tabular-nums sm:hidden">
          {texts.columns.credits} {formatCredits(workspace.credits)} · {texts.columns.balance}{' '}
          {formatCredits(workspace.balance)}
        </p>
      </TableCell>
      <TableCell>
        <Badge>{planLabels[workspace.plan]}</Badge>
      </TableCell>
      <TableCell className="text-right tabular-nums max-lg:hidden">{workspace.member_count}</TableCell>
      <TableCell className="text-right tabular-nums max-md:hidden">{workspace.project_count}</TableCell>
      <TableCell className="text-right tabular-nums max-sm:hidden">
        {formatCredits(workspace.credits)}
      </TableCell>
      <TableCell className="text-right tabular-nums max-sm:hidden">
        {formatCredits(workspace.balance)}
      </TableCell>
      <TableCell className="whitespace-nowrap text-muted-foreground max-lg:hidden">
        <RelativeTime value={workspace.created_at} />
      </TableCell>
      <TableCell className="text-right">
        <WorkspaceMenu workspace={workspace} />
      </TableCell>
    </TableRow>
  );
}

function WorkspaceMenu({ workspace }: { readonly workspace: AdminWorkspace }) {
  const dialogs = useDialogs();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label={fillText(texts.actions, { name: workspace.name })}>
          <Ellipsis aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" className="w-56">
        <DropdownMenuItem onSelect={() => dialogs.open(WorkspacePlanDialog, { workspace })}>
          <Layers aria-hidden />
          {texts.plan}
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => dialogs.open(GrantDialog, { workspace })}>
          <CirclePlus aria-hidden />
          {texts.grant}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
