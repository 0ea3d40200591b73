import { createContext, type ReactNode, use, useEffect, useState } from 'react';

interface PublishOpener {
  open(): void;
  /** Returns how to stop. */
  listen(onOpen: () => void): () => void;
}

const OpenPublishContext = createContext<PublishOpener>({ open: () => {}, listen: () => () => {} });

/** Around the page with the button and around everything that leads to it. */
export function OpenPublishProvider({ children }: { readonly children: ReactNode }) {
  const [opener] = useState(createOpener);
  return <OpenPublishContext value={opener}>{children}</OpenPublishContext>;
}

/** For whatever leads to publishing; where there is no such button, nothing happens. */
export function useOpenPublish(): () => void {
  return use(OpenPublishContext).open;
}

/** For the button that publishing begins with. */
export function useOnOpenPublish(onOpen: () => void): void {
  const { listen } = use(OpenPublishContext);
  useEffect(() => listen(onOpen));
}

function createOpener(): PublishOpener {
  const listeners = new Set<() => void>();
  return {
    open: () => listeners.forEach((onOpen) => onOpen()),
    listen(onOpen) {
      listeners.add(onOpen);
      return () => void listeners.delete(onOpen);
    },
  };
}
