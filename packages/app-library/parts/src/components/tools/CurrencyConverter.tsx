import { ArrowRightLeftIcon } from "lucide-react";
import { useId, useState } from "react";
import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { SAMPLE_RATES, exchange } from "@/lib/tools/exchange";
import { words } from "@/lib/words";

import { NativeSelect, NativeSelectOption } from "@/components/ui/native-select";

interface Conversion {
  id: string;
  text: string;
}

const CODES = Object.keys(SAMPLE_RATES);

export function CurrencyConverter() {
  const [text, setText] = useState("100");
  const [from, setFrom] = useState("USD");
  const [to, setTo] = useState("EUR");
  const [history, setHistory] = useStored<readonly Conversion[]>("conversions", []);
  const value = Number(text.replace(",", "."));
  const isNumber = text.trim() !== "" && value >= 0;
  const result = exchange(value, from, to);

  const keep = () => {
    const line = moneyText(value, from) + " = " + moneyText(result, to);
    setHistory([{ id: crypto.randomUUID(), text: line }, ...history].slice(0, 20));
    toast.success(words.conversionSaved);
  };

  const swap = () => {
    setFrom(to);
    setTo(from);
  };

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <div className="grid gap-5 rounded-xl border bg-card p-6 text-card-foreground">
        <div className="grid gap-2">
          <Label htmlFor="money">{words.amount}</Label>
          <Input
            id="money"
            inputMode="decimal"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]">
          <CurrencySelect label={words.fromUnit} value={from} onChange={setFrom} />
          <Button type="button" variant="outline" size="icon" aria-label={words.swapMoney} onClick={swap}>
            <ArrowRightLeftIcon aria-hidden="true" />
          </Button>
          <CurrencySelect label={words.toUnit} value={to} onChange={setTo} />
        </div>
        <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
          {isNumber ? (
            <>
              <span className="text-muted-foreground">{moneyText(value, from)} =</span>
              <strong className="block font-heading text-3xl font-semibold break-all tabular-nums">
                {moneyText(result, to)}
              </strong>
              <span className="text-sm">
                1 {from} = {exchange(1, from, to).toPrecision(5)} {to}
              </span>
            </>
          ) : (
            words.invalidNumber
          )}
        </p>
        <Button type="button" className="justify-self-start" onClick={keep} disabled={!isNumber}>
          {words.keepInHistory}
        </Button>
        <p className="text-sm text-muted-foreground">{words.ratesNote}</p>
      </div>
      <section className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-heading text-lg font-semibold">{words.toolHistory}</h3>
          {history.length > 0 && (
            <Button type="button" variant="outline" size="sm" onClick={() => setHistory([])}>
              {words.clear}
            </Button>
          )}
        </div>
        {history.length === 0 && <p className="text-muted-foreground">{words.noConversions}</p>}
        <ul className="grid gap-2">
          {history.map((line) => (
            <li key={line.id} className="rounded-lg border bg-card p-3 text-card-foreground tabular-nums">
              {line.text}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

interface CurrencySelectProps {
  label: string;
  value: string;
  onChange: (code: string) => void;
}

function CurrencySelect({ label, value, onChange }: CurrencySelectProps) {
  const id = useId();
  const names = new Intl.DisplayNames(app.locale, { type: "currency" });
  return (
    <div className="grid gap-2 [&_[data-slot=native-select-wrapper]]:w-full">
      <Label htmlFor={id}>{label}</Label>
      <NativeSelect id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {CODES.map((code) => (
          <NativeSelectOption key={code} value={code}>
            {code} – {names.of(code)}
          </NativeSelectOption>
        ))}
      </NativeSelect>
    </div>
  );
}

function moneyText(amount: number, currency: string): string {
  return new Intl.NumberFormat(app.locale, { style: "currency", currency }).format(amount);
}
