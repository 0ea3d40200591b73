/** Form controls with label, help and message, for react-hook-form. */
export const FIELDS: Readonly<Record<string, string>> = {
  'src/components/form-fields/field-props.ts': `export interface FieldProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  help?: string;
  isRequired?: boolean;
  className?: string;
}

/** The star is drawn, not read: a screen reader hears that the field is required. */
export const REQUIRED_LABEL = "gap-0.5 after:text-destructive after:content-['*']";
`,
  'src/components/form-fields/FieldFrame.tsx': `interface FieldFrameProps<V extends FieldValues> extends FieldProps<V> {
  /** What is wrong before the form is sent, such as a file that is too large. */
  problem?: string;
  children: (field: ControllerRenderProps<V, FieldPath<V>>) => ReactNode;
}

/** What every field has: its label above, help and messages below. */
export function FieldFrame<V extends FieldValues>({
  control,
  name,
  label,
  help,
  isRequired,
  className,
  problem,
  children,
}: FieldFrameProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <FormLabel className={cn(isRequired && REQUIRED_LABEL)}>{label}</FormLabel>
          {children(field)}
          {help && <FormDescription>{help}</FormDescription>}
          {problem && (
            <p role="alert" className="text-sm text-destructive">
              {problem}
            </p>
          )}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
`,
  'src/components/form-fields/TextField.tsx': `interface TextFieldProps<V extends FieldValues> extends FieldProps<V> {
  type?: "text" | "email" | "tel" | "url" | "date" | "time" | "datetime-local" | "color";
  placeholder?: string;
}

export function TextField<V extends FieldValues>({ type = "text", placeholder, ...props }: TextFieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <FormControl>
          <Input
            type={type}
            placeholder={placeholder}
            aria-required={props.isRequired}
            className={cn(type === "color" && "w-20 p-1")}
            {...field}
            value={field.value ?? ""}
          />
        </FormControl>
      )}
    </FieldFrame>
  );
}
`,
  'src/components/form-fields/LongTextField.tsx': `export function LongTextField<V extends FieldValues>(props: FieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <FormControl>
          <Textarea
            rows={4}
            aria-required={props.isRequired}
            className="min-h-24"
            {...field}
            value={field.value ?? ""}
          />
        </FormControl>
      )}
    </FieldFrame>
  );
}
`,
  'src/components/form-fields/NumberField.tsx': `interface NumberFieldProps<V extends FieldValues> extends FieldProps<V> {
  min?: number;
  max?: number;
  step?: number | "any";
  /** A unit or currency, shown at the end. */
  unit?: string;
}

export function NumberField<V extends FieldValues>({ min, max, step = "any", unit, ...props }: NumberFieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <div className="relative">
          <FormControl>
            <Input
              type="number"
              inputMode="decimal"
              min={min}
              max={max}
              step={step}
              aria-required={props.isRequired}
              className={cn(unit && "pr-14")}
              {...field}
              value={field.value ?? ""}
              onChange={(event) => field.onChange(event.target.value === "" ? null : event.target.valueAsNumber)}
            />
          </FormControl>
          {unit && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-sm text-muted-foreground"
            >
              {unit}
            </span>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
`,
  'src/components/form-fields/ChoiceField.tsx': `interface ChoiceFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly FilterOption[];
}

export function ChoiceField<V extends FieldValues>({ options, ...props }: ChoiceFieldProps<V>) {
  return (
    <FieldFrame {...props}>
      {(field) => (
        <Select value={field.value ?? ""} onValueChange={field.onChange}>
          <FormControl>
            <SelectTrigger ref={field.ref} onBlur={field.onBlur} aria-required={props.isRequired}>
              <SelectValue placeholder="%choose%" />
            </SelectTrigger>
          </FormControl>
          <SelectContent>
            {options.map((option) => (
              <SelectItem key={option.value} value={option.value}>
                {option.label}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      )}
    </FieldFrame>
  );
}

export function toOptions(values: readonly string[]): readonly FilterOption[] {
  return values.map((value) => ({ value, label: value }));
}
`,
  'src/components/form-fields/RelationField.tsx': `interface RelationFieldProps<V extends FieldValues, T extends TableName> extends FieldProps<V> {
  table: T;
}

/** Picks a record of another table by its title. */
export function RelationField<V extends FieldValues, T extends TableName>({
  table,
  ...props
}: RelationFieldProps<V, T>) {
  const options = useRecords(table)
    .map((record) => ({ value: record.id, label: recordTitles[table](record) }))
    .toSorted((left, right) => left.label.localeCompare(right.label));
  return <ChoiceField {...props} options={options} />;
}
`,
  'src/components/form-fields/ChoicesField.tsx': `interface ChoicesFieldProps<V extends FieldValues> extends FieldProps<V> {
  options: readonly string[];
}

export function ChoicesField<V extends FieldValues>({
  control,
  name,
  label,
  help,
  isRequired,
  className,
  options,
}: ChoicesFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => {
        const chosen: readonly string[] = field.value ?? [];
        const toggle = (option: string) =>
          field.onChange(
            chosen.includes(option) ? chosen.filter((other) => other !== option) : [...chosen, option],
          );
        return (
          <FormItem className={className}>
            <fieldset className="grid gap-2.5">
              <legend className={cn("mb-2.5 text-sm leading-none font-medium", isRequired && REQUIRED_LABEL)}>
                {label}
              </legend>
              <div className="flex flex-wrap gap-x-5 gap-y-2.5">
                {options.map((option) => (
                  <Label key={option} className="font-normal">
                    <Checkbox checked={chosen.includes(option)} onCheckedChange={() => toggle(option)} />
                    {option}
                  </Label>
                ))}
              </div>
            </fieldset>
            {help && <FormDescription>{help}</FormDescription>}
            <FormMessage role="alert" />
          </FormItem>
        );
      }}
    />
  );
}
`,
  'src/components/form-fields/FlagField.tsx': `export function FlagField<V extends FieldValues>({ control, name, label, help, className }: FieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <div className="flex items-center gap-2.5">
            <FormControl>
              <Checkbox checked={field.value === true} onCheckedChange={(checked) => field.onChange(checked === true)} />
            </FormControl>
            <FormLabel>{label}</FormLabel>
          </div>
          {help && <FormDescription>{help}</FormDescription>}
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
`,
  'src/components/form-fields/RatingField.tsx': `interface RatingFieldProps<V extends FieldValues> extends FieldProps<V> {
  max?: number;
}

export function RatingField<V extends FieldValues>({
  control,
  name,
  label,
  isRequired,
  className,
  max = 5,
}: RatingFieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <fieldset>
            <legend className={cn("mb-2 text-sm leading-none font-medium", isRequired && REQUIRED_LABEL)}>{label}</legend>
            <div className="flex gap-1">
              {Array.from({ length: max }, (_, index) => index + 1).map((stars) => (
                <label key={stars} className="relative rounded-sm has-focus-visible:ring-2 has-focus-visible:ring-ring">
                  <input
                    type="radio"
                    name={field.name}
                    value={stars}
                    checked={field.value === stars}
                    onChange={() => field.onChange(stars)}
                    className="absolute inset-0 size-full cursor-pointer opacity-0"
                  />
                  <span className="sr-only">{"%starsOf%".replace("{n}", String(stars)).replace("{max}", String(max))}</span>
                  <StarIcon
                    aria-hidden="true"
                    className={cn("size-6 text-highlight", stars <= (field.value ?? 0) ? "fill-current" : "opacity-40")}
                  />
                </label>
              ))}
            </div>
          </fieldset>
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
`,
  'src/components/form-fields/ImageField.tsx': `const MAX_BYTES = 8_000_000;

export function ImageField<V extends FieldValues>(props: FieldProps<V>) {
  const [problem, setProblem] = useState("");

  const read = async (file: File | undefined, onChange: (url: string) => void) => {
    if (!file) return;
    if (!file.type.startsWith("image/") || file.size > MAX_BYTES) {
      setProblem("%imageTooLarge%");
      return;
    }
    setProblem("");
    onChange(await shrinkImage(file));
  };

  return (
    <FieldFrame {...props} isRequired={false} problem={problem}>
      {(field) => (
        <div className="flex items-center gap-3">
          {String(field.value ?? "").startsWith("data:") && (
            <img src={field.value} alt="" className="size-14 shrink-0 rounded-md border object-cover" />
          )}
          <FormControl>
            <Input type="file" accept="image/*" onChange={(event) => read(event.target.files?.[0], field.onChange)} />
          </FormControl>
        </div>
      )}
    </FieldFrame>
  );
}
`,
  'src/lib/shrink-image.ts': `const MAX_SIDE = 960;

/** A picture small enough to keep in the browser's storage, as a data address. */
export async function shrinkImage(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.82);
}
`,
  'src/components/form-fields/FileField.tsx': `const MAX_BYTES = 700_000;

/** Keeps a small file whole; its name stands before the data. */
export function FileField<V extends FieldValues>(props: FieldProps<V>) {
  const [problem, setProblem] = useState("");

  const read = async (file: File | undefined, onChange: (value: string) => void) => {
    if (!file) return;
    if (file.size > MAX_BYTES) {
      setProblem("%fileTooLarge%");
      return;
    }
    setProblem("");
    onChange(await readFile(file));
  };

  return (
    <FieldFrame {...props} problem={problem}>
      {(field) => (
        <>
          <FormControl>
            <Input type="file" onChange={(event) => read(event.target.files?.[0], field.onChange)} />
          </FormControl>
          {field.value && <p className="text-sm text-muted-foreground">{fileName(field.value)}</p>}
        </>
      )}
    </FieldFrame>
  );
}
`,
  'src/lib/stored-file.ts': `/** A file kept in a text: its name, and after a bar its content as a data address. */
export function readFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(\`\${file.name}|\${String(reader.result)}\`);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

export function fileName(stored: string): string {
  return stored.split("|")[0] ?? stored;
}

/** The address to download from; examples have a name alone. */
export function fileUrl(stored: string): string | undefined {
  return stored.split("|")[1];
}
`,
  'src/components/common/FileLink.tsx': `export function FileLink({ file }: { file: string }) {
  const url = fileUrl(file);
  if (file === "") return <>–</>;
  return (
    <span className="inline-flex items-center gap-1.5">
      <PaperclipIcon aria-hidden="true" className="size-4 text-muted-foreground" />
      {url ? (
        <a href={url} download={fileName(file)} className="underline underline-offset-4">
          {fileName(file)}
        </a>
      ) : (
        fileName(file)
      )}
    </span>
  );
}
`,
  'src/components/form-fields/FormProblem.tsx': `/** What is wrong with the form as a whole, such as a rule that two records together would break. */
export function FormProblem({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <Alert variant="destructive">
      <CircleAlertIcon aria-hidden="true" />
      <AlertDescription>{message}</AlertDescription>
    </Alert>
  );
}
`,
};
