import { fillText } from '@loam/contract';
import {
  Button,
  Card,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  IconButton,
} from '@loam/ui';
import { Ellipsis, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { structureWords as words } from '../texts.data.ts';

export interface RowAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface ObjectRowProps {
  readonly name: string;
  readonly detail?: ReactNode;
  readonly badges?: ReactNode;
  /** At the end of the line, such as a switch. */
  readonly aside?: ReactNode;
  readonly actions?: readonly RowAction[];
}

/** One column, index, function … in a list, with what can be done to it. */
export function ObjectRow({ name, detail, badges, aside, actions = [] }: ObjectRowProps) {
  return (
    <li className="flex min-h-10 items-center gap-2 px-3 py-1.5">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-0.5">
        <span className="font-mono text-sm break-all">{name}</span>
        {badges}
        {detail === undefined ? null : (
          <span className="min-w-0 text-xs break-words text-muted-foreground">{detail}</span>
        )}
      </div>
      {aside}
      {actions.length === 0 ? null : (
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <IconButton size="sm" label={fillText(words.more, { name })}>
              <Ellipsis aria-hidden />
            </IconButton>
          </DropdownMenuTrigger>
          <DropdownMenuContent align="end">
            {actions.map(({ label, onSelect }) => (
              <DropdownMenuItem key={label} onSelect={onSelect}>
                {label}
              </DropdownMenuItem>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
      )}
    </li>
  );
}

interface ObjectListProps {
  readonly title: string;
  readonly empty: string;
  readonly isEmpty: boolean;
  /** Absent for those who may only look. */
  readonly add?: { readonly label: string; readonly onAdd: () => void } | undefined;
  /** Where a tab says the title already. */
  readonly hidesTitle?: boolean;
  readonly children: ReactNode;
}

export function ObjectList(props: ObjectListProps) {
  const { title, empty, isEmpty, add, hidesTitle = false, children } = props;
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      {hidesTitle && add === undefined ? null : (
        <div className="flex min-h-8 items-center gap-2">
          {hidesTitle ? null : <h3 className="text-sm font-medium">{title}</h3>}
          {add === undefined ? null : (
            <Button size="sm" variant="outline" className="ms-auto" onClick={add.onAdd}>
              <Plus aria-hidden />
              {add.label}
            </Button>
          )}
        </div>
      )}
      <Card className="overflow-hidden">
        {isEmpty ? (
          <p className="px-3 py-6 text-center text-sm text-muted-foreground">{empty}</p>
        ) : (
          <ul className="divide-y divide-border">{children}</ul>
        )}
      </Card>
    </section>
  );
}
