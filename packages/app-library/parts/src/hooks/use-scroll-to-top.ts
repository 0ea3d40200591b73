import { useEffect } from "react";
import { useLocation } from "react-router";

/** A new page is read from its beginning. */
export function useScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
  }, [pathname]);
}
