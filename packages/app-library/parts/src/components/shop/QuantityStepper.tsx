import { MinusIcon, PlusIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

interface QuantityStepperProps {
  name: string;
  quantity: number;
  /** No more than this can be had. */
  max?: number;
  onChange: (quantity: number) => void;
}

export function QuantityStepper({ name, quantity, max = 99, onChange }: QuantityStepperProps) {
  return (
    <div
      role="group"
      aria-label={`${words.shopQuantity}: ` + name}
      className="flex items-center rounded-md border"
    >
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`${words.shopLess}: ` + name}
        onClick={() => onChange(quantity - 1)}
      >
        <MinusIcon />
      </Button>
      <output aria-live="polite" className="min-w-8 text-center text-sm font-medium tabular-nums">
        {quantity}
      </output>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label={`${words.shopMore}: ` + name}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
      >
        <PlusIcon />
      </Button>
    </div>
  );
}
