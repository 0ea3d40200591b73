/** What every booking form shares. */
export const BOOKING: Readonly<Record<string, string>> = {
  'src/lib/availability.ts': `export interface BookedDays {
  from: string;
  to: string;
}

/** Two stays share a night; one may begin on the day the other ends. */
export function staysOverlap(left: BookedDays, right: BookedDays): boolean {
  return left.from === right.from || (left.from < right.to && right.from < left.to);
}

/** Whether a time on a day, such as "2030-01-31" and "09:30", has gone by. */
export function hasPassed(day: string, time: string, now: Date): boolean {
  return new Date(\`\${day}T\${time}\`).getTime() < now.getTime();
}

/** The times of a day that can still be booked. */
export function freeTimes(times: readonly string[], taken: readonly string[], day: string, now: Date): readonly string[] {
  if (day === "") return [];
  return times.filter((time) => !taken.includes(time) && !hasPassed(day, time, now));
}

export function nightsBetween({ from, to }: BookedDays): number {
  const nights = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  return Number.isFinite(nights) ? Math.max(0, Math.round(nights)) : 0;
}
`,
  'src/components/booking/DayField.tsx': `/** A day from today on. */
export function DayField<V extends FieldValues>({ control, name, label, className }: FieldProps<V>) {
  return (
    <FormField
      control={control}
      name={name}
      render={({ field }) => (
        <FormItem className={className}>
          <FormLabel className={REQUIRED_LABEL}>{label}</FormLabel>
          <FormControl>
            <Input type="date" min={inDays(0)} aria-required {...field} value={field.value ?? ""} />
          </FormControl>
          <FormMessage role="alert" />
        </FormItem>
      )}
    />
  );
}
`,
  'src/components/booking/TimeSlots.tsx': `interface TimeSlotsProps {
  label: string;
  value: string;
  day: string;
  /** Those that can still be booked. */
  free: readonly string[];
  problem?: string;
  onChange: (time: string) => void;
}

export function TimeSlots({ label, value, day, free, problem, onChange }: TimeSlotsProps) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="text-sm leading-none font-medium after:text-destructive after:content-['*']">
        {label}
      </p>
      {free.length === 0 ? (
        <p role="status" className="rounded-lg border border-dashed p-4 text-sm text-muted-foreground">
          {day === "" ? "%bookPickDay%" : "%bookFull%"}
        </p>
      ) : (
        <RadioGroup
          aria-labelledby={id}
          value={value}
          onValueChange={onChange}
          className="grid grid-cols-3 gap-2 sm:grid-cols-5"
        >
          {free.map((time) => (
            <Label
              key={time}
              className="flex cursor-pointer items-center justify-center gap-2 rounded-lg border px-2 py-2.5 font-mono text-sm hover:border-primary has-focus-visible:ring-2 has-focus-visible:ring-ring has-data-[state=checked]:border-primary has-data-[state=checked]:bg-primary has-data-[state=checked]:text-primary-foreground"
            >
              <RadioGroupItem value={time} className="sr-only" />
              {time}
            </Label>
          ))}
        </RadioGroup>
      )}
      {problem && (
        <p role="alert" className="text-sm text-destructive">
          {problem}
        </p>
      )}
    </div>
  );
}
`,
  'src/components/booking/BookingDone.tsx': `interface BookingDoneProps {
  reference: string;
  /** Where one's bookings are listed. */
  listPath?: string;
  onAgain: () => void;
  children: ReactNode;
}

export function BookingDone({ reference, listPath, onAgain, children }: BookingDoneProps) {
  return (
    <div
      role="status"
      className="grid max-w-2xl justify-items-start gap-4 rounded-xl border-2 border-primary bg-card p-6 text-card-foreground"
    >
      <span className="grid size-11 place-items-center rounded-full bg-primary text-primary-foreground">
        <CalendarCheckIcon aria-hidden="true" className="size-6" />
      </span>
      <h3 className="font-heading text-xl font-semibold">%bookDone%</h3>
      <p>
        %bookReference%: <strong className="font-mono">{reference}</strong>
      </p>
      <dl className="grid w-full grid-cols-2 gap-4 border-t pt-4">{children}</dl>
      <div className="flex flex-wrap gap-2">
        {listPath && (
          <Button asChild>
            <Link to={listPath}>%bookMine%</Link>
          </Button>
        )}
        <Button type="button" variant="outline" onClick={onAgain}>
          %bookAgain%
        </Button>
      </div>
    </div>
  );
}
`,
  'src/components/booking/CancelBookingButton.tsx': `interface CancelBookingButtonProps {
  reference: string;
  onCancel: () => Promise<unknown>;
}

export function CancelBookingButton({ reference, onCancel }: CancelBookingButtonProps) {
  const cancel = async () => {
    await onCancel();
    toast.success("%bookCancelled%", { description: reference });
  };

  return (
    <AlertDialog>
      <AlertDialogTrigger asChild>
        <Button type="button" variant="outline" size="sm" aria-label={"%bookCancel% " + reference}>
          %bookCancel%
        </Button>
      </AlertDialogTrigger>
      <AlertDialogContent>
        <AlertDialogHeader>
          <AlertDialogTitle>%bookCancelQuestion%</AlertDialogTitle>
          <AlertDialogDescription>{reference}</AlertDialogDescription>
        </AlertDialogHeader>
        <AlertDialogFooter>
          <AlertDialogCancel>%bookKeep%</AlertDialogCancel>
          <AlertDialogAction onClick={cancel} className={buttonVariants({ variant: "destructive" })}>
            %bookCancel%
          </AlertDialogAction>
        </AlertDialogFooter>
      </AlertDialogContent>
    </AlertDialog>
  );
}
`,
};
