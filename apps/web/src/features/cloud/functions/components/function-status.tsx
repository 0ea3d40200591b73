import type { EdgeFunction } from '@loam/contract';
import { Badge, type Tone } from '@loam/ui';
import { functionWords } from '../texts.data.ts';

const tones: Readonly<Record<EdgeFunction['status'], Tone>> = {
  ACTIVE: 'success',
  REMOVED: 'neutral',
  THROTTLED: 'warning',
};

export function FunctionStatus({ status }: Pick<EdgeFunction, 'status'>) {
  return <Badge tone={tones[status]}>{functionWords.statuses[status]}</Badge>;
}
