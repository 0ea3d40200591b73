import { type ReactNode, useSyncExternalStore } from "react";
import type { ToastActionElement, ToastProps } from "@/components/ui/toast";

type ToasterToast = ToastProps & {
  id: string;
  title?: ReactNode;
  description?: ReactNode;
  action?: ToastActionElement;
};

type Toast = Omit<ToasterToast, "id">;

const MAX_VISIBLE = 3;
/** Long enough for the closing animation. */
const REMOVE_AFTER_MS = 1000;

let toasts: readonly ToasterToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message from anywhere, also outside of components. */
export function toast(props: Toast) {
  lastId += 1;
  const id = String(lastId);
  const onOpenChange = (open: boolean) => {
    if (!open) dismiss(id);
    props.onOpenChange?.(open);
  };
  publish([{ ...props, id, open: true, onOpenChange }, ...toasts].slice(0, MAX_VISIBLE));
  return {
    id,
    dismiss: () => dismiss(id),
    update: (next: Partial<Toast>) => publish(toasts.map((item) => (item.id === id ? { ...item, ...next } : item))),
  };
}

export function useToast() {
  const current = useSyncExternalStore(subscribe, () => toasts);
  return { toasts: current, toast, dismiss };
}

/** Closes one message, or all of them. */
function dismiss(toastId?: string) {
  const isMeant = (item: ToasterToast) => toastId === undefined || item.id === toastId;
  const closing = toasts.filter(isMeant).map(({ id }) => id);
  publish(toasts.map((item) => (isMeant(item) ? { ...item, open: false } : item)));
  setTimeout(() => publish(toasts.filter(({ id }) => !closing.includes(id))), REMOVE_AFTER_MS);
}

function publish(next: readonly ToasterToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
