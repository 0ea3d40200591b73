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
  render(onClose: () => void): ReactNode;
}

const DialogsContext = createContext<Dialogs>({ open: () => {} });

let nextKey = 0;

export function DialogHost({ children }: { readonly children: ReactNode }) {
  const [stack, setStack] = useState<readonly OpenDialog[]>([]);
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
          render: (onClose) => <Component {...props} onClose={onClose} />,
        };
        setStack((open) => [...open, dialog]);
      },
    }),
    [],
  );
  return (
    <DialogsContext value={dialogs}>
      {children}
      {stack.map((dialog) => (
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
