/** Sees the arguments before the call; what it returns sees the result and may answer with another one. */
export type Watch = (call: {
  readonly self: unknown;
  readonly args: readonly unknown[];
}) => ((result: unknown) => unknown) | undefined;

export type Unhook = () => void;

/**
 * Puts a watcher before a function of the page. To the app it stays the same function: a proxy keeps name, length,
 * own fields, `this`, exceptions and the native text of `toString`. Whatever goes wrong in the watcher is ours alone.
 */
export function watchFunction(start: object, name: string, watch: Watch): Unhook {
  const owner = ownerOf(start, name);
  const descriptor = owner && Object.getOwnPropertyDescriptor(owner, name);
  const original: unknown = descriptor?.value;
  if (owner === undefined || typeof original !== 'function') return () => undefined;
  const proxy = new Proxy(original, {
    apply(target, self: unknown, args: unknown[]): unknown {
      const after = attempt(() => watch({ self, args }));
      const result: unknown = Reflect.apply(target, self, args);
      return after === undefined ? result : (attempt(() => after(result)) ?? result);
    },
  });
  return replace(owner, name, proxy);
}

/** The same for a class: every instance that the app makes is shown to the watcher. */
export function watchConstructor(
  owner: object,
  name: string,
  watch: (instance: object, args: readonly unknown[]) => void,
): Unhook {
  const original: unknown = Object.getOwnPropertyDescriptor(owner, name)?.value;
  if (typeof original !== 'function') return () => undefined;
  const proxy = new Proxy(original, {
    construct(target, args: unknown[], newTarget): object {
      const made: unknown = Reflect.construct(target, args, newTarget === proxy ? target : newTarget);
      // A constructor always makes one; the type of Reflect does not say so.
      if (typeof made !== 'object' || made === null) return {};
      attempt(() => watch(made, args));
      return made;
    },
  });
  const unhook = replace(owner, name, proxy);
  const prototype: unknown = Reflect.get(original, 'prototype');
  if (typeof prototype !== 'object' || prototype === null) return unhook;
  // `socket.constructor === WebSocket` holds without us.
  const unhookPrototype = replace(prototype, 'constructor', proxy);
  return () => {
    unhookPrototype();
    unhook();
  };
}

export function attempt<Result>(run: () => Result): Result | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

function replace(owner: object, name: string, value: unknown): Unhook {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  if (descriptor === undefined) return () => undefined;
  const done = attempt(() => Reflect.defineProperty(owner, name, { ...descriptor, value })) ?? false;
  return () => {
    // Somebody may have put another function over ours since; that one stays.
    if (done && Object.getOwnPropertyDescriptor(owner, name)?.value === value)
      attempt(() => Reflect.defineProperty(owner, name, descriptor));
  };
}

function ownerOf(start: object, name: string): object | undefined {
  let owner: unknown = start;
  while (typeof owner === 'object' && owner !== null) {
    if (Object.hasOwn(owner, name)) return owner;
    owner = Object.getPrototypeOf(owner);
  }
  return undefined;
}
