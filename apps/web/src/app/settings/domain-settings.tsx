import { EmptyState } from '@loam/ui';
import { Globe } from 'lucide-react';

/** Domains belong to published sites; until a site can be published there is none to list. */
export function DomainSettings() {
  return (
    <EmptyState icon={Globe} title="No domains yet">
      The domains of this workspace’s published projects will be listed here.
    </EmptyState>
  );
}
