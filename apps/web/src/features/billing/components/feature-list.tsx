import { Check } from 'lucide-react';

export function FeatureList({ texts }: { readonly texts: readonly string[] }) {
  return (
    <ul className="flex flex-col gap-1.5 text-sm">
      {texts.map((text) => (
        <li key={text} className="flex items-start gap-2">
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
          {text}
        </li>
      ))}
    </ul>
  );
}
