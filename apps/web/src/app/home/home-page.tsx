import { useInstallation } from '../../features/accounts/api.ts';
import { useDocumentTitle } from '../../shared/use-document-title.ts';

export function HomePage() {
  const { brand } = useInstallation();
  useDocumentTitle(brand, brand);
  return (
    <main id="content" className="mx-auto max-w-3xl p-6">
      <h1 className="text-3xl">What do you want to build?</h1>
    </main>
  );
}
