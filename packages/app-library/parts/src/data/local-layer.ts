/** What people changed in this browser, kept as a layer over the seed so that its relative dates stay fresh. */
export interface LocalLayer<R> {
  saved: R[];
  removed: string[];
}

/** Under which the browser keeps it; other tabs are told by this name. */
export const layerKey = (name: string) => `app:${name}:v1`;

export function readLayer<R>(name: string): LocalLayer<R> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(layerKey(name)) ?? "null");
    if (isLayer<R>(stored)) return stored;
  } catch {
    // Blocked or damaged storage: the app starts from its seed.
  }
  return { saved: [], removed: [] };
}

/** False where the browser has no room for it. */
export function writeLayer<R>(name: string, layer: LocalLayer<R>): boolean {
  try {
    localStorage.setItem(layerKey(name), JSON.stringify(layer));
    return true;
  } catch {
    return false;
  }
}

function isLayer<R>(value: unknown): value is LocalLayer<R> {
  return (
    typeof value === "object" &&
    value !== null &&
    "saved" in value &&
    "removed" in value &&
    Array.isArray(value.saved) &&
    Array.isArray(value.removed)
  );
}
