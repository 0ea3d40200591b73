import { useState } from "react";
import { ConverterCard } from "@/components/tools/ConverterCard";
import { TextList } from "@/components/tools/TextList";
import { Button } from "@/components/ui/button";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { toast } from "@/lib/toast";
import { SAMPLE_RATES, exchange } from "@/lib/tools/exchange";
import { words } from "@/lib/words";

const names = new Intl.DisplayNames(app.locale, { type: "currency" });
const OPTIONS = Object.keys(SAMPLE_RATES).map((code) => ({
  value: code,
  label: `${code} – ${names.of(code)}`,
}));

const moneyText = (amount: number, currency: string) =>
  new Intl.NumberFormat(app.locale, { style: "currency", currency }).format(amount);

export function CurrencyConverter() {
  const [text, setText] = useState("100");
  const [{ from, to }, setPair] = useState({ from: "USD", to: "EUR" });
  const [history, setHistory] = useStored<readonly { id: string; text: string }[]>("conversions", []);
  const value = Number(text.replace(",", "."));
  const isNumber = text.trim() !== "" && value >= 0;
  const result = exchange(value, from, to);

  const keep = () => {
    const line = moneyText(value, from) + " = " + moneyText(result, to);
    setHistory([{ id: crypto.randomUUID(), text: line }, ...history].slice(0, 20));
    toast.success(words.booked);
  };

  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6">
      <ConverterCard
        label={words.amount}
        text={text}
        onText={setText}
        options={OPTIONS}
        from={from}
        to={to}
        onChange={(nextFrom, nextTo) => setPair({ from: nextFrom, to: nextTo })}
        swapLabel={words.swapMoney}
        result={
          isNumber
            ? {
                asked: moneyText(value, from),
                answer: moneyText(result, to),
                note: `1 ${from} = ${exchange(1, from, to).toPrecision(5)} ${to}`,
              }
            : null
        }
      >
        <Button className="justify-self-start" onClick={keep} disabled={!isNumber}>
          {words.keepInHistory}
        </Button>
        <p className="text-sm text-muted-foreground">{words.ratesNote}</p>
      </ConverterCard>
      <TextList
        title={words.toolHistory}
        texts={history.map((line) => line.text)}
        empty={words.noConversions}
      >
        {history.length > 0 && (
          <Button variant="outline" size="sm" onClick={() => setHistory([])}>
            {words.clear}
          </Button>
        )}
      </TextList>
    </div>
  );
}
