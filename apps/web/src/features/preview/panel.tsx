import { EmptyState } from '@loam/ui';

/** Where the running app stands as soon as the project has a first version. */
export function PreviewPanel() {
  return (
    <div className="grid h-full place-items-center overflow-y-auto bg-surface-sunken">
      <EmptyState title="Nothing to preview yet">
        Your app appears here, running, as soon as its first version is built.
      </EmptyState>
    </div>
  );
}
