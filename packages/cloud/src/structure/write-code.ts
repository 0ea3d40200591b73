import { splitStatements } from '../postgres/index.ts';
import { type TableDescription, tableError, type TableTrigger } from '../tables/index.ts';
import type { CodeChange, PlannedChange } from './change.ts';
import type { FunctionFacts } from './facts.ts';
import { identifier, inPublic, newName } from './names.ts';
import { plan } from './plan.ts';

type FunctionChange = Extract<CodeChange, { kind: 'save_function' | 'drop_function' }>;
type TriggerChange = Exclude<CodeChange, FunctionChange>;

export function writeFunction(change: FunctionChange, functions: readonly FunctionFacts[]): PlannedChange {
  const before = functions.find(({ signature }) => signature === change.signature);
  if (change.signature !== undefined && !before)
    throw tableError('change_invalid', `There is no function ${change.signature}.`);
  if (change.kind === 'save_function') return saveFunction(change.source, before);
  if (!before) throw tableError('change_invalid', 'There is no such function.');
  return dropFunction(before, change.cascade);
}

function saveFunction(source: string, before: FunctionFacts | undefined): PlannedChange {
  const wanted = /^create (or replace )?(function|procedure)\b/i;
  const { text, outline } = oneStatement(source, wanted, 'create or replace function');
  const written = /^create (?:or replace )?(?:function|procedure) ([^(]+)\(/i.exec(outline)?.[1];
  const name = before?.name ?? written?.trim() ?? 'function';
  return plan({
    name: `function ${name}`,
    sql: `${text};`,
    title: before ? `Change the function ${before.name}.` : `Save the function ${name}.`,
    effects: [
      before
        ? 'Whoever calls it gets the new one from now on, triggers too.'
        : 'It can be called from SQL, and from your app where rights allow.',
    ],
    undoSql: before && `${before.definition.trim()};`,
  });
}

function dropFunction(before: FunctionFacts, isCascading: boolean): PlannedChange {
  return plan({
    name: `drop function ${before.name}`,
    sql: `drop ${before.kind} ${inPublic(before.name)}(${before.arguments})${isCascading ? ' cascade' : ''};`,
    title: `Delete the function ${before.signature}.`,
    effects: [
      'What calls it fails from then on.',
      ...(isCascading ? ['Triggers, policies and defaults that need it are deleted too.'] : []),
    ],
    ...(isCascading ? { danger: 'loses', confirmation: before.name } : {}),
    undoSql: isCascading || before.definition === '' ? undefined : `${before.definition.trim()};`,
  });
}

export function writeTrigger(change: TriggerChange, table: TableDescription): PlannedChange {
  const full = inPublic(table.name);
  const name = identifier(change.name);
  const drop = `drop trigger ${name} on ${full};`;
  switch (change.kind) {
    case 'create_trigger': {
      if (change.events.length === 0) throw tableError('change_invalid', 'Say when it runs.');
      const events = [...new Set(change.events)];
      return plan({
        name: `trigger ${change.name} on ${table.name}`,
        sql: `create trigger ${newName(change.name)} ${change.timing} ${events.join(' or ')} on ${full}\n  for each row execute function ${inPublic(change.function)}();`,
        title: `Run ${change.function} ${change.timing} each ${events.join(', ')} in ${table.name}.`,
        effects: [
          change.timing === 'before'
            ? 'It may change the row before it is written, or refuse it.'
            : 'It runs once the row is written, in the same step: if it fails, the row is not written.',
        ],
        undoSql: drop,
      });
    }
    case 'save_trigger': {
      const before = triggerOf(table, change.name);
      const { text } = oneStatement(
        change.source,
        /^create (or replace )?(constraint )?trigger\b/i,
        'create trigger',
      );
      return plan({
        name: `trigger ${change.name} on ${table.name}`,
        sql: `${drop}\n${text};`,
        title: `Change the trigger ${change.name} of ${table.name}.`,
        effects: ['It is replaced by what you wrote.'],
        undoSql: undoReplacement(text, before, full),
      });
    }
    case 'set_trigger': {
      triggerOf(table, change.name);
      const set = (word: string) => `alter table ${full} ${word} trigger ${name};`;
      return plan({
        name: `trigger ${change.name} ${change.on ? 'on' : 'off'}`,
        sql: set(change.on ? 'enable' : 'disable'),
        title: `${change.on ? 'Switch on' : 'Switch off'} the trigger ${change.name} of ${table.name}.`,
        effects: [change.on ? 'It runs again from now on.' : 'It stays but does not run.'],
        undoSql: set(change.on ? 'disable' : 'enable'),
      });
    }
    case 'drop_trigger': {
      const before = triggerOf(table, change.name);
      return plan({
        name: `drop trigger ${change.name} of ${table.name}`,
        sql: drop,
        title: `Delete the trigger ${change.name} of ${table.name}.`,
        effects: ['Its function stays.'],
        undoSql: `${before.definition};`,
      });
    }
  }
}

/** Known where the new one has the old one's name. */
function undoReplacement(text: string, before: TableTrigger, full: string): string | undefined {
  return text.includes(before.name)
    ? `drop trigger ${identifier(before.name)} on ${full};\n${before.definition};`
    : undefined;
}

function triggerOf(table: TableDescription, name: string): TableTrigger {
  const found = table.triggers.find((trigger) => trigger.name === name);
  if (!found) throw tableError('change_invalid', `There is no trigger ${name} on ${table.name}.`);
  return found;
}

function oneStatement(
  source: string,
  wanted: RegExp,
  words: string,
): { readonly text: string; readonly outline: string } {
  const [statement, ...more] = splitStatements(source);
  if (!statement || more.length > 0 || !wanted.test(statement.outline))
    throw tableError('change_invalid', `This must be one statement that begins with ${words}.`);
  return statement;
}
