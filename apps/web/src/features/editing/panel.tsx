import { limits, type ResponseOut, type versionsEndpoints } from '@loam/contract';
import { EmptyState, ResizableGroup, ResizableHandle, ResizablePanel, Skeleton } from '@loam/ui';
import { FileCode } from 'lucide-react';
import { useMemo, useState } from 'react';
import { QueryError } from '../../shared/query-error.tsx';
import { useSource } from './api.ts';
import { FileList } from './components/file-list.tsx';
import { FileViewer, NoFile } from './components/file-viewer.tsx';
import { firstFile } from './model/file-tree.ts';
import { codeTexts } from './texts.data.ts';

/** The files of a project as they are now, to read. */
export function CodePanel({ projectId }: { readonly projectId: string }) {
  const query = useSource(projectId);
  if (query.isPending) return <CodeSkeleton />;
  if (query.data === undefined) {
    return (
      <QueryError
        title={codeTexts.failed}
        error={query.error}
        onRetry={query.refetch}
        isRetrying={query.isFetching}
      />
    );
  }
  if (query.data.files.length === 0) {
    return (
      <EmptyState icon={FileCode} title={codeTexts.empty} className="pt-20">
        {codeTexts.emptyDetail}
      </EmptyState>
    );
  }
  return <CodeFiles projectId={projectId} source={query.data} />;
}

interface CodeFilesProps {
  readonly projectId: string;
  readonly source: ResponseOut<typeof versionsEndpoints.getSourceCode>;
}

function CodeFiles({ projectId, source }: CodeFilesProps) {
  const [chosen, setChosen] = useState<string>();
  const paths = useMemo(() => source.files.map(({ path }) => path), [source]);
  const selected = useMemo(() => chosen ?? firstFile(paths), [chosen, paths]);
  const file = source.files.find(({ path }) => path === selected);
  const { code } = limits;
  return (
    // The panels' own default sizes do not hold here (the tree opened at half the width), the group's layout does.
    <ResizableGroup
      defaultLayout={{ 'code-files': code.leftPanePercent, 'code-file': code.rightPanePercent }}
    >
      <ResizablePanel
        id="code-files"
        defaultSize={String(code.leftPanePercent)}
        minSize={String(code.leftPaneMinPercent)}
        maxSize={String(code.leftPaneMaxPercent)}
      >
        <FileList projectId={projectId} paths={paths} selected={selected} onSelect={setChosen} />
      </ResizablePanel>
      <ResizableHandle label={codeTexts.resize} />
      <ResizablePanel
        id="code-file"
        defaultSize={String(code.rightPanePercent)}
        minSize={String(code.rightPaneMinPercent)}
      >
        {file === undefined ? (
          <NoFile isGone={chosen !== undefined} />
        ) : (
          <FileViewer projectId={projectId} commitSha={source.commit_sha} file={file} />
        )}
      </ResizablePanel>
    </ResizableGroup>
  );
}

function CodeSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex h-full">
      <div className="flex w-1/4 flex-col gap-3 border-r border-border p-3">
        {[70, 50, 60, 40, 65, 55, 45].map((percent) => (
          <Skeleton key={percent} style={{ width: `${percent}%` }} />
        ))}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        {[40, 60, 52, 70, 35, 64, 48, 58].map((percent) => (
          <Skeleton key={percent} style={{ width: `${percent}%` }} />
        ))}
      </div>
    </div>
  );
}
