import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

// Without the names of our own scale the merge would take `text-md` for a colour and drop one of the two.
const mergeClasses = extendTailwindMerge({
  extend: {
    theme: {
      text: ['2xs', 'md'],
      shadow: ['pop', 'dialog'],
    },
  },
});

export function cn(...inputs: ClassValue[]): string {
  return mergeClasses(clsx(inputs));
}
