import { Button, EmptyState } from '@loam/ui';
import { Link } from '@tanstack/react-router';

export function NotFoundPage() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <EmptyState
        title="There is nothing here"
        action={
          <Button asChild variant="primary">
            <Link to="/">Go home</Link>
          </Button>
        }
      >
        The page does not exist, or you do not have access to it.
      </EmptyState>
    </main>
  );
}
