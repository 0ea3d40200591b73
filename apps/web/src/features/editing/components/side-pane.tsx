import { texts } from '@loam/contract';
import { Spinner, Tabs, TabsContent, TabsList, TabsTrigger } from '@loam/ui';
import type { Ref } from 'react';
import { useCode } from '../code-context.tsx';
import { useWakePreview } from '../use-wake-preview.ts';
import { FileList } from './file-list.tsx';
import { SearchList } from './search-list.tsx';

export type SideTab = 'files' | 'search';

interface SidePaneProps {
  readonly tab: SideTab;
  readonly onTab: (tab: SideTab) => void;
  readonly searchField: Ref<HTMLInputElement>;
}

/** The left side of the code view. */
export function SidePane({ tab, onTab, searchField }: SidePaneProps) {
  const { project } = useCode();
  const isStarting = useWakePreview(project.id);
  return (
    <Tabs
      value={tab}
      onValueChange={(value) => onTab(value === 'search' ? 'search' : 'files')}
      className="h-full gap-0"
    >
      <TabsList className="shrink-0 px-1">
        <TabsTrigger value="files" className="text-sm">
          {texts.code.tabs.files}
        </TabsTrigger>
        <TabsTrigger value="search" className="text-sm">
          {texts.code.tabs.search}
        </TabsTrigger>
      </TabsList>
      {isStarting ? (
        <p
          role="status"
          className="flex shrink-0 items-center gap-2 border-b border-border px-3 py-1.5 text-xs text-muted-foreground"
        >
          <Spinner className="size-3.5" />
          {texts.code.startingPreview}
        </p>
      ) : null}
      <TabsContent
        value="files"
        forceMount
        hidden={tab !== 'files'}
        className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden"
      >
        <FileList />
      </TabsContent>
      <TabsContent
        value="search"
        forceMount
        hidden={tab !== 'search'}
        className="flex min-h-0 flex-1 flex-col data-[state=inactive]:hidden"
      >
        <SearchList field={searchField} />
      </TabsContent>
    </Tabs>
  );
}
