import { Suspense, lazy, useEffect, useState } from "react";

const Toaster = lazy(() => import("@/components/ui/toaster").then(({ Toaster }) => ({ default: Toaster })));
const Sonner = lazy(() => import("@/components/ui/sonner").then(({ Toaster }) => ({ default: Toaster })));

/** Shows messages. It stands beside the pages and is loaded after the first of them, which it would only delay. */
export function Toasters() {
  const [isPageShown, setIsPageShown] = useState(false);
  // An effect waits until what is loaded beside it is there.
  useEffect(() => setIsPageShown(true), []);
  return isPageShown ? (
    <Suspense fallback={null}>
      <Toaster />
      <Sonner />
    </Suspense>
  ) : null;
}
