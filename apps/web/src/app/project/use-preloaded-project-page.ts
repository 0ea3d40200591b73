import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Fetches the code of the project page while nobody waits for it. */
export function usePreloadedProjectPage(): void {
  const router = useRouter();
  useEffect(() => {
    const preload = () => {
      // Only ahead of time: whoever opens a project asks again, and is told what went wrong.
      router.loadRouteChunk(router.routesById['/projects/$projectId'])?.catch(() => undefined);
    };
    return whenIdle(preload);
  }, [router]);
}

function whenIdle(work: () => void): () => void {
  // Safari has no idle callback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(work, { timeout: 2000 });
  return () => cancelIdleCallback(id);
}
