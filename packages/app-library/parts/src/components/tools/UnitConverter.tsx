import { useState } from "react";
import { ConverterCard } from "@/components/tools/ConverterCard";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { type UnitGroup, UNIT_GROUPS, convertUnit } from "@/lib/tools/units";
import { words } from "@/lib/words";

export function UnitConverter() {
  return (
    <Tabs defaultValue={UNIT_GROUPS[0].id} className="mx-auto w-full max-w-2xl gap-5">
      <TabsList className="h-auto flex-wrap justify-start">
        {UNIT_GROUPS.map(({ id, name }) => (
          <TabsTrigger key={id} value={id} className="h-8">
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
  const [ids, setIds] = useState({ from: group.units[0].id, to: group.units[1].id });
  const from = group.units.find(({ id }) => id === ids.from) ?? group.units[0];
  const to = group.units.find(({ id }) => id === ids.to) ?? group.units[1];
  const value = Number(text.replace(",", "."));
  const answer = String(Number(convertUnit(value, from, to).toPrecision(8)));

  return (
    <ConverterCard
      label={words.value}
      text={text}
      onText={setText}
      options={group.units.map(({ id, name }) => ({ value: id, label: name }))}
      from={from.id}
      to={to.id}
      onChange={(nextFrom, nextTo) => setIds({ from: nextFrom, to: nextTo })}
      swapLabel={words.swap}
      result={
        text.trim() === "" || Number.isNaN(value)
          ? null
          : { asked: text + " " + from.name, answer, note: to.name }
      }
    />
  );
}
