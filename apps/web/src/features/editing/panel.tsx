import { fillText, limits, type Project } from '@loam/contract';
import { EmptyState, ResizableGroup, ResizableHandle, ResizablePanel, Skeleton, toast } from '@loam/ui';
import { FileCode } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDialogs } from '../../shared/dialog-host.tsx';
import { useProjectViews } from '../../shared/project-views.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { useProject } from '../projects/api.ts';
import { useFiles } from './api.ts';
import { type Code, CodeProvider } from './code-context.tsx';
import { FileBody } from './components/file-body.tsx';
import { FileTabs } from './components/file-tabs.tsx';
import { GoToFileDialog } from './components/go-to-file-dialog.tsx';
import { SidePane, type SideTab } from './components/side-pane.tsx';
import { UnsavedChangesDialog } from './components/unsaved-changes-dialog.tsx';
import type { CodeShortcut } from './model/code-keys.ts';
import { pathAndLine } from './model/file-name.ts';
import type { Listing } from './model/listing.ts';
import { codeTexts } from './texts.data.ts';
import { useCodeShortcuts } from './use-code-shortcuts.ts';
import { useCodeValue } from './use-code-value.ts';
import { useExitBlocker } from './use-exit-blocker.ts';
import './code.css';

/** The files of a project, to read and to edit. */
export function CodePanel({ projectId }: { readonly projectId: string }) {
  const query = useFiles(projectId);
  const project = useProject(projectId).data;
  if (query.data !== undefined && project !== undefined) {
    return query.data.paths.length === 0 ? (
      <EmptyState icon={FileCode} title={codeTexts.empty} className="pt-20">
        {codeTexts.emptyDetail}
      </EmptyState>
    ) : (
      <OpenCode project={project} listing={query.data} />
    );
  }
  if (!query.isError) return <CodeSkeleton />;
  return (
    <QueryError
      title={codeTexts.failed}
      error={query.error}
      onRetry={query.refetch}
      isRetrying={query.isFetching}
    />
  );
}

interface OpenCodeProps {
  readonly project: Project;
  readonly listing: Listing;
}

function OpenCode({ project, listing }: OpenCodeProps) {
  const code = useCodeValue(project, listing);
  const root = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [tab, setTab] = useState<SideTab>('files');
  const shortcut = useShortcut(code, () => {
    setTab('search');
    // The field is out of reach until its tab is in front.
    requestAnimationFrame(() => searchField.current?.select());
  });
  useCodeShortcuts(root, shortcut);
  useFileFromAddress(code);
  const { leftPanePercent, leftPaneMinPercent, leftPaneMaxPercent, rightPanePercent, rightPaneMinPercent } =
    limits.code;
  return (
    <CodeProvider value={code}>
      <div ref={root} className="h-full">
        {/* The panels' own default sizes do not hold here (the tree opened at half the width), the group's layout does. */}
        <ResizableGroup defaultLayout={{ 'code-files': leftPanePercent, 'code-file': rightPanePercent }}>
          <ResizablePanel
            id="code-files"
            defaultSize={String(leftPanePercent)}
            minSize={String(leftPaneMinPercent)}
            maxSize={String(leftPaneMaxPercent)}
          >
            <SidePane tab={tab} onTab={setTab} searchField={searchField} />
          </ResizablePanel>
          <ResizableHandle label={codeTexts.resize} />
          <ResizablePanel
            id="code-file"
            defaultSize={String(rightPanePercent)}
            minSize={String(rightPaneMinPercent)}
          >
            <div className="flex h-full min-w-0 flex-col">
              <FileTabs />
              <div className="min-h-0 flex-1">
                <FileBody />
              </div>
            </div>
          </ResizablePanel>
        </ResizableGroup>
      </div>
      <ExitQuestion code={code} />
    </CodeProvider>
  );
}

function useShortcut(code: Code, onSearch: () => void) {
  const dialogs = useDialogs();
  return (shortcut: CodeShortcut) => {
    switch (shortcut) {
      case 'save':
        if (code.canEdit) void code.save();
        break;
      case 'find':
        code.find();
        break;
      case 'search':
        onSearch();
        break;
      case 'go-to-file':
        dialogs.open(GoToFileDialog, {
          paths: code.paths,
          active: code.desk.active,
          onGo: (path, line) => code.open(path, line === undefined ? undefined : { line }),
        });
        break;
    }
  };
}

/** Other views lead here by the address: `?view=codeEditor&file=src/App.tsx:12`. */
function useFileFromAddress({ paths, open }: Code): void {
  const { file } = useProjectViews().target;
  const show = useEffectEvent((wanted: string) => {
    const { path, line } = pathAndLine(wanted);
    if (paths.includes(path)) open(path, line === undefined ? undefined : { line });
    else toast.error(fillText(codeTexts.noSuchFile, { path }));
  });
  useEffect(() => {
    if (file !== undefined) show(file);
  }, [file]);
}

function ExitQuestion({ code }: { readonly code: Code }) {
  const blocker = useExitBlocker(code);
  if (blocker.status !== 'blocked') return null;
  const saveAndLeave = async () => {
    if (await code.save()) blocker.proceed();
    else blocker.reset();
  };
  return (
    <UnsavedChangesDialog
      fileCount={code.desk.pending.size}
      isSaving={code.isSaving}
      onLeave={blocker.proceed}
      onSave={() => void saveAndLeave()}
      onClose={blocker.reset}
    />
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
