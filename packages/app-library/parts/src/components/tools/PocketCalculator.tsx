import { DeleteIcon } from "lucide-react";
import { useState } from "react";
import { TextList } from "@/components/tools/TextList";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { useKeyDown } from "@/hooks/use-key-down";
import { useStored } from "@/hooks/use-stored";
import { calculate, numberText } from "@/lib/tools/calculate";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

const KEYS = Array.from("C()÷789×456−123+0.%=");
const TYPED: Record<string, string> = { "*": "×", "/": "÷", "-": "−", Enter: "=", Escape: "C", ",": "." };

export function PocketCalculator() {
  const [expression, setExpression] = useState("");
  const [shown, setShown] = useState("0");
  const [isDone, setIsDone] = useState(false);
  const [past, setPast] = useStored<readonly string[]>("calculator-past", []);

  const finish = () => {
    if (expression === "") return;
    setIsDone(true);
    const result = calculate(expression);
    if (!result.ok) {
      setShown(result.problem === "division" ? words.divide : words.invalid);
      return;
    }
    const text = numberText(result.value);
    setPast([expression + " = " + text, ...past].slice(0, 6));
    setShown(text);
    setExpression(text.replace("-", "−"));
  };

  const press = (key: string) => {
    if (key === "=") return finish();
    setIsDone(false);
    if (key === "C" || key === "Backspace") {
      const next = key === "C" || isDone ? "" : expression.slice(0, -1);
      setExpression(next);
      setShown(next || "0");
      return;
    }
    const isFresh = isDone && /[\d.(]/.test(key);
    const isBroken = isDone && !/\d/.test(shown);
    const next = (isFresh || isBroken ? "" : expression) + key;
    setExpression(next);
    setShown(next);
  };

  useKeyDown((event) => {
    const key = TYPED[event.key] ?? event.key;
    if (!KEYS.includes(key) && key !== "Backspace") return;
    event.preventDefault();
    press(key);
  });

  return (
    <div
      className={cn(
        "mx-auto grid w-full items-start gap-6",
        past.length > 0 ? "max-w-3xl md:grid-cols-[22rem_minmax(0,1fr)]" : "max-w-sm",
      )}
    >
      <ToolCard className="gap-3 rounded-2xl p-4 shadow-sm">
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
              aria-label={key === "C" ? words.clear : undefined}
              variant={key === "=" ? "default" : /\d|\./.test(key) ? "outline" : "secondary"}
              onClick={() => press(key)}
              className="h-14 text-xl"
            >
              {key}
            </Button>
          ))}
        </div>
        <Button variant="ghost" aria-label={words.backspace} onClick={() => press("Backspace")}>
          <DeleteIcon />
        </Button>
      </ToolCard>
      {past.length > 0 && <TextList title={words.toolHistory} texts={past} />}
    </div>
  );
}
