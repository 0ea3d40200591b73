import type { ReactNode } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly description?: ReactNode;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A titled part of a settings panel. */
export function SettingsSection({ title, description, aside, children }: SettingsSectionProps) {
  return (
    <section className="flex flex-col gap-4 border-b border-border py-6 first:pt-0 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h3 className="text-md font-semibold">{title}</h3>
          {description === undefined ? null : (
            <p className="max-w-prose text-sm text-pretty text-muted-foreground">{description}</p>
          )}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
