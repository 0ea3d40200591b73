import { tableError } from '../tables/index.ts';
import type { PlannedChange, ServiceChange } from './change.ts';
import type { JobFacts, StructureObjects } from './facts.ts';
import { identifier, literal } from './names.ts';
import { plan } from './plan.ts';

export function writeService(change: ServiceChange, { extensions, jobs }: StructureObjects): PlannedChange {
  switch (change.kind) {
    case 'set_extension': {
      const found = extensions.find(({ name }) => name === change.name);
      if (!found) throw tableError('change_invalid', `There is no extension ${change.name} here.`);
      if (found.isFixed) throw tableError('change_invalid', `${change.name} belongs to every database here.`);
      return setExtension(change.name, change.on);
    }
    case 'schedule_job':
      return scheduleJob(
        change,
        jobs.find(({ name }) => name === change.name),
      );
    case 'set_job': {
      const job = jobOf(jobs, change.job);
      const set = (isOn: boolean) => `select cron.alter_job(${idSql(job)}, active := ${isOn});`;
      return plan({
        name: `${change.on ? 'resume' : 'pause'} ${titleOf(job)}`,
        sql: set(change.on),
        title: `${change.on ? 'Resume' : 'Pause'} ${titleOf(job)}.`,
        effects: [
          change.on ? `It runs again by its timetable (${job.schedule}).` : 'It stays but does not run.',
        ],
        undoSql: set(!change.on),
      });
    }
    case 'drop_job': {
      const job = jobOf(jobs, change.job);
      return plan({
        name: `unschedule ${titleOf(job)}`,
        sql: `select cron.unschedule(${job.name === null ? String(job.id) : text(job.name)});`,
        title: `Delete ${titleOf(job)}.`,
        effects: ['It runs no more. What its earlier runs did stays.'],
        undoSql: scheduleSql(job.name, job.schedule, job.command),
      });
    }
  }
}

function setExtension(name: string, isOn: boolean): PlannedChange {
  // Queues bring a schema of their own.
  const place = name === 'pgmq' ? '' : ' with schema extensions';
  const create = `create extension if not exists ${identifier(name)}${place};`;
  const drop = `drop extension if exists ${identifier(name)};`;
  return plan({
    name: `extension ${name} ${isOn ? 'on' : 'off'}`,
    sql: isOn ? create : drop,
    title: `${isOn ? 'Switch on' : 'Switch off'} the extension ${name}.`,
    effects: [
      isOn
        ? 'Its functions and types can be used in SQL.'
        : name === 'pgmq'
          ? 'All queues and their messages are deleted.'
          : 'Its functions and types are gone. If something uses them, nothing is changed.',
    ],
    ...(isOn ? {} : { danger: 'loses', confirmation: name }),
    undoSql: isOn ? drop : name === 'pgmq' ? undefined : create,
  });
}

function scheduleJob(
  { name, schedule, command }: Extract<ServiceChange, { kind: 'schedule_job' }>,
  before: JobFacts | undefined,
): PlannedChange {
  if (name.trim() === '' || command.trim() === '')
    throw tableError('change_invalid', 'A job has a name and SQL to run.');
  return plan({
    name: `schedule ${name}`,
    sql: scheduleSql(name, schedule, command),
    title: before ? `Change the job ${name}.` : `Run the job ${name} by a timetable.`,
    effects: [
      `Its SQL runs as the owner of the database: ${schedule} (times are UTC).`,
      'Each run is written down; a run that fails changes nothing.',
    ],
    undoSql: before
      ? scheduleSql(name, before.schedule, before.command)
      : `select cron.unschedule(${text(name)});`,
  });
}

function scheduleSql(name: string | null, schedule: string, command: string): string {
  const parts = [...(name === null ? [] : [text(name)]), text(schedule), text(command)];
  return `select cron.schedule(${parts.join(', ')});`;
}

/** By its name, which is the same wherever the migration is run again. */
function idSql({ id, name }: JobFacts): string {
  return name === null ? String(id) : `(select jobid from cron.job where jobname = ${text(name)})`;
}

function jobOf(jobs: readonly JobFacts[], id: number): JobFacts {
  const found = jobs.find((job) => job.id === id);
  if (!found) throw tableError('change_invalid', 'This job is not there any more.');
  return found;
}

function titleOf({ id, name }: JobFacts): string {
  return `the job ${name ?? id}`;
}

function text(value: string): string {
  return literal(value).trim();
}
