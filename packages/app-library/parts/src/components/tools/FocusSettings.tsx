import { toast } from "@/lib/toast";
import { DurationField } from "@/components/tools/DurationField";
import { Button } from "@/components/ui/button";
import { words } from "@/lib/words";

export interface FocusLengths {
  focus: string;
  rest: string;
  longRest: string;
  every: string;
}

const LENGTHS: readonly { key: keyof FocusLengths; label: string }[] = [
  { key: "focus", label: words.focusMinutes },
  { key: "rest", label: words.break },
  { key: "longRest", label: words.longBreak },
  { key: "every", label: words.longEvery },
];

interface FocusSettingsProps {
  lengths: FocusLengths;
  onChange: (lengths: FocusLengths) => void;
  /** They count at once; kept for the next visit. */
  onSave: () => void;
}

export function FocusSettings({ lengths, onChange, onSave }: FocusSettingsProps) {
  return (
    <section
      aria-label={words.settings}
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <h3 className="font-heading font-semibold">{words.settings}</h3>
      <div className="grid grid-cols-2 gap-4">
        {LENGTHS.map(({ key, label }) => (
          <DurationField
            key={key}
            label={label}
            value={lengths[key]}
            onChange={(value) => onChange({ ...lengths, [key]: value })}
          />
        ))}
      </div>
      <Button
        type="button"
        variant="outline"
        className="justify-self-start"
        onClick={() => {
          onSave();
          toast.success(words.booked);
        }}
      >
        {words.save}
      </Button>
    </section>
  );
}
