import { Check, Copy, X } from 'lucide-react';

import { IconButton } from './icon-button.tsx';
import { useCopied, type CopyState } from './use-copied.ts';

type CopyButtonProps = {
  readonly text: string;
  readonly label?: string;
  readonly size?: 'sm' | 'md';
  readonly className?: string | undefined;
};

export function CopyButton({ text, label = 'Copy', size = 'sm', className }: CopyButtonProps) {
  const { state, copy } = useCopied();
  return (
    <>
      <IconButton
        label={label}
        size={size}
        onClick={() => copy(text)}
        className={className}
        data-state-copy={state}
      >
        <CopyIcon state={state} />
      </IconButton>
      <span role="status" className="sr-only">
        {announcements[state]}
      </span>
    </>
  );
}

const announcements: Readonly<Record<CopyState, string>> = {
  idle: '',
  copied: 'Copied',
  failed: 'Could not copy',
};

function CopyIcon({ state }: { readonly state: CopyState }) {
  switch (state) {
    case 'idle':
      return <Copy aria-hidden className="size-3.5" />;
    case 'copied':
      return <Check aria-hidden className="size-3.5 text-success" />;
    case 'failed':
      return <X aria-hidden className="size-3.5 text-danger" />;
  }
}
