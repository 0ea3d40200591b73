import { PlusIcon } from "lucide-react";
import { DeleteButton } from "@/components/common/DeleteButton";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { ResultList } from "@/components/tools/ResultList";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { withItem, withoutItem } from "@/lib/saved";
import { type GradeRow, weightedAverage } from "@/lib/tools/weighted-average";
import { words } from "@/lib/words";

const FIRST: readonly GradeRow[] = words.gradeRows.split("|").map((line, index) => {
  const [name, grade, weight] = line.split("=");
  return { id: "row-" + (index + 1), name, grade, weight };
});

export function GradeCalculator() {
  const [rows, setRows] = useStored<readonly GradeRow[]>("grade-rows", FIRST);
  const average = weightedAverage(rows);
  const add = () => setRows([...rows, { id: crypto.randomUUID(), name: "", grade: "", weight: "1" }]);
  const change = (row: GradeRow, part: Partial<GradeRow>) => setRows(withItem(rows, { ...row, ...part }));

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-6">
      <ResultList
        results={[
          {
            label: words.gradeAverage,
            value: average === null ? "–" : average.toLocaleString(app.locale, { maximumFractionDigits: 2 }),
          },
        ]}
      />
      <ul className="grid gap-3">
        {rows.map((row) => (
          <li
            key={row.id}
            className="grid items-end gap-3 rounded-xl border bg-card p-4 text-card-foreground sm:grid-cols-[1fr_7rem_7rem_auto]"
          >
            <LabelledInput label={words.course} value={row.name} onChange={(name) => change(row, { name })} />
            <LabelledInput
              label={words.gradeOf}
              value={row.grade}
              onChange={(grade) => change(row, { grade })}
            />
            <LabelledInput
              label={words.credits}
              value={row.weight}
              onChange={(weight) => change(row, { weight })}
            />
            <DeleteButton name={row.name} isCompact onDelete={async () => setRows(withoutItem(rows, row))} />
          </li>
        ))}
      </ul>
      <Button variant="outline" className="justify-self-start" onClick={add}>
        <PlusIcon />
        {words.addCourse}
      </Button>
    </div>
  );
}
