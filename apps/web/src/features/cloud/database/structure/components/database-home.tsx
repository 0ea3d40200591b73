import { Skeleton, Tabs, TabsContent, TabsList, TabsTrigger } from '@loam/ui';
import type { ComponentType } from 'react';
import { ErrorPanel } from '../../../console/error-panel.tsx';
import type { ScreenProps } from '../../../console/screen.ts';
import { TableList } from '../../components/table-list.tsx';
import { useStructure } from '../api.ts';
import { structureWords as words } from '../texts.data.ts';
import { JobList } from './job-list.tsx';
import { EnumList, ExtensionList, FunctionList, type ObjectListProps, TriggerList } from './object-lists.tsx';

const lists: readonly (readonly [
  Exclude<keyof typeof words.tabs, 'tables'>,
  ComponentType<ObjectListProps>,
])[] = [
  ['enums', EnumList],
  ['functions', FunctionList],
  ['triggers', TriggerList],
  ['extensions', ExtensionList],
  ['jobs', JobList],
];

/** Tables, and what else a database is made of. */
export function DatabaseHome(props: ScreenProps) {
  return (
    <Tabs defaultValue="tables" className="h-full gap-0">
      <TabsList className="shrink-0 px-3">
        <TabsTrigger value="tables">{words.tabs.tables}</TabsTrigger>
        {lists.map(([name]) => (
          <TabsTrigger key={name} value={name}>
            {words.tabs[name]}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="tables" className="min-h-0 flex-1">
        <TableList {...props} />
      </TabsContent>
      {lists.map(([name, List]) => (
        <TabsContent key={name} value={name} className="min-h-0 flex-1 overflow-y-auto">
          <Objects {...props} List={List} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

interface ObjectsProps extends ScreenProps {
  readonly List: ComponentType<ObjectListProps>;
}

function Objects({ project, List }: ObjectsProps) {
  const structure = useStructure(project.id);
  if (structure.isError)
    return (
      <ErrorPanel
        title={words.failed}
        error={structure.error}
        onRetry={structure.refetch}
        isRetrying={structure.isFetching}
      />
    );
  const canEdit = project.permissions.includes('EditBackend');
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-3 p-4">
      {canEdit ? null : <p className="text-sm text-muted-foreground">{words.readOnly}</p>}
      {structure.isPending ? (
        <div aria-busy aria-label={words.loading} className="flex flex-col gap-2">
          <Skeleton className="h-9" />
          <Skeleton className="h-9" />
        </div>
      ) : (
        <List projectId={project.id} structure={structure.data} canEdit={canEdit} />
      )}
    </div>
  );
}
