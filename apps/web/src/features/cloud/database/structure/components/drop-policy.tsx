import { fillText } from '@loam/contract';
import { IconButton } from '@loam/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { structureWords } from '../texts.data.ts';
import { DirectSheet } from './order-sheet.tsx';

const schemas = ['public', 'storage', 'realtime'] as const;

interface DropPolicyProps {
  readonly projectId: string;
  readonly schema: string;
  readonly table: string;
  readonly name: string;
}

/** A button that shows what deleting a policy means, and does it. Nothing for policies that are the platform's own. */
export function DropPolicy({ projectId, schema: given, table, name }: DropPolicyProps) {
  const [isOpen, setOpen] = useState(false);
  const schema = schemas.find((one) => one === given);
  if (schema === undefined) return null;
  return (
    <>
      <IconButton
        size="sm"
        className="ms-auto"
        label={fillText(structureWords.policies.removeNamed, { name })}
        onClick={() => setOpen(true)}
      >
        <Trash2 aria-hidden />
      </IconButton>
      {isOpen ? (
        <DirectSheet
          projectId={projectId}
          order={{
            title: structureWords.policies.remove,
            change: { kind: 'drop_policy', name, of: { schema, table } },
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
