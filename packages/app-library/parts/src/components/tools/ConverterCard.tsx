import { ArrowRightLeftIcon } from "lucide-react";
import type { ReactNode } from "react";
import { LabelledInput } from "@/components/tools/LabelledInput";
import { PickInput } from "@/components/tools/PickInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface ConverterCardProps {
  label: string;
  text: string;
  onText: (text: string) => void;
  options: readonly { value: string; label: string }[];
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
  /** What the button between the two says. */
  swapLabel: string;
  /** Null where no number was entered. */
  result: { asked: string; answer: string; note: string } | null;
  children?: ReactNode;
}

/** An amount, from what into what, and what comes out. */
export function ConverterCard(props: ConverterCardProps) {
  const { label, text, onText, options, from, to, onChange, swapLabel, result, children } = props;
  return (
    <ToolCard className="gap-5 p-6">
      <LabelledInput label={label} inputMode="decimal" value={text} onChange={onText} />
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto_1fr]">
        <PickInput
          label={words.fromUnit}
          value={from}
          options={options}
          onChange={(next) => onChange(next, to)}
        />
        <Button variant="outline" size="icon" aria-label={swapLabel} onClick={() => onChange(to, from)}>
          <ArrowRightLeftIcon />
        </Button>
        <PickInput
          label={words.toUnit}
          value={to}
          options={options}
          onChange={(next) => onChange(from, next)}
        />
      </div>
      <p role="status" className="rounded-lg bg-muted p-5 text-center text-foreground">
        {result ? (
          <>
            <span className="text-muted-foreground">{result.asked} =</span>
            <strong className="block font-heading text-3xl font-semibold break-all tabular-nums">
              {result.answer}
            </strong>
            <span className="text-sm">{result.note}</span>
          </>
        ) : (
          words.invalidNumber
        )}
      </p>
      {children}
    </ToolCard>
  );
}
