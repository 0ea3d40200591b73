import type { PreviewDiagnostics } from '@loam/contract';
import { createContext, type ReactNode, use, useState, useSyncExternalStore } from 'react';
import { createPicking, type Picking } from './picking.ts';

/** The app that runs in the preview, as far as others may ask it something. */
export interface RunningApp {
  /** What it has logged, requested and thrown since its latest build; undefined when it does not answer. */
  diagnostics(): Promise<PreviewDiagnostics | undefined>;
  /** The page of it that is open. */
  path(): string;
}

export interface RunningAppSlot {
  /** Undefined while no app runs beside the chat. */
  current: RunningApp | undefined;
  readonly picking: Picking;
}

const RunningAppContext = createContext<RunningAppSlot>({ current: undefined, picking: createPicking() });

/** The preview puts itself in; whoever sends a message asks it. Neither knows the other. */
export function RunningAppProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<RunningAppSlot>(() => ({ current: undefined, picking: createPicking() }));
  return <RunningAppContext value={slot}>{children}</RunningAppContext>;
}

export function useRunningApp(): RunningAppSlot {
  return use(RunningAppContext);
}

/** Whether the app is being changed by pointing at it: what is shown then is not what is saved. */
export function useIsVisualEditing(): boolean {
  const { picking } = useRunningApp();
  return useSyncExternalStore(picking.subscribe, picking.isEditing);
}
