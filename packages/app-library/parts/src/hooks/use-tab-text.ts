import { useEffect } from "react";

/** Shows a text before the title of the browser's tab, as long as there is one. */
export function useTabText(text: string | null) {
  useEffect(() => {
    if (text === null) return undefined;
    const plain = document.title;
    document.title = text + " · " + plain;
    return () => {
      document.title = plain;
    };
  }, [text]);
}
