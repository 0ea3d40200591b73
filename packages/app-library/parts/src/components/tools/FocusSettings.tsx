import { LabelledInput } from "@/components/tools/LabelledInput";
import { ToolCard } from "@/components/tools/ToolCard";
import { Button } from "@/components/ui/button";
import { toast } from "@/lib/toast";
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
  const save = () => {
    onSave();
    toast.success(words.booked);
  };

  return (
    <ToolCard title={words.settings}>
      <div className="grid grid-cols-2 gap-4">
        {LENGTHS.map(({ key, label }) => (
          <LabelledInput
            key={key}
            label={label}
            type="number"
            value={lengths[key]}
            onChange={(value) => onChange({ ...lengths, [key]: value })}
          />
        ))}
      </div>
      <Button variant="outline" className="justify-self-start" onClick={save}>
        {words.save}
      </Button>
    </ToolCard>
  );
}
