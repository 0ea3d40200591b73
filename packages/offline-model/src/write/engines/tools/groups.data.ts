import type { WordTable } from '../../blocks/block-words.ts';
import { NUMBER_INPUT } from './reckoning.data.ts';

/** Names into teams by chance; days between dates. */
export const GROUPS: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/make-groups.ts': `/** As even as can be, in an order of chance. */
export function makeGroups(names: readonly string[], count: number, random: () => number): readonly (readonly string[])[] {
  const mixed = names
    .map((name) => ({ name, key: random() }))
    .sort((left, right) => left.key - right.key)
    .map(({ name }) => name);
  const groups: string[][] = Array.from({ length: Math.min(count, names.length) }, () => []);
  mixed.forEach((name, at) => groups[at % groups.length].push(name));
  return groups;
}
`,
  'src/components/tools/GroupMaker.tsx': `interface GroupMakerProps {
  count: number;
}

export function GroupMaker({ count: firstCount }: GroupMakerProps) {
  const [text, setText] = useStored("group-names", "%tGroupNames%".split("|").join("\\n"));
  const [count, setCount] = useStored("group-count", String(firstCount));
  const [groups, setGroups] = useStored<readonly (readonly string[])[]>("groups", []);
  const names = text.split(/[\\n,;]+/).map((name) => name.trim()).filter((name) => name !== "");
  const wanted = Math.round(Number(count));
  const isPossible = wanted >= 1 && wanted <= names.length;

  return (
    <div className="grid items-start gap-6 md:grid-cols-[18rem_1fr]">
      <div className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="group-names">{"%tNamesCount%".replace("{n}", String(names.length))}</Label>
          <Textarea id="group-names" rows={10} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <NumberInput label="%tGroupCount%" value={count} step={1} onChange={setCount} />
        {!isPossible && (
          <p role="alert" className="text-sm text-destructive">
            %tGroupProblem%
          </p>
        )}
        <Button type="button" disabled={!isPossible} onClick={() => setGroups(makeGroups(names, wanted, Math.random))}>
          <ShuffleIcon aria-hidden="true" />
          %tMakeGroups%
        </Button>
      </div>
      {groups.length === 0 ? (
        <EmptyState icon={UsersIcon} title="%tNoGroups%" text="%tNoGroupsText%" />
      ) : (
        <ul role="status" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {groups.map((group, at) => (
            <li key={at} className="grid content-start gap-2 rounded-xl border-2 border-primary bg-card p-4 text-card-foreground">
              <h3 className="font-heading text-lg font-semibold">{"%tGroupName%".replace("{n}", String(at + 1))}</h3>
              <ul className="grid gap-1">
                {group.map((name, index) => (
                  <li key={index} className="break-words">
                    {name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
`,
};

export const DATE_SPAN: Readonly<Record<string, string>> = {
  ...NUMBER_INPUT,
  'src/lib/tools/date-span.ts': `export interface DateSpan {
  years: number;
  months: number;
  days: number;
  /** All of it in days. */
  total: number;
  workdays: number;
}

const noon = (day: string) => new Date(day + "T12:00");

/** From one day to a later one; null where there is none. */
export function dateSpan(from: string, to: string): DateSpan | null {
  if (from === "" || to === "" || from > to) return null;
  const [start, end] = [noon(from), noon(to)];
  let months = (end.getFullYear() - start.getFullYear()) * 12 + end.getMonth() - start.getMonth();
  if (end.getDate() < start.getDate()) months -= 1;
  const turn = new Date(start.getFullYear(), start.getMonth() + months, start.getDate(), 12);
  const total = Math.round((end.getTime() - start.getTime()) / 86_400_000);
  let workdays = 0;
  for (let at = 0; at < Math.min(total, 40_000); at += 1) {
    const day = new Date(start.getFullYear(), start.getMonth(), start.getDate() + at, 12).getDay();
    if (day !== 0 && day !== 6) workdays += 1;
  }
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: Math.round((end.getTime() - turn.getTime()) / 86_400_000),
    total,
    workdays,
  };
}
`,
  'src/components/tools/DateCalculator.tsx': `export function DateCalculator({ isAge = false }: { isAge?: boolean }) {
  const [from, setFrom] = useStored("span-from", isAge ? "1990-05-14" : inDays(0));
  const [to, setTo] = useState(() => (isAge ? inDays(0) : inDays(30)));
  const span = dateSpan(from, to);
  const results = span && [
    {
      label: isAge ? "%tAge%" : "%tSpan%",
      value: "%tYearsMonthsDays%"
        .replace("{y}", String(span.years))
        .replace("{m}", String(span.months))
        .replace("{d}", String(span.days)),
    },
    { label: "%tAllDays%", value: formatNumber(span.total) },
    { label: "%tAllWeeks%", value: formatNumber(Math.floor(span.total / 7)) },
    { label: "%tWorkdays%", value: formatNumber(span.workdays) },
  ];

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-2">
      <div className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="span-from">{isAge ? "%tBornOn%" : "%tFromDay%"}</Label>
          <Input id="span-from" type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
        </div>
        <div className="grid gap-2">
          <Label htmlFor="span-to">%tToDay%</Label>
          <Input id="span-to" type="date" value={to} onChange={(event) => setTo(event.target.value)} />
        </div>
        {!span && (
          <p role="alert" className="text-sm text-destructive">
            %tSpanProblem%
          </p>
        )}
      </div>
      {results && <ResultList results={results} />}
    </div>
  );
}
`,
};

export const GROUP_WORDS: WordTable = {
  tNamesCount: [
    'Names, one per line ({n})',
    'Nomes, um por linha ({n})',
    'Nombres, uno por línea ({n})',
    'Namen, einer pro Zeile ({n})',
    'Noms, un par ligne ({n})',
  ],
  tGroupCount: [
    'Number of groups',
    'Número de grupos',
    'Número de grupos',
    'Anzahl der Gruppen',
    'Nombre de groupes',
  ],
  tGroupProblem: [
    'There must be at least one name for each group.',
    'É preciso pelo menos um nome por grupo.',
    'Hace falta al menos un nombre por grupo.',
    'Für jede Gruppe braucht es mindestens einen Namen.',
    'Il faut au moins un nom par groupe.',
  ],
  tMakeGroups: ['Make groups', 'Formar grupos', 'Hacer grupos', 'Gruppen bilden', 'Former les groupes'],
  tGroupName: ['Group {n}', 'Grupo {n}', 'Grupo {n}', 'Gruppe {n}', 'Groupe {n}'],
  tNoGroups: [
    'No groups yet',
    'Ainda sem grupos',
    'Todavía no hay grupos',
    'Noch keine Gruppen',
    'Pas encore de groupes',
  ],
  tNoGroupsText: [
    'Enter the names and press the button.',
    'Digite os nomes e aperte o botão.',
    'Escribe los nombres y pulsa el botón.',
    'Namen eintragen und den Knopf drücken.',
    'Saisissez les noms et appuyez sur le bouton.',
  ],
  tGroupNames: [
    'Ada|Alan|Grace|Linus|Marie|Niels|Rosa|Tim',
    'Ana|Bruno|Carla|Diego|Elisa|Fábio|Gabi|Hugo',
    'Ana|Bruno|Carla|Diego|Elena|Fabio|Gala|Hugo',
    'Anna|Ben|Clara|David|Emma|Finn|Greta|Hannes',
    'Alice|Bastien|Chloé|David|Emma|Félix|Gaëlle|Hugo',
  ],
  tAge: ['Age', 'Idade', 'Edad', 'Alter', 'Âge'],
  tSpan: ['Between them', 'Intervalo', 'Intervalo', 'Dazwischen', 'Écart'],
  tYearsMonthsDays: [
    '{y} years, {m} months, {d} days',
    '{y} anos, {m} meses, {d} dias',
    '{y} años, {m} meses, {d} días',
    '{y} Jahre, {m} Monate, {d} Tage',
    '{y} ans, {m} mois, {d} jours',
  ],
  tAllDays: ['Days in all', 'Dias no total', 'Días en total', 'Tage insgesamt', 'Jours au total'],
  tAllWeeks: ['Full weeks', 'Semanas completas', 'Semanas completas', 'Volle Wochen', 'Semaines complètes'],
  tWorkdays: ['Working days', 'Dias úteis', 'Días laborables', 'Werktage (Mo–Fr)', 'Jours ouvrés'],
  tBornOn: [
    'Date of birth',
    'Data de nascimento',
    'Fecha de nacimiento',
    'Geburtsdatum',
    'Date de naissance',
  ],
  tFromDay: ['From', 'De', 'Desde', 'Von', 'Du'],
  tToDay: ['To', 'Até', 'Hasta', 'Bis', 'Au'],
  tSpanProblem: [
    'The second date must not be before the first.',
    'A segunda data não pode ser anterior à primeira.',
    'La segunda fecha no puede ser anterior a la primera.',
    'Das zweite Datum darf nicht vor dem ersten liegen.',
    'La seconde date ne doit pas précéder la première.',
  ],
};
