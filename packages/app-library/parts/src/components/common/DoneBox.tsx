import { toast } from "@/lib/toast";
import { Checkbox } from "@/components/ui/checkbox";
import type { SaveResult } from "@/data/record-base";
import { words } from "@/lib/words";

interface DoneBoxProps {
  name: string;
  isDone: boolean;
  onChange: (isDone: boolean) => Promise<SaveResult<unknown>>;
}

/** Ticks a thing to do off, and takes the tick back. */
export function DoneBox({ name, isDone, onChange }: DoneBoxProps) {
  const toggle = async () => {
    const result = await onChange(!isDone);
    if (!result.ok) toast.error(result.message);
  };

  return (
    <Checkbox
      aria-label={`${words.markDone}: ` + name}
      checked={isDone}
      onCheckedChange={toggle}
      className="relative z-10 size-5 rounded-full"
    />
  );
}
