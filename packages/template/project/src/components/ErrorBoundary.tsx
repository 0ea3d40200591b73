import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the default message. */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | null;
}

/** Keeps a failing page from leaving the screen blank. React itself writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  state: ErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback !== undefined) return this.props.fallback;
    return (
      <main className="grid min-h-svh place-items-center px-6 py-16">
        <div role="alert" className="flex w-full max-w-md flex-col items-start gap-4">
          <h1 className="text-2xl font-semibold">Something went wrong</h1>
          <p className="text-muted-foreground">This page could not be shown. Trying again often helps.</p>
          {import.meta.env.DEV && (
            <pre className="max-h-60 w-full overflow-auto rounded-md border bg-muted p-3 text-xs whitespace-pre-wrap">
              {error.message}
            </pre>
          )}
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => this.setState({ error: null })}>Try again</Button>
            <Button variant="outline" onClick={() => window.location.assign("/")}>
              Back to start
            </Button>
          </div>
        </div>
      </main>
    );
  }
}
