import { useEffect, useState } from "react";
import { parseStored } from "@/lib/parse-stored";

/** A value that survives a reload, kept in this browser. */
export function useStored<T>(key: string, initial: T) {
  const storageKey = "app:" + key + ":v1";
  const [value, setValue] = useState<T>(() => readStored(storageKey, initial));

  useEffect(() => {
    try {
      localStorage.setItem(storageKey, JSON.stringify(value));
    } catch {
      // Blocked or full storage: the value lasts as long as the page.
    }
  }, [storageKey, value]);

  return [value, setValue] as const;
}

function readStored<T>(key: string, initial: T): T {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? initial : parseStored<T>(stored);
  } catch {
    return initial;
  }
}
