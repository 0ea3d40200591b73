import { useRouter } from '@tanstack/react-router';
import { QueryError } from '../../shared/query-error.tsx';

export function RootErrorPage({ error, reset }: { readonly error: unknown; readonly reset?: () => void }) {
  const router = useRouter();
  const retry = async () => {
    reset?.();
    await router.invalidate();
  };
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <QueryError title="This page could not be loaded" error={error} onRetry={retry} />
    </main>
  );
}
