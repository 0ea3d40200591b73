import type { WordTable } from '../../blocks/block-words.ts';

/** The weighted average of what is entered row by row. */
export const GRADES: Readonly<Record<string, string>> = {
  'src/lib/tools/weighted-average.ts': `export interface GradeRow {
  id: string;
  name: string;
  grade: string;
  weight: string;
}

/** Rows without numbers do not count; null where none is left. */
export function weightedAverage(rows: readonly GradeRow[]): number | null {
  const numbers = rows
    .map(({ grade, weight }) => ({ grade: Number(grade.replace(",", ".")), weight: Number(weight.replace(",", ".")), isEmpty: grade.trim() === "" }))
    .filter(({ grade, weight, isEmpty }) => !isEmpty && Number.isFinite(grade) && weight > 0);
  const total = numbers.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? null : numbers.reduce((sum, { grade, weight }) => sum + grade * weight, 0) / total;
}
`,
  'src/components/tools/GradeCalculator.tsx': `const FIRST: readonly GradeRow[] = "%tGradeRows%".split("|").map((line, index) => {
  const [name, grade, weight] = line.split("=");
  return { id: "row-" + (index + 1), name, grade, weight };
});

export function GradeCalculator() {
  const [rows, setRows] = useStored<readonly GradeRow[]>("grade-rows", FIRST);
  const average = weightedAverage(rows);
  const change = (id: string, part: Partial<GradeRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...part } : row)));

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <div role="status" className="rounded-xl border-2 border-primary bg-card p-6 text-center text-card-foreground">
        <p className="text-muted-foreground">%tGradeAverage%</p>
        <p className="font-heading text-4xl font-semibold tabular-nums">
          {average === null ? "–" : average.toLocaleString("%locale%", { maximumFractionDigits: 2 })}
        </p>
      </div>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li key={row.id} className="grid items-end gap-3 rounded-xl border bg-card p-4 text-card-foreground sm:grid-cols-[1fr_7rem_7rem_auto]">
            <GradeField label="%tCourse%" value={row.name} onChange={(name) => change(row.id, { name })} />
            <GradeField label="%tGradeOf%" value={row.grade} onChange={(grade) => change(row.id, { grade })} />
            <GradeField label="%tCredits%" value={row.weight} onChange={(weight) => change(row.id, { weight })} />
            <DeleteButton name={row.name} isCompact onDelete={async () => setRows(rows.filter(({ id }) => id !== row.id))} />
          </li>
        ))}
      </ul>
      <Button
        type="button"
        variant="outline"
        className="justify-self-start"
        onClick={() => setRows([...rows, { id: crypto.randomUUID(), name: "", grade: "", weight: "1" }])}
      >
        <PlusIcon aria-hidden="true" />
        %tAddCourse%
      </Button>
    </div>
  );
}

interface GradeFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function GradeField({ label, value, onChange }: GradeFieldProps) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} value={value} onChange={(event) => onChange(event.target.value)} />
    </div>
  );
}
`,
};

export const GRADE_WORDS: WordTable = {
  tGradeAverage: ['Average', 'Média', 'Promedio', 'Durchschnitt', 'Moyenne'],
  tCourse: ['Course', 'Disciplina', 'Asignatura', 'Fach', 'Matière'],
  tGradeOf: ['Grade', 'Nota', 'Nota', 'Note', 'Note'],
  tCredits: ['Credits', 'Peso', 'Créditos', 'Gewicht', 'Coefficient'],
  tAddCourse: [
    'Add course',
    'Adicionar disciplina',
    'Añadir asignatura',
    'Fach hinzufügen',
    'Ajouter une matière',
  ],
  tGradeRows: [
    'Mathematics=3.7=4|History=3.3=3|Biology=4.0=3|English=3.0=2',
    'Matemática=8,5=4|História=7=3|Biologia=9=3|Português=6,5=2',
    'Matemáticas=8,5=4|Historia=7=3|Biología=9=3|Lengua=6,5=2',
    'Mathematik=1,7=4|Geschichte=2,3=3|Biologie=1,0=3|Deutsch=3,0=2',
    'Mathématiques=14=4|Histoire=12=3|Biologie=16=3|Français=11=2',
  ],
};
