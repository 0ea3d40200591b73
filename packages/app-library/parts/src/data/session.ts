import { useSyncExternalStore } from "react";
import { app } from "@/lib/app";
import { parseStored } from "@/lib/parse-stored";
import { words } from "@/lib/words";

export interface Person {
  id: string;
  name: string;
  email: string;
  role: string;
  about: string;
  /** What else the app asks of people, by the names of its fields. */
  details?: Readonly<Record<string, string>>;
}

/** Owns the examples that are meant to be one's own. */
export const FIRST_PERSON_ID = "me";

const KEY = "app:person:v1";
/** Without sign-in there is one person, kept in this browser. */
const VISITOR: Person = { id: FIRST_PERSON_ID, name: words.you, email: "", role: "", about: "" };

const listeners = new Set<() => void>();
let person = readPerson();

/** Whoever is signed in, nobody at first; without sign-in whoever uses the app. */
export function currentPerson(): Person | null {
  return person;
}

export function useCurrentPerson(): Person | null {
  return useSyncExternalStore(onPersonChange, currentPerson);
}

export function onPersonChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setPerson(next: Person | null) {
  person = next;
  try {
    if (next) localStorage.setItem(KEY, JSON.stringify(next));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked storage: the session lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Changes the one person of an app without sign-in. */
export async function updatePerson(changes: Partial<Omit<Person, "id">>): Promise<{ ok: true }> {
  setPerson({ ...(person ?? VISITOR), ...changes });
  return { ok: true };
}

function readPerson(): Person | null {
  const first = app.hasSignIn ? null : VISITOR;
  try {
    return parseStored<Person | null>(localStorage.getItem(KEY) ?? "null") ?? first;
  } catch {
    return first;
  }
}
