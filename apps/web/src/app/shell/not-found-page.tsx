import { Button, EmptyState } from '@loam/ui';
import { Link } from '@tanstack/react-router';

export function NotFoundPage() {
  return (
    <main id="content" className="grid min-h-dvh place-items-center p-6">
      <EmptyState
        title="There is nothing here"
        titleAs="h1"
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
