import { PreviewPanel } from '../../features/preview/panel.tsx';
import { VisualEditFrame } from '../../features/visual-edit/components/visual-edit-frame.tsx';

/** The running app, and what changes it by pointing at it. */
export function PreviewView({ projectId }: { readonly projectId: string }) {
  return (
    <VisualEditFrame projectId={projectId}>
      {(tools) => <PreviewPanel projectId={projectId} tools={tools} />}
    </VisualEditFrame>
  );
}
