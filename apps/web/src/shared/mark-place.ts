import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

interface Place {
  readonly pathname: string;
  readonly href: string;
}

interface Whereabouts {
  readonly state: { readonly location: Place };
}

/** Whether somebody is still where they asked: a late answer leads nobody away from elsewhere. */
export function markPlace(router: Whereabouts, by: keyof Place = 'pathname'): () => boolean {
  const asked = router.state.location[by];
  return () => router.state.location[by] === asked;
}

/** The place where this part of the page was opened. */
export function useOpenedPlace(): () => boolean {
  const router = useRouter();
  const [isStillHere] = useState(() => markPlace(router));
  return isStillHere;
}
