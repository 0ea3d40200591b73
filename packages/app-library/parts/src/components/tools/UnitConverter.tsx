import { ArrowRightLeftIcon } from "lucide-react";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { UNIT_GROUPS, type Unit, type UnitGroup, convertUnit } from "@/lib/tools/units";
import { words } from "@/lib/words";

import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

export function UnitConverter() {
  return (
    <Tabs defaultValue={UNIT_GROUPS[0].id} className="mx-auto w-full max-w-2xl gap-5">
      <TabsList className="h-auto flex-wrap justify-start">
        {UNIT_GROUPS.map(({ id, name }) => (
          <TabsTrigger key={id} value={id}>
            {name}
          </TabsTrigger>
        ))}
      </TabsList>
      {UNIT_GROUPS.map((group) => (
        <TabsContent key={group.id} value={group.id}>
          <GroupConverter group={group} />
        </TabsContent>
      ))}
    </Tabs>
  );
}

function GroupConverter({ group }: { group: UnitGroup }) {
  const [text, setText] = useState("1");
  const [fromId, setFromId] = useState(group.units[0].id);
  const [toId, setToId] = useState(group.units[1].id);
  const from = group.units.find(({ id }) => id === fromId) ?? group.units[0];
  const to = group.units.find(({ id }) => id === toId) ?? group.units[1];
  const value = Number(text.replace(",", "."));
  const isNumber = text.trim() !== "" && !Number.isNaN(value);
  const result = isNumber ? String(Number(convertUnit(value, from, to).toPrecision(8))) : "–";

  const swap = () => {
    setFromId(toId);
    setToId(fromId);
  };

  return (
    <div className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
      <div className="grid gap-2">
        <Label htmlFor="value">{words.value}</Label>
        <Input
          id="value"
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]">
        <UnitSelect label={words.fromUnit} units={group.units} value={fromId} onChange={setFromId} />
        <Button type="button" variant="outline" size="icon" aria-label={words.swap} onClick={swap}>
          <ArrowRightLeftIcon aria-hidden="true" />
        </Button>
        <UnitSelect label={words.toUnit} units={group.units} value={toId} onChange={setToId} />
      </div>
      <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
        {isNumber ? (
          <>
            <span className="text-muted-foreground">
              {text} {from.name} =
            </span>
            <strong className="block font-heading text-3xl font-semibold break-all tabular-nums">
              {result}
            </strong>
            <span>{to.name}</span>
          </>
        ) : (
          words.invalidNumber
        )}
      </p>
    </div>
  );
}

interface UnitSelectProps {
  label: string;
  units: readonly Unit[];
  value: string;
  onChange: (id: string) => void;
}

function UnitSelect({ label, units, value, onChange }: UnitSelectProps) {
  const id = useId();
  return (
    <div className="grid gap-2 [&_[data-slot=native-select-wrapper]]:w-full">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {units.map((unit) => (
          <NativeSelectOption key={unit.id} value={unit.id}>
            {unit.name}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}
