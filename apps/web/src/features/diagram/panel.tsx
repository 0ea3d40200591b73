import { type TurnDiagram, texts } from '@loam/contract';
import { Button, EmptyState, Spinner } from '@loam/ui';
import { Database, Route, Workflow } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useProjectViews } from '../../shared/project-views.tsx';
import { QueryError } from '../../shared/query-error.tsx';
import { DiagramBar } from './components/diagram-bar.tsx';
import { DiagramView } from './components/diagram-view.tsx';
import { diagramTexts } from './texts.data.ts';
import { isOwnDiagram, type OwnDiagram, useChatDiagrams, useOwnDiagram } from './use-diagrams.ts';

/** Pictures of the project: its pages, its data, and whatever the AI has drawn. */
export function DiagramPanel({ projectId }: { readonly projectId: string }) {
  const { target, open } = useProjectViews();
  const [shown, setShown] = useState(target.diagram);
  // Hidden behind another view, the address no longer names it: it keeps what it showed.
  if (target.diagram !== undefined && target.diagram !== shown) setShown(target.diagram);
  const drawn = useChatDiagrams(projectId);
  const show = (diagram: string) => open({ view: 'mermaid', diagram });
  if (isOwnDiagram(shown)) {
    return <OwnDiagramView projectId={projectId} id={shown} drawn={drawn} onShow={show} />;
  }
  const diagram = drawn.find(({ id }) => id === shown);
  if (diagram === undefined) return <NoDiagram isGone={shown !== undefined} drawn={drawn} onShow={show} />;
  return (
    <Frame id={diagram.id} code={diagram.code} drawn={drawn} onShow={show}>
      {diagram.code === '' ? (
        <EmptyState icon={Workflow} title={texts.diagram.noCode} className="pt-20" />
      ) : (
        <DiagramView key={diagram.id} title={diagram.title} code={diagram.code} />
      )}
    </Frame>
  );
}

interface ShownDiagrams {
  readonly drawn: readonly TurnDiagram[];
  readonly onShow: (id: string) => void;
}

interface FrameProps extends ShownDiagrams {
  readonly id: string;
  readonly code: string;
  readonly children: ReactNode;
}

function Frame({ id, code, drawn, onShow, children }: FrameProps) {
  return (
    <div className="flex h-full flex-col">
      <DiagramBar id={id} code={code} drawn={drawn} onShow={onShow} />
      <div className="relative min-h-0 flex-1">{children}</div>
    </div>
  );
}

interface OwnDiagramViewProps extends ShownDiagrams {
  readonly projectId: string;
  readonly id: OwnDiagram;
}

function OwnDiagramView({ projectId, id, drawn, onShow }: OwnDiagramViewProps) {
  const { code, source } = useOwnDiagram(projectId, id);
  return (
    <Frame id={id} code={code ?? ''} drawn={drawn} onShow={onShow}>
      {source.isError ? (
        <QueryError title={diagramTexts.failed} error={source.error} onRetry={source.refetch} />
      ) : code === undefined ? (
        <div className="grid h-full place-items-center">
          <Spinner label={diagramTexts.drawing} className="size-5 text-muted-foreground" />
        </div>
      ) : code === null ? (
        <EmptyState icon={id === 'pages' ? Route : Database} title={diagramTexts[id]} className="pt-20">
          {id === 'pages' ? diagramTexts.noPages : diagramTexts.noDatabase}
        </EmptyState>
      ) : (
        <DiagramView key={id} title={diagramTexts[id]} code={code} />
      )}
    </Frame>
  );
}

function NoDiagram({ isGone, drawn, onShow }: ShownDiagrams & { readonly isGone: boolean }) {
  const [newest] = drawn;
  return (
    <EmptyState
      icon={Workflow}
      title={texts.diagram.none}
      className="pt-20"
      action={
        <>
          <Button variant="outline" onClick={() => onShow('pages')}>
            <Route aria-hidden />
            {diagramTexts.showPages}
          </Button>
          <Button variant="outline" onClick={() => onShow('database')}>
            <Database aria-hidden />
            {diagramTexts.showDatabase}
          </Button>
          {newest === undefined ? null : (
            <Button variant="outline" onClick={() => onShow(newest.id)}>
              <Workflow aria-hidden />
              {newest.title}
            </Button>
          )}
        </>
      }
    >
      {isGone ? diagramTexts.gone : diagramTexts.emptyDetail}
    </EmptyState>
  );
}
