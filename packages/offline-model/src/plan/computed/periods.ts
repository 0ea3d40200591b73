import type { EntityPlan, FieldPlan, Fields } from '../app-plan.ts';
import { field } from '../shorthand.ts';
import { asFound } from './formulas.ts';
import { PRICE_NUMBER } from '../../lexicon/money.ts';
import { like } from '../../lexicon/pattern.ts';

const DUE =
  /\b(?:due|return by|back by|until|expires?|expiry|valid until|fällig|rückgabe bis|vence|vencimiento|vencimento|échéance|retour prévu)\b/i;
const BEGUN =
  /\b(?:borrowed|lent|loan date|lend date|checked out|start|from|since|issued|date|ausgeliehen|ausleihe|préstamo|empréstimo|prêt|joined|purchased)\b/i;

const PERIOD = like.iu`
  \b(?:loans?|lending|borrow\w*|lent|rentals?|leases?|memberships?|subscriptions?|passes|permits?|invoices?|payment|ausleihe\w*|préstamos?|empréstimos?|prêts?)\b[^.;]*?\b(?:for|is|are|last
  |lasts|of|within|in|after|für|beträgt|duran?|dura|dure|por|de)\s+(?:a (?:maximum|period) of\s+|up to\s+|max(?:imum)?\.?\s+)?(\d+)\s*(days?|weeks?|months?|years?|tage?n?|wochen?|monate?
  |días?|semanas?|meses|dias?|jours?|semaines?|mois)\b`;

const DAYS: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag|día|dia|jour)/i, 1],
  [/^(?:week|woch|semana|semaine)/i, 7],
  [/^(?:month|monat|mes|mois)/i, 30],
  [/^year/i, 365],
];

/** "loans are for 14 days": the day on which it is due. */
export function toldPeriod(plan: EntityPlan, sentence: string): Fields {
  const match = PERIOD.exec(sentence);
  const each = DAYS.find(([word]) => word.test(match?.[2] ?? ''))?.[1];
  if (match === null || each === undefined) return [];
  const days = plan.fields.filter(({ type, computed }) => type === 'date' && computed === undefined);
  const due = days.find(({ label }) => DUE.test(label));
  const begun = days.find((one) => one !== due && BEGUN.test(one.label)) ?? days.find((one) => one !== due);
  if (due === undefined || begun === undefined) return [];
  return [asFound(due, { kind: 'day', from: begun.id, days: Number(match[1]) * each }, 'date')];
}

const LATE = like.iu`
  ${PRICE_NUMBER}(?:cents?)?\s*(?:\/|\b(?:per|for each|for every|a|each|pro|por|par)\b)\s*(?:late |overdue )?(?:day|tag|día|dia
  |jour)\b`;

/** "the fine is 0.50 per day late". */
export function toldFine(plan: EntityPlan, sentence: string): Fields {
  const match = LATE.exec(sentence);
  if (
    match === null ||
    !/\b(?:late|overdue|delay|fine|penalty|verspät|mahn|multa|atraso|retraso|amende|retard)/i.test(sentence)
  )
    return [];
  const due = plan.fields.find(({ type, label }) => type === 'date' && DUE.test(label));
  if (due === undefined) return [];
  const done = doneOf(plan);
  const known = plan.fields.find(({ label }) =>
    /^(?:fine|penalty|late fee|gebühr|multa|amende)$/i.test(label),
  );
  const cents = /\bcents?\b/i.test(match[0]) ? 0.01 : 1;
  const rate = Number((match[1] ?? '').replace(',', '.')) * cents;
  const late = { kind: 'late', due: due.id, done: done?.id ?? null, rate } as const;
  return [asFound(known ?? field('fine', 'Fine', 'money'), late, 'money')];
}

const doneOf = (plan: EntityPlan): FieldPlan | undefined =>
  plan.fields.find(
    ({ type, label }) =>
      (type === 'flag' || type === 'date') &&
      /\b(?:returned|back|done|paid|zurück|devuelto|devolvido|rendu|pago|payé)\b/i.test(label),
  );
