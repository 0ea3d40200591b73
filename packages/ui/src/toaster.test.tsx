import { isValidElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Toaster as SonnerToaster } from 'sonner';
import { describe, expect, it } from 'vitest';

import { Toaster } from './toaster.tsx';

const passing = ['default', 'success', 'info', 'loading'] as const;
const staying = ['error', 'warning'] as const;

describe('Toaster', () => {
  it('lets the pointer through to what is below a toast without a button', () => {
    for (const kind of passing) expect(classesOf(kind)).toContain('pointer-events-none');
  });

  it('keeps a toast with a button under the pointer', () => {
    for (const kind of passing) expect(classesOf(kind)).toContain('has-[button]:pointer-events-auto');
  });

  it('leaves what went wrong where the pointer can hold it', () => {
    for (const kind of staying) expect(classesOf(kind)).not.toContain('pointer-events-none');
  });

  it('stands ready to announce before there is a toast', () => {
    expect(renderToStaticMarkup(<Toaster />)).toMatch(/^<section [^>]*aria-live="polite"/);
  });

  it('lets every toast go by itself', () => {
    const { duration, toastOptions } = propsOf();
    for (const given of [duration, toastOptions?.duration]) expect(given ?? 4000).toBeLessThanOrEqual(10_000);
  });
});

/** No toast is there without a browser: what it is given is what can be seen of it here. */
function propsOf(): ComponentProps<typeof SonnerToaster> {
  const element = Toaster({});
  if (!isValidElement<ComponentProps<typeof SonnerToaster>>(element)) throw new Error('Nothing is rendered.');
  return element.props;
}

/** The classes of a toast of that kind. */
function classesOf(kind: (typeof passing)[number] | (typeof staying)[number]): readonly string[] {
  const { toast = '', [kind]: own = '' } = propsOf().toastOptions?.classNames ?? {};
  return `${toast} ${own}`.split(' ');
}
