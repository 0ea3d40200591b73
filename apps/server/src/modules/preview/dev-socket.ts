import { DevMessage, devSignalType, devSocketPath, topics } from '@loam/contract';
import type { Clock } from '@loam/kernel';
import type { ProjectSocket } from '../../live/project-socket.ts';
import type { Previews } from './previews.ts';

export interface DevSocketDeps {
  readonly previews: Pick<Previews, 'running'>;
  readonly clock: Clock;
}

/** First the error that stands, if there is one, then what happens. */
export function createDevSocket({ previews, clock }: DevSocketDeps): ProjectSocket {
  return {
    path: devSocketPath,
    topicsOf: (projectId) => [topics.errors(projectId)],
    open(projectId, line) {
      const say = (message: DevMessage) => line.say(message);
      let work = Promise.resolve();
      /** One after the other: what is told later is newer. */
      const then = (step: () => Promise<void> | void) => {
        work = work.then(step).catch(() => line.hangUp());
      };
      const sayWhatStands = async () => {
        const { error } = await previews.running(projectId);
        if (error) say({ type: 'error', project_id: projectId, at: clock.now().toISOString(), error });
      };
      return {
        begin: () => then(sayWhatStands),
        missed: () => then(sayWhatStands),
        heard({ type, payload }) {
          if (type !== devSignalType) return;
          const message = DevMessage.safeParse(payload);
          if (message.success) then(() => say(message.data));
        },
      };
    },
  };
}
