import { addRule, changeEntity, type Draft } from './draft.ts';
import { withValues } from './entity-edits.ts';
import { speaksOf } from './office/named.ts';

/** "The date of arrival can't be in the future": the day that it names, that of the list it names, or the first one. */
export function past(draft: Draft, clause: string): void {
  const days = draft.entities.flatMap(({ plan }) =>
    plan.fields.filter(({ type }) => type === 'date').map((field) => ({ plan, field })),
  );
  const day =
    days.find(({ field }) => namesField(clause, field.label)) ??
    days.find(({ plan }) => speaksOf(clause, plan.one)) ??
    days[0];
  if (day === undefined) return;
  const { plan, field } = day;
  addRule(draft, plan.id, { kind: 'past', field: field.id, message: draft.copy.past });
  changeEntity(draft, plan.id, (was) =>
    withValues(was, field.id, (row) => String(row[field.id] ?? '').replace('D+', 'D-')),
  );
}

const namesField = (clause: string, label: string): boolean =>
  label
    .toLowerCase()
    .split(' ')
    .some(
      (word) =>
        word.length > 3 &&
        clause.toLowerCase().includes(word) &&
        !/^(?:date|day|datum|fecha|data)$/u.test(word),
    );

/** "No bookings in the past": the first day that there is. */
export function future(draft: Draft, id: string): void {
  const entity = [...draft.entities.filter((one) => one.plan.id === id), ...draft.entities].find((one) =>
    one.plan.fields.some((field) => field.type === 'date'),
  );
  const date = entity?.plan.fields.find((one) => one.type === 'date');
  if (entity === undefined || date === undefined || entity.plan.rules.some((rule) => rule.kind === 'after'))
    return;
  addRule(draft, entity.plan.id, { kind: 'after', field: date.id, than: 'now', message: draft.copy.future });
}
