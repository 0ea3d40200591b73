import { isObject, parseObject, type ProjectManifest } from './dependency-set.ts';

/**
 * Locks of other builders point at private caches: without the address npm asks the registry and still checks the
 * content by its hash. A lock that is no JSON at all, as after a merge, is as good as none.
 */
export function withoutForeignAddresses(manifest: ProjectManifest): ProjectManifest {
  const lock = parseObject(manifest.lock ?? '');
  if (lock['lockfileVersion'] === undefined) return { ...manifest, lock: undefined };
  return { ...manifest, lock: `${JSON.stringify(clean(lock), undefined, 2)}\n` };
}

function clean(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(
        ([name, inner]) => !(name === 'resolved' && typeof inner === 'string' && /^https?:/.test(inner)),
      )
      .map(([name, inner]) => [name, clean(inner)]),
  );
}
