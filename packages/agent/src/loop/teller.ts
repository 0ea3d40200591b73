import type { Clock, Logger } from '@loam/kernel';
import type { Step, TurnEvent, TurnResult } from '../events.ts';

/** Tells the events of one turn; nothing comes after the end, also when something still runs. */
export interface Teller {
  tell(event: TurnEvent): void;
  end(result: TurnResult): TurnResult;
}

export function createTeller(
  listener: (event: TurnEvent) => void,
  { clock, logger }: { readonly clock: Clock; readonly logger: Logger },
): Teller {
  const open = new Map<string, Step>();
  let isOver = false;
  const tell = (event: TurnEvent): void => {
    if (isOver) return;
    if (event.type === 'step') {
      if (event.step.endedAt === null) open.set(event.step.id, event.step);
      else open.delete(event.step.id);
    }
    if (event.type === 'stepWithdrawn') open.delete(event.id);
    try {
      listener(event);
    } catch (error) {
      // A listener that throws must not end the turn.
      logger.error({ error, type: event.type }, 'an event of a turn could not be told');
    }
  };
  return {
    tell,
    end: (result) => {
      for (const step of open.values()) {
        tell({ type: 'step', step: { ...step, status: 'failed', detail: 'Stopped', endedAt: clock.now() } });
      }
      tell({ type: 'ended', result });
      isOver = true;
      return result;
    },
  };
}
