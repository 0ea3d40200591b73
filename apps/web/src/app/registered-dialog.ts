import type { ReactNode } from 'react';

export interface RegisteredDialog {
  /** The file's name without -dialog.tsx. */
  readonly id: string;
  /** Renders it with sample data, for the gallery and for the accessibility journey. */
  render(onClose: () => void): ReactNode;
}
