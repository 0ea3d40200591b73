import { useState } from "react";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { PickInput } from "@/components/tools/PickInput";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
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
  const [food, setFood] = useState(CUP_GRAMS[0].id);
  const [measure, setMeasure] = useState(MEASURES[0].id);
  const [isBack, setIsBack] = useState(false);
  const amount = readAmount(text);
  const perUnit =
    (CUP_GRAMS.find(({ id }) => id === food)?.grams ?? 0) *
    (MEASURES.find(({ id }) => id === measure)?.cups ?? 1);
  const unitName = MEASURES.find(({ id }) => id === measure)?.name ?? "";
  const result = amount === null ? null : isBack ? amount / perUnit : amount * perUnit;

  return (
    <section
      aria-label={words.cupsToGrams}
      className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground"
    >
      <h3 className="font-heading text-lg font-semibold">{words.cupsToGrams}</h3>
      <PickInput
        label={words.ingredient}
        value={food}
        options={CUP_GRAMS.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setFood}
      />
      <PickInput
        label={words.measure}
        value={measure}
        options={MEASURES.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={setMeasure}
      />
      <div className="grid gap-2">
        <Label htmlFor="kitchen-amount">{isBack ? words.grams : unitName}</Label>
        <Input
          id="kitchen-amount"
          inputMode="decimal"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        {!isBack && (
          <div className="flex flex-wrap gap-1">
            {FRACTIONS.map((fraction) => (
              <Button
                key={fraction}
                type="button"
                size="sm"
                variant="outline"
                onClick={() => setText(fraction)}
              >
                {fraction}
              </Button>
            ))}
          </div>
        )}
      </div>
      <FilterSwitch label={words.gramsBack} checked={isBack} onChange={setIsBack} />
      <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
        {result === null ? (
          words.amountHint
        ) : (
          <strong className="font-heading text-3xl font-semibold tabular-nums">
            {isBack
              ? formatNumber(Math.round(result * 100) / 100, unitName)
              : formatNumber(Math.round(result), "g")}
          </strong>
        )}
      </p>
    </section>
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
    <section
      aria-label={words.oven}
      className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground"
    >
      <h3 className="font-heading text-lg font-semibold">{words.oven}</h3>
      <div className="grid gap-2">
        <Label htmlFor="oven-fahrenheit">Fahrenheit (°F)</Label>
        <Input
          id="oven-fahrenheit"
          inputMode="decimal"
          value={fahrenheit}
          onChange={(event) => {
            setFahrenheit(event.target.value);
            setCelsius(both(event.target.value, toCelsius));
          }}
        />
      </div>
      <div className="grid gap-2">
        <Label htmlFor="oven-celsius">Celsius (°C)</Label>
        <Input
          id="oven-celsius"
          inputMode="decimal"
          value={celsius}
          onChange={(event) => {
            setCelsius(event.target.value);
            setFahrenheit(both(event.target.value, toFahrenheit));
          }}
        />
      </div>
      <p
        role="status"
        className="rounded-lg bg-muted p-5 text-center font-heading text-2xl font-semibold text-foreground tabular-nums"
      >
        {fahrenheit === "" || celsius === "" ? words.amountHint : fahrenheit + " °F = " + celsius + " °C"}
      </p>
    </section>
  );
}
