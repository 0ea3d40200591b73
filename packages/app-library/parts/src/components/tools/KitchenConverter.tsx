import { useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { PickInput } from "@/components/tools/PickInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { formatNumber } from "@/lib/format";
import { CUP_GRAMS, MEASURES, readAmount, toCelsius, toFahrenheit } from "@/lib/tools/kitchen-measures";
import { words } from "@/lib/words";

const FRACTIONS = ["1/4", "1/3", "1/2", "2/3", "3/4", "1"];

export function KitchenConverter() {
  return (
    <div className="mx-auto grid w-full max-w-4xl items-start gap-6 md:grid-cols-2">
      <CupConverter />
      <OvenConverter />
    </div>
  );
}

function CupConverter() {
  const [text, setText] = useState("1");
  const [foodId, setFoodId] = useState(CUP_GRAMS[0].id);
  const [measureId, setMeasureId] = useState(MEASURES[0].id);
  const [isBack, setIsBack] = useState(false);
  const amount = readAmount(text);
  const food = CUP_GRAMS.find(({ id }) => id === foodId) ?? CUP_GRAMS[0];
  const measure = MEASURES.find(({ id }) => id === measureId) ?? MEASURES[0];
  const perUnit = food.grams * measure.cups;
  const result =
    amount === null
      ? null
      : isBack
        ? formatNumber(Math.round((amount / perUnit) * 100) / 100, measure.name)
        : formatNumber(Math.round(amount * perUnit), "g");

  return (
    <ToolCard title={words.cupsToGrams}>
      <PickInput
        label={words.ingredient}
        value={foodId}
        options={CUP_GRAMS.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setFoodId}
      />
      <PickInput
        label={words.measure}
        value={measureId}
        options={MEASURES.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setMeasureId}
      />
      <LabelledInput
        label={isBack ? words.grams : measure.name}
        inputMode="decimal"
        value={text}
        onChange={setText}
      />
      {!isBack && (
        <ChoiceButtons size="sm" options={FRACTIONS} value={text} onChange={setText} className="gap-1" />
      )}
      <FilterSwitch label={words.gramsBack} checked={isBack} onChange={setIsBack} />
      <KitchenResult text={result} />
    </ToolCard>
  );
}

function OvenConverter() {
  const [fahrenheit, setFahrenheit] = useState("350");
  const [celsius, setCelsius] = useState("177");
  const both = (text: string, convert: (value: number) => number) => {
    const value = Number(text.replace(",", "."));
    return text.trim() === "" || Number.isNaN(value) ? "" : String(Math.round(convert(value)));
  };

  return (
    <ToolCard title={words.oven}>
      <LabelledInput
        label="Fahrenheit (°F)"
        inputMode="decimal"
        value={fahrenheit}
        onChange={(text) => {
          setFahrenheit(text);
          setCelsius(both(text, toCelsius));
        }}
      />
      <LabelledInput
        label="Celsius (°C)"
        inputMode="decimal"
        value={celsius}
        onChange={(text) => {
          setCelsius(text);
          setFahrenheit(both(text, toFahrenheit));
        }}
      />
      <KitchenResult
        text={fahrenheit === "" || celsius === "" ? null : fahrenheit + " °F = " + celsius + " °C"}
      />
    </ToolCard>
  );
}

function KitchenResult({ text }: { text: string | null }) {
  return (
    <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
      {text === null ? (
        words.amountHint
      ) : (
        <strong className="font-heading text-2xl font-semibold tabular-nums">{text}</strong>
      )}
    </p>
  );
}
