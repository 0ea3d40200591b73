import { type FormEvent, useState } from "react";
import { toast } from "@/lib/toast";
import { useTheme } from "@/components/theme-provider";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";
import { Switch } from "@/components/ui/switch";
import { useStored } from "@/hooks/use-stored";
import { words } from "@/lib/words";

interface SettingsValues {
  mail: boolean;
  weekly: boolean;
  isPublic: boolean;
}

const FIRST_SETTINGS: SettingsValues = { mail: true, weekly: false, isPublic: true };

const SWITCHES = [
  { name: "mail", label: words.meMail, text: words.meMailText },
  { name: "weekly", label: words.meWeekly, text: words.meWeeklyText },
  { name: "isPublic", label: words.mePublic, text: words.mePublicText },
] as const;

const APPEARANCES = [
  { value: "light", label: words.meLight },
  { value: "dark", label: words.meDark },
  { value: "system", label: words.meSystem },
] as const;

export function SettingsForm() {
  const { theme, setTheme } = useTheme();
  const [saved, setSaved] = useStored("settings", FIRST_SETTINGS);
  const [values, setValues] = useState(saved);

  const save = (event: FormEvent) => {
    event.preventDefault();
    setSaved(values);
    toast.success(words.meSettingsSaved);
  };

  return (
    <form onSubmit={save} className="grid max-w-2xl gap-6 rounded-xl border bg-card p-6 text-card-foreground">
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-heading font-semibold">{words.meTheme}</legend>
        <RadioGroup
          aria-label={words.meTheme}
          value={theme}
          onValueChange={(next) =>
            setTheme(APPEARANCES.find(({ value }) => value === next)?.value ?? "system")
          }
          className="grid gap-2 sm:grid-cols-3"
        >
          {APPEARANCES.map(({ value, label }) => (
            <Label
              key={value}
              className="flex items-center gap-3 rounded-lg border p-3 has-data-[state=checked]:border-primary has-data-[state=checked]:ring-1 has-data-[state=checked]:ring-primary"
            >
              <RadioGroupItem value={value} />
              {label}
            </Label>
          ))}
        </RadioGroup>
      </fieldset>
      {SWITCHES.map(({ name, label, text }) => (
        <div key={name} className="flex items-center justify-between gap-4 border-t pt-5">
          <div className="grid gap-1">
            <Label htmlFor={"setting-" + name}>{label}</Label>
            <p className="text-sm text-muted-foreground">{text}</p>
          </div>
          <Switch
            id={"setting-" + name}
            checked={values[name]}
            onCheckedChange={(checked) => setValues({ ...values, [name]: checked })}
          />
        </div>
      ))}
      <Button type="submit" className="justify-self-start">
        {words.meSave}
      </Button>
    </form>
  );
}
