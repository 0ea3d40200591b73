import { translationIn } from '@loam/app-library';
import type { Nature } from '../lexicon/entry.ts';
import { PRICE_NUMBER } from '../lexicon/money.ts';
import { like } from '../lexicon/pattern.ts';
import { amountOf } from '../understand/facts.ts';
import { numberWord } from '../understand/number-words.ts';
import type { EntityPlan, FieldPlan, SeedRow } from './app-plan.ts';
import { fillIn } from './copy.ts';
import { addList, addRule, changeEntity, entityOf, planOf, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import {
  changeField,
  placeField,
  withoutFields,
  withPicker,
  withStatus,
  withValues,
} from './entity-edits.ts';
import { isLending } from './lent-things.ts';
import { field } from './shorthand.ts';

const WORDS = {
  status: 'Status | Situação | Estado | Status | Statut',
  available: 'Available | Disponível | Disponible | Verfügbar | Disponible',
  out: 'On loan | Emprestado | Prestado | Ausgeliehen | Prêté',
  repair: 'In repair | Em reparo | En reparación | In Reparatur | En réparation',
  lateFee: 'Late fee | Multa | Multa | Gebühr | Amende',
  deposit: 'Deposit | Caução | Fianza | Kaution | Caution',
  depositPaid: 'Deposit paid | Caução paga | Fianza pagada | Kaution bezahlt | Caution payée',
  one: 'Reservation | Reserva | Reserva | Vormerkung | Réservation',
  many: 'Reservations | Reservas | Reservas | Vormerkungen | Réservations',
  waiting: 'Waiting | Aguardando | En espera | Wartet | En attente',
  ready: 'Ready to collect | Pronto para retirar | Listo para recoger | Abholbereit | Prêt à retirer',
  collected: 'Collected | Retirado | Recogido | Abgeholt | Retiré',
  reservedOn: 'Reserved on | Reservado em | Reservado el | Vorgemerkt am | Réservé le',
};

/** What is lent and what it was lent for: the thing in each loan, the day it is due, what being late costs. */
export function settleLoans(draft: Draft): void {
  settleDeposits(draft);
  if (!isLending(draft.said) || draft.said.domain === 'parking') return;
  const loan = draft.entities.find(({ entryId }) => entryId === 'loan');
  const thing = loan === undefined ? undefined : linkThing(draft, loan);
  // What was told field by field is as it was told.
  if (loan === undefined || thing === undefined || (loan.said?.fields.length ?? 0) > 0) return;
  // The first ones are there to be taken.
  const { id, seed } = thing.plan;
  const picker = planOf(draft, loan.plan.id)?.fields.find(({ entity }) => entity === id);
  if (picker !== undefined && seed.length > 2)
    changeEntity(draft, loan.plan.id, (plan) =>
      withValues(plan, picker.id, (_, at) => seed[(at + 2) % seed.length]?.['id'] ?? null),
    );
  setDue(draft, loan.plan.id);
  setStates(draft, loan.plan.id, thing);
  addReservations(draft, thing.plan.id);
}

const say = (draft: Draft, key: keyof typeof WORDS): string => translationIn(WORDS[key], draft.said.language);

/** What can be carried away. */
const LENT: ReadonlySet<string> = new Set(['goods', 'content', 'place'] satisfies Nature[]);

/** The list that the loans pick from. */
function linkThing(draft: Draft, loan: BuiltEntity): BuiltEntity | undefined {
  const picked = loan.plan.fields
    .map(({ entity }) => entityOf(draft, entity))
    .find((one) => one !== undefined && one.nature !== 'person');
  if (picked !== undefined) return picked;
  const thing = draft.entities.find((one) => one !== loan && LENT.has(one.nature) && one.said !== null);
  if (thing !== undefined) changeEntity(draft, loan.plan.id, (plan) => withPicker(plan, thing.plan));
  return thing;
}

const PERIOD = like.iu`
  (?<!\p{L})(?:for|within|after|in|up to|of|für|bis zu|nach|innerhalb von|binnen|por|durante|hasta|en|após|dentro de|até|em|pendant|sous|dans|après|d['’]ici)\s+
  (?:(?:up to|a maximum of|max\.?|bis zu|hasta|até|un plazo de)\s+)?(\d+|one|two|three|four|ein(?:e|er)?|zwei|drei|vier|una?|dos|tres|cuatro|uma?|duas|dois|três|une?|deux|trois)\s+
  (days?|weeks?|tage?n?|wochen?|días?|semanas?|dias?|jours?|semaines?)(?!\p{L})`;
const LATE = like.iu`
  (?:late|overdue|fine|penalty|verspät\p{L}*|mahngebühr\p{L}*|überzieh\p{L}*|retraso|recargo|multa|atraso|retard|amende|pénalité)[^.;\d]{0,30}
  ${PRICE_NUMBER}\s*(?:/|per|a|each|pro|por|al|par|je)\s?(?:tag|day|día|dia|jour)(?!\p{L})`;
const PAID = like.iu`
  (?:deposit (?:was |is |has been )?paid|paid (?:the |a )?deposit|kaution (?:bezahlt|gezahlt)|fianza (?:está )?pagada|caução (?:foi )?paga|caution (?:est )?payée)`;

/** "for 21 days", "$1 per day late", "whether the deposit was paid". */
function setDue(draft: Draft, id: string): void {
  const { text } = draft.said;
  const days = daysIn(text);
  const rate = LATE.exec(text)?.[1];
  changeEntity(draft, id, (plan) => {
    const due = plan.fields.find((one) => one.id === 'dueOn' && one.computed === undefined);
    const from = plan.fields.find((one) => one.id === 'borrowedOn');
    const timed =
      due === undefined || from === undefined || days === null
        ? plan
        : withValues(
            changeField(plan, due.id, (one) => ({
              ...one,
              isRequired: false,
              computed: { kind: 'day', from: from.id, days },
            })),
            due.id,
            () => null,
          );
    const isFined = plan.fields.some(({ computed }) => computed?.kind === 'late');
    const fined =
      rate === undefined || due === undefined || isFined
        ? timed
        : withValues(placeField(timed, lateFee(draft, due, amountOf(rate))), 'lateFee', () => null);
    return PAID.test(text) ? withPaid(draft, fined) : fined;
  });
  const plan = planOf(draft, id);
  if (plan?.fields.some((one) => one.id === 'dueOn') === true && plan.marks === undefined)
    changeEntity(draft, id, (old) => ({
      ...old,
      marks: [{ field: 'dueOn', test: 'overdue', colour: '#dc2626' }],
    }));
}

const lateFee = (draft: Draft, due: FieldPlan, rate: number): FieldPlan => ({
  ...field('lateFee', say(draft, 'lateFee'), 'money'),
  computed: { kind: 'late', due: due.id, done: 'returned', rate },
});

const withPaid = (draft: Draft, plan: EntityPlan): EntityPlan =>
  withValues(
    placeField(plan, field('depositPaid', say(draft, 'depositPaid'), 'flag')),
    'depositPaid',
    (_, at) => at % 3 !== 1,
  );

function daysIn(text: string): number | null {
  const [, count, unit = ''] = PERIOD.exec(text) ?? [];
  if (count === undefined) return null;
  const number = /^(?:ein|une?|una|uma?)/i.test(count) ? 1 : numberWord(count);
  return Number.isFinite(number) ? number * (/^(?:week|woch|sem)/i.test(unit) ? 7 : 1) : null;
}

/** What is lent is not there until it is back. */
function setStates(draft: Draft, loan: string, thing: BuiltEntity): void {
  const { fields = [], seed = [] } = planOf(draft, loan) ?? {};
  const picker = fields.find(({ entity }) => entity === thing.plan.id);
  const old = thing.plan.fields.find(({ id, type }) => id === 'status' && type === 'choice');
  const isTold = thing.said?.isListed === true && old === undefined;
  if (picker === undefined || isTold || fields.every(({ id }) => id !== 'returned')) return;
  const [free = '', out = '', ...others] = statesOf(draft, old);
  const lent = new Set(seed.filter((row) => row['returned'] !== true).map((row) => row[picker.id]));
  const stateOf = (row: SeedRow): string => (lent.has(row['id'] ?? '') ? out : free);
  const state = {
    label: old?.label ?? say(draft, 'status'),
    isListed: true,
    options: [free, out, ...others],
  };
  changeEntity(draft, thing.plan.id, (plan) =>
    withStatus(
      withoutFields(plan, ({ id }) => id === 'addedOn'),
      state,
      stateOf,
    ),
  );
  const sets = { kind: 'sets', picker: picker.id, field: 'status' } as const;
  changeEntity(draft, loan, (plan) => ({
    ...plan,
    effects: [
      ...(plan.effects ?? []),
      { ...sets, when: null, option: out },
      { ...sets, when: { field: 'returned', is: 'filled' }, option: free },
    ],
  }));
  if (isTaking(draft, thing)) forbidTaken(draft, { loan, picker: picker.id, thing, out });
}

const isTaking = ({ said }: Draft, thing: BuiltEntity): boolean =>
  TAKEN.test(said.text) && thing.said?.isListed !== true;

function forbidTaken(
  draft: Draft,
  { loan, picker, thing, out }: { loan: string; picker: string; thing: BuiltEntity; out: string },
): void {
  const message = fillIn(draft.copy.office.unfit, { thing: thing.plan.one.toLowerCase(), state: out });
  addRule(draft, loan, { kind: 'picks', picker, field: 'status', never: [out], message });
}

const TAKEN = like.iu`
  (?<!\p{L})(?:available|availability|(?:is|are) out|already (?:out|lent|borrowed)|on loan|verfügbar\p{L}*|ausgeliehen|disponib\p{L}*|disponív\p{L}*|dispon[íi]bil\p{L}*
  |prestad[oa]s?|emprestad[oa]s?|prêtée?s?)(?!\p{L})`;

/** Ours, where the thing has none of its own that say so. */
function statesOf(draft: Draft, old: FieldPlan | undefined): readonly string[] {
  const options = old?.options ?? [];
  const free = options.find((one) => /^(?:availab|verfügb|dispon|frei|free|in$|libre|livre)/i.test(one));
  const out = options.find((one) => /loan|lent|out|ausgelieh|verlieh|prest|emprest|prêt|borrowed/i.test(one));
  if (free !== undefined && out !== undefined)
    return [free, out, ...options.filter((one) => one !== free && one !== out)];
  return [say(draft, 'available'), say(draft, 'out'), say(draft, 'repair')];
}

const RESERVED = like.iu`
  (?<!\p{L})(?:reserv\p{L}*|vormerk\p{L}*|vorgemerkt|réserv\p{L}*|waiting[- ]?lists?|wait[- ]?lists?|warteliste\p{L}*|lista de espera|liste d['’]attente)(?!\p{L})`;

/** "reserve a book", "join a waiting list": who comes next. */
function addReservations(draft: Draft, thing: string): void {
  const target = planOf(draft, thing);
  const isThere = draft.entities.some(({ plan }) => /reserv|wait|vormerk|warte|espera/i.test(plan.many));
  if (target === undefined || isThere || !RESERVED.test(draft.said.text)) return;
  const [waiting, ready, collected] = [say(draft, 'waiting'), say(draft, 'ready'), say(draft, 'collected')];
  addList(draft, {
    id: 'reservation',
    names: [say(draft, 'one'), say(draft, 'many')],
    icon: 'ListPlus',
    fields: 'Name*; Reserved on*:date; Status[]',
    has: {
      reservedOn: { label: say(draft, 'reservedOn') },
      status: { options: [waiting, ready, collected], initial: waiting },
    },
    rows: [
      ['Grace Kim', 'D-2', waiting],
      ['Ben Carter', 'D-4', ready],
      ['Fatima Zahra', 'D-9', collected],
    ],
  });
  changeEntity(draft, 'reservation', (plan) => withPicker(plan, target));
}

const DEPOSIT = like.iu`
  (?<!\p{L})(?:deposit|kaution|pfand|fianza|depósito|caução|caution)(?!\p{L})[^.;\d]{0,20}?${PRICE_NUMBER}`;

/** "Deposit 100 €": the same for each of them. */
function settleDeposits(draft: Draft): void {
  const told = DEPOSIT.exec(draft.said.text)?.[1];
  const label = say(draft, 'deposit');
  const isDeposit = ({ type, id }: FieldPlan): boolean =>
    type === 'money' && /deposit|kaution|fianza|cau/i.test(id);
  const known = draft.entities.find(({ plan }) => plan.fields.some(isDeposit));
  const thing =
    known ??
    draft.entities.find(({ nature, said }) => said !== null && (nature === 'goods' || nature === 'place'));
  if (thing === undefined || (told === undefined && known === undefined)) return;
  // What was told of each of them stays.
  if (told === undefined && thing.said?.rows !== undefined) return;
  changeEntity(draft, thing.plan.id, (plan) => {
    const old = plan.fields.find(isDeposit);
    const deposit = old ?? field('deposit', label, { type: 'money', min: 0 });
    const held = old === undefined ? placeField(plan, deposit, 2) : plan;
    const usual = [50, 80, 30, 100, 40, 60];
    return withValues(held, deposit.id, (_, at) =>
      told === undefined ? (usual[at % usual.length] ?? 50) : amountOf(told),
    );
  });
}
