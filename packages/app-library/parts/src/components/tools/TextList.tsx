import type { ReactNode } from "react";

interface TextListProps {
  title: string;
  texts: readonly string[];
  /** What is said while there are none. */
  empty?: string;
  children?: ReactNode;
}

/** Lines under each other, such as what was reckoned before. */
export function TextList({ title, texts, empty, children }: TextListProps) {
  return (
    <section aria-label={title} className="grid content-start gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-heading text-lg font-semibold">{title}</h3>
        {children}
      </div>
      {texts.length === 0 && <p className="text-muted-foreground">{empty}</p>}
      <ol className="grid gap-2">
        {texts.map((text, index) => (
          <li
            key={index}
            className="rounded-lg border bg-card px-4 py-2 break-all text-card-foreground tabular-nums"
          >
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}
