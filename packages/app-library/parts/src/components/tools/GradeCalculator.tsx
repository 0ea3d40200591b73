import { PlusIcon } from "lucide-react";
import { useId } from "react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { type GradeRow, weightedAverage } from "@/lib/tools/weighted-average";
import { words } from "@/lib/words";

const FIRST: readonly GradeRow[] = words.gradeRows.split("|").map((line, index) => {
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
      <div
        role="status"
        className="rounded-xl border-2 border-primary bg-card p-6 text-center text-card-foreground"
      >
        <p className="text-muted-foreground">{words.gradeAverage}</p>
        <p className="font-heading text-4xl font-semibold tabular-nums">
          {average === null ? "–" : average.toLocaleString(app.locale, { maximumFractionDigits: 2 })}
        </p>
      </div>
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid items-end gap-3 rounded-xl border bg-card p-4 text-card-foreground sm:grid-cols-[1fr_7rem_7rem_auto]"
          >
            <GradeField label={words.course} value={row.name} onChange={(name) => change(row.id, { name })} />
            <GradeField
              label={words.gradeOf}
              value={row.grade}
              onChange={(grade) => change(row.id, { grade })}
            />
            <GradeField
              label={words.credits}
              value={row.weight}
              onChange={(weight) => change(row.id, { weight })}
            />
            <DeleteButton
              name={row.name}
              isCompact
              onDelete={async () => setRows(rows.filter(({ id }) => id !== row.id))}
            />
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
        {words.addCourse}
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
