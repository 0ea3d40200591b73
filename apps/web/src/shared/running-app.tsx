import type { PreviewDiagnostics } from '@loam/contract';
import { createContext, type ReactNode, use, useState } from 'react';

/** The app that runs in the preview, as far as others may ask it something. */
export interface RunningApp {
  /** What it has logged, requested and thrown since its latest build; undefined when it does not answer. */
  diagnostics(): Promise<PreviewDiagnostics | undefined>;
}

export interface RunningAppSlot {
  /** Undefined while no app runs beside the chat. */
  current: RunningApp | undefined;
}

const RunningAppContext = createContext<RunningAppSlot>({ current: undefined });

/** The preview puts itself in; whoever sends a message asks it. Neither knows the other. */
export function RunningAppProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<RunningAppSlot>(() => ({ current: undefined }));
  return <RunningAppContext value={slot}>{children}</RunningAppContext>;
}

export function useRunningApp(): RunningAppSlot {
  return use(RunningAppContext);
}
