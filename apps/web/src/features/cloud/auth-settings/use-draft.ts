import { useState } from 'react';
import { changedFields, type Faults } from './model/changes.ts';

/** What a form shows: what is saved, with what was typed above it. */
export function useDraft<T extends object>(saved: T, check: (values: T, changed: Partial<T>) => Faults) {
  const [typed, setTyped] = useState<Partial<T>>({});
  const [isTold, setIsTold] = useState(false);
  const values: T = { ...saved, ...typed };
  const changed = changedFields(saved, values);
  const faults = check(values, changed);
  const isFaulty = Object.keys(faults).length > 0;
  return {
    values,
    isChanged: Object.keys(changed).length > 0,
    /** Told from the first letter on, since each field has few rules; a required one once saving was tried. */
    faultOf: (name: Extract<keyof T, string>) => (isTold || name in changed ? faults[name] : undefined),
    set: (change: Partial<T>) => setTyped({ ...typed, ...change }),
    /** Hands on what differs, unless something is wrong. */
    submit(send: (changed: Partial<T>) => void) {
      setIsTold(true);
      if (!isFaulty) send(changed);
    },
    reset: () => {
      setTyped({});
      setIsTold(false);
    },
  };
}
