import { toast } from "@/lib/toast";
import { Button } from "@/components/ui/button";
import type { SaveResult } from "@/data/record-base";

interface StatusButtonProps {
  label: string;
  /** Said when it is done. */
  message: string;
  isDone: boolean;
  onChange: () => Promise<SaveResult<unknown>>;
}

/** Moves a record to a state; gone once it is there. */
export function StatusButton({ label, message, isDone, onChange }: StatusButtonProps) {
  if (isDone) return null;

  const change = async () => {
    const result = await onChange();
    if (result.ok) toast.success(message);
    else toast.error(result.message);
  };

  return (
    <Button size="sm" variant="outline" onClick={change}>
      {label}
    </Button>
  );
}
