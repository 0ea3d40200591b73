import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

import { cn } from './cn.ts';
import { Input, type InputProps } from './input.tsx';

type PasswordInputProps = Omit<InputProps, 'type'> & {
  /** What is hidden, where it is no password. */
  readonly what?: string;
};

export function PasswordInput({ className, what = 'password', ...props }: PasswordInputProps) {
  const [visible, setVisible] = useState(false);
  const Icon = visible ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        autoComplete="current-password"
        {...props}
        type={visible ? 'text' : 'password'}
        className={cn('pr-10', className)}
      />
      <button
        type="button"
        aria-label={visible ? `Hide ${what}` : `Show ${what}`}
        aria-pressed={visible}
        disabled={props.disabled}
        onClick={() => setVisible(!visible)}
        className="focus-ring-inset absolute inset-y-0 right-0 flex w-10 items-center justify-center rounded-md text-muted-foreground hover:text-foreground"
      >
        <Icon aria-hidden className="size-4" />
      </button>
    </div>
  );
}
