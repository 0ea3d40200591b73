import { useLocation, useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useMemo,
  useState,
} from 'react';

export interface DialogProps {
  onClose(): void;
}

export interface Dialogs {
  /** Shows the dialog above everything else until it calls onClose. */
  open<Props extends object>(component: ComponentType<Props & DialogProps>, props: Props): void;
}

interface OpenDialog {
  readonly key: number;
  /** A dialog belongs to the page it was opened on and goes with it. */
  readonly page: string;
  render(onClose: () => void): ReactNode;
}

const DialogsContext = createContext<Dialogs>({ open: () => {} });

let nextKey = 0;

export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [stack, setStack] = useState<readonly OpenDialog[]>([]);
  const router = useRouter();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const close = useCallback(
    (key: number) => setStack((open) => open.filter((dialog) => dialog.key !== key)),
    [],
  );
  const dialogs = useMemo<Dialogs>(
    () => ({
      open: (component, props) => {
        const Component = component;
        nextKey += 1;
        const dialog: OpenDialog = {
          key: nextKey,
          page: router.state.location.pathname,
          render: (onClose) => <Component {...props} onClose={onClose} />,
        };
        setStack((open) => [...open, dialog]);
      },
    }),
    [router],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {stack
        .filter((dialog) => dialog.page === page)
        .map((dialog) => (
          <DialogSlot key={dialog.key} dialog={dialog} onClose={close} />
        ))}
    </DialogsContext>
  );
}

function DialogSlot({
  dialog,
  onClose,
}: {
  readonly dialog: OpenDialog;
  readonly onClose: (key: number) => void;
}) {
  return dialog.render(() => onClose(dialog.key));
}

export function useDialogs(): Dialogs {
  return use(DialogsContext);
}
