import { DeleteIcon } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { calculate, numberText } from "@/lib/tools/calculate";
import { words } from "@/lib/words";

const KEYS = [
  "C",
  "(",
  ")",
  "÷",
  "7",
  "8",
  "9",
  "×",
  "4",
  "5",
  "6",
  "−",
  "1",
  "2",
  "3",
  "+",
  "0",
  ".",
  "%",
  "=",
];
const TYPED: Record<string, string> = { "*": "×", "/": "÷", "-": "−", Enter: "=", Escape: "C", ",": "." };
const SPOKEN: Record<string, string> = { C: words.clear };

export function PocketCalculator() {
  const [expression, setExpression] = useState("");
  const [shown, setShown] = useState("0");
  const [isDone, setIsDone] = useState(false);
  const [past, setPast] = useStored<readonly string[]>("calculator-past", []);

  const finish = () => {
    if (expression === "") return;
    const result = calculate(expression);
    if (!result.ok) {
      setShown(result.problem === "division" ? words.divide : words.invalid);
      setIsDone(true);
      return;
    }
    const text = numberText(result.value);
    setPast([expression + " = " + text, ...past].slice(0, 6));
    setShown(text);
    setExpression(text.replace("-", "−"));
    setIsDone(true);
  };

  const press = (key: string) => {
    if (key === "=") return finish();
    if (key === "C" || key === "Backspace") {
      const next = key === "C" || isDone ? "" : expression.slice(0, -1);
      setExpression(next);
      setShown(next || "0");
      setIsDone(false);
      return;
    }
    const isFresh = isDone && /[\d.(]/.test(key);
    const isBroken = isDone && !/\d/.test(shown);
    const next = (isFresh || isBroken ? "" : expression) + key;
    setExpression(next);
    setShown(next);
    setIsDone(false);
  };

  useKeyDown((event) => {
    const key = TYPED[event.key] ?? event.key;
    if (!KEYS.includes(key) && key !== "Backspace") return;
    event.preventDefault();
    press(key);
  });

  return (
    <div className="mx-auto grid w-full max-w-3xl items-start gap-6 md:grid-cols-[22rem_minmax(0,1fr)]">
      <div className="grid gap-3 rounded-2xl border bg-card p-4 text-card-foreground shadow-sm">
        <output
          aria-live="polite"
          aria-label={words.result}
          className="min-h-16 overflow-x-auto rounded-lg bg-muted px-4 py-3 text-right font-mono text-3xl text-foreground tabular-nums"
        >
          {shown}
        </output>
        <div className="grid grid-cols-4 gap-2">
          {KEYS.map((key) => (
            <Button
              key={key}
              type="button"
              aria-label={SPOKEN[key]}
              variant={key === "=" ? "default" : /\d|\./.test(key) ? "outline" : "secondary"}
              onClick={() => press(key)}
              className="h-14 text-xl"
            >
              {key}
            </Button>
          ))}
        </div>
        <Button type="button" variant="ghost" aria-label={words.backspace} onClick={() => press("Backspace")}>
          <DeleteIcon aria-hidden="true" />
        </Button>
      </div>
      {past.length > 0 && (
        <section aria-label={words.toolHistory} className="grid gap-3">
          <h3 className="font-heading text-lg font-semibold">{words.toolHistory}</h3>
          <ol className="grid gap-2 font-mono">
            {past.map((text, index) => (
              <li key={index} className="rounded-lg border bg-card px-4 py-2 break-all text-card-foreground">
                {text}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
