import { useInstallation } from '../../features/accounts/api.ts';
import { PreviewPanel } from '../../features/preview/panel.tsx';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

export function ProjectPage() {
  const { brand } = useInstallation();
  useDocumentTitle('Project', brand);
  return (
    <main id="content" className="h-dvh">
      <PreviewPanel />
    </main>
  );
}
