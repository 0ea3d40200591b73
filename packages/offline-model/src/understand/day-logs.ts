import { translationIn } from '@loam/app-library';
import type { Language } from '../plan/app-plan.ts';
import type { Collector, DraftEntity } from './collector.ts';
import { fieldFrom } from './fields.ts';
import { singular } from './inflect.ts';
import type { ToldFigure } from './told-figures.ts';
import type { UnderstoodField } from './understanding.ts';

const ONE = 'Entry | Registro | Registro | Eintrag | Entrée';
const MANY = 'Entries | Registros | Registros | Einträge | Entrées';

/** "My goal is 8 glasses a day": there is an entry for each day, with so many glasses, though nobody says so. */
export function withDayLog(
  collector: Collector,
  figures: readonly ToldFigure[],
  language: Language,
): Collector {
  if (figures.some(({ kind }) => kind === 'hours')) asPlainLog(collector, language);
  addMeasures(figures, collector, language);
  return collector;
}

/** Two times of a night or a shift make a log of their own, whatever else such a diary may hold. */
function asPlainLog({ entities }: Collector, language: Language): void {
  const log = entities.find(({ fields }) => fields.filter(({ type }) => type === 'time').length === 2);
  if (log === undefined || log.entry?.id !== 'healthReading') return;
  const day = log.fields.some(({ type }) => type === 'date') ? [] : [fieldFrom(['date'])];
  Object.assign(log, named(language), { id: 'entry', entry: null, nature: 'record', isListed: true });
  log.fields = [
    ...log.fields.filter(({ type }) => type === 'date'),
    ...day,
    ...log.fields.filter(({ type }) => type !== 'date'),
  ];
}

function addMeasures(figures: readonly ToldFigure[], collector: Collector, language: Language): void {
  const measured = figures.filter(({ kind }) => kind === 'goal').map(({ label }) => counted(label));
  if (figures.some(({ kind }) => kind === 'bmi') && !collector.entities.some(hasWeight))
    measured.push(counted('Weight'), counted('Height'));
  if (measured.length === 0) return;
  const words = new Set([...measured.map(({ label }) => singular(label.toLowerCase())), 'goal', 'day']);
  const others = collector.entities.filter(({ one }) => !words.has(one.toLowerCase()));
  collector.entities.splice(0, collector.entities.length, ...others);
  const known = collector.entities.find(({ fields }) => measured.some((one) => has(fields, one)));
  const log = known ?? newLog(collector, language);
  const missing = measured.filter((one) => !has(log.fields, one));
  const day = log.fields.some(({ type }) => type === 'date') ? [] : [fieldFrom(['date'])];
  log.fields = [...day, ...log.fields, ...missing];
}

const named = (language: Language): { readonly one: string; readonly many: string } => ({
  one: translationIn(ONE, language),
  many: translationIn(MANY, language),
});

const hasWeight = ({ fields }: DraftEntity): boolean =>
  fields.some(({ label }) => /weight|gewicht|poids|peso/iu.test(label));

const counted = (label: string): UnderstoodField => ({ ...fieldFrom([]), label, type: 'number', min: 0 });

const has = (fields: readonly UnderstoodField[], { label }: UnderstoodField): boolean =>
  fields.some((one) => one.label.toLowerCase() === label.toLowerCase());

function newLog(collector: Collector, language: Language): DraftEntity {
  const log = collector.own(['entry'], 0);
  Object.assign(log, named(language));
  log.nature = 'record';
  log.isListed = true;
  log.actions.push({ action: 'track', actor: null, isMine: false });
  return log;
}
