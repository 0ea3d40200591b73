import { useSyncExternalStore } from "react";

const MOBILE_QUERY = "(max-width: 767px)";

/** True below Tailwind's `md` breakpoint. */
export function useIsMobile() {
  return useSyncExternalStore(subscribe, () => window.matchMedia(MOBILE_QUERY).matches);
}

function subscribe(onChange: () => void) {
  const query = window.matchMedia(MOBILE_QUERY);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
