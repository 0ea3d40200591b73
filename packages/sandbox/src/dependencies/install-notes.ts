import type { Bus, Clock } from '@loam/kernel';
import { createBootLog, type LogLine } from '../dev/boot-log.ts';
import type { SandboxEvents } from '../events.ts';

export interface InstallNotes {
  note(projectId: string, text: string): void;
  lines(projectId: string): readonly LogLine[];
  /** Whether something is being installed for the project now. */
  isAtWork(projectId: string): boolean;
  /** Says that the work has begun, now and then that it goes on, and that it is over. */
  during<T>(projectId: string, title: string, work: () => Promise<T>): Promise<T>;
}

const sayEveryMs = 5000;
const linesKept = 60;
const projectsKept = 200;

/** What a viewer reads while packages are installed: npm itself says nothing until it is done. */
export function createInstallNotes(bus: Bus<SandboxEvents>, clock: Clock): InstallNotes {
  const logs = new Map<string, ReturnType<typeof createBootLog>>();
  const atWork = new Map<string, number>();

  function logOf(projectId: string) {
    const log = logs.get(projectId) ?? createBootLog(linesKept);
    logs.delete(projectId);
    logs.set(projectId, log);
    const [oldest] = logs.keys();
    if (logs.size > projectsKept && oldest !== undefined) logs.delete(oldest);
    return log;
  }

  function note(projectId: string, text: string): void {
    const line: LogLine = { stream: 'stdout', text, atMs: clock.now().getTime() };
    logOf(projectId).add(line);
    bus.publish('devServer.logged', { projectId, line });
  }

  bus.subscribe('dependencies.progressed', ({ projectId, line }) => note(projectId, line));
  return {
    note,
    lines: (projectId) => logs.get(projectId)?.lines() ?? [],
    isAtWork: (projectId) => (atWork.get(projectId) ?? 0) > 0,
    async during(projectId, title, work) {
      const startedAtMs = performance.now();
      const seconds = () => Math.round((performance.now() - startedAtMs) / 1000);
      atWork.set(projectId, (atWork.get(projectId) ?? 0) + 1);
      note(projectId, `${title} …`);
      const timer = setInterval(() => note(projectId, `${title} … ${seconds()} s`), sayEveryMs);
      try {
        const result = await work();
        note(projectId, `${title}: done after ${seconds()} s.`);
        return result;
      } finally {
        clearInterval(timer);
        const left = (atWork.get(projectId) ?? 1) - 1;
        if (left > 0) atWork.set(projectId, left);
        else atWork.delete(projectId);
      }
    },
  };
}
