import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp } from "lucide-react";
import * as React from "react";
import { type DayButton, DayPicker, getDefaultClassNames } from "react-day-picker";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/lib/utils";

type CalendarProps = React.ComponentProps<typeof DayPicker> & {
  buttonVariant?: React.ComponentProps<typeof Button>["variant"];
};

const CHEVRONS = { left: ChevronLeft, right: ChevronRight, up: ChevronUp, down: ChevronDown };

function Calendar({
  className,
  classNames,
  showOutsideDays = true,
  captionLayout = "label",
  buttonVariant = "ghost",
  components,
  labels,
  ...props
}: CalendarProps) {
  return (
    <DayPicker
      showOutsideDays={showOutsideDays}
      captionLayout={captionLayout}
      className={cn("w-fit bg-background p-3 [--cell-size:--spacing(8)] in-data-[slot=card-content]:bg-transparent in-data-[slot=popover-content]:bg-transparent", className)}
      classNames={{ ...calendarClassNames(captionLayout, buttonVariant), ...classNames }}
      components={{
        Chevron: ({ className: chevronClass, orientation = "down", size: _size, ...chevronProps }) => {
          const Icon = CHEVRONS[orientation];
          return <Icon className={cn("size-4", chevronClass)} {...chevronProps} />;
        },
        DayButton: CalendarDayButton,
        ...components,
      }}
      labels={{ labelDayButton, ...labels }}
      {...props}
    />
  );
}

/** The spoken name holds the number that is seen, so that it can be used by voice. */
const labelDayButton: NonNullable<CalendarProps["labels"]>["labelDayButton"] = (date, modifiers, _options, dateLib) => {
  const name = dateLib ? dateLib.format(date, "EEEE d MMMM yyyy") : date.toLocaleDateString();
  return [modifiers.today && "Today", name, modifiers.selected && "selected"].filter(Boolean).join(", ");
};

function calendarClassNames(captionLayout: CalendarProps["captionLayout"], buttonVariant: CalendarProps["buttonVariant"]) {
  const base = getDefaultClassNames();
  const navButton = cn(buttonVariants({ variant: buttonVariant }), "size-(--cell-size) p-0 select-none aria-disabled:opacity-50");
  return {
    root: cn("w-fit", base.root),
    months: cn("relative flex flex-col gap-4 md:flex-row", base.months),
    month: cn("flex w-full flex-col gap-4", base.month),
    nav: cn("absolute inset-x-0 top-0 flex w-full items-center justify-between gap-1", base.nav),
    button_previous: cn(navButton, base.button_previous),
    button_next: cn(navButton, base.button_next),
    month_caption: cn("flex h-(--cell-size) w-full items-center justify-center px-(--cell-size)", base.month_caption),
    dropdowns: cn("flex h-(--cell-size) w-full items-center justify-center gap-1.5 text-sm font-medium", base.dropdowns),
    dropdown_root: cn("relative rounded-md border border-input shadow-xs has-focus:border-ring has-focus:ring-[3px] has-focus:ring-ring/50", base.dropdown_root),
    dropdown: cn("absolute inset-0 bg-popover opacity-0", base.dropdown),
    caption_label: cn(
      "text-sm font-medium select-none",
      captionLayout !== "label" && "flex h-8 items-center gap-1 rounded-md pr-1 pl-2 [&>svg]:size-3.5 [&>svg]:text-muted-foreground",
      base.caption_label,
    ),
    month_grid: cn("w-full border-collapse", base.month_grid),
    weekdays: cn("flex", base.weekdays),
    weekday: cn("flex-1 rounded-md text-[0.8rem] font-normal text-muted-foreground select-none", base.weekday),
    week: cn("mt-2 flex w-full", base.week),
    week_number_header: cn("w-(--cell-size) select-none", base.week_number_header),
    week_number: cn("text-[0.8rem] text-muted-foreground select-none", base.week_number),
    day: cn(
      "group/day relative aspect-square h-full w-full p-0 text-center select-none [&:first-child[data-selected=true]_button]:rounded-l-md [&:last-child[data-selected=true]_button]:rounded-r-md",
      base.day,
    ),
    range_start: cn("rounded-l-md bg-accent", base.range_start),
    range_middle: cn("rounded-none", base.range_middle),
    range_end: cn("rounded-r-md bg-accent", base.range_end),
    today: cn("rounded-md bg-accent text-accent-foreground data-[selected=true]:rounded-none", base.today),
    outside: cn("text-muted-foreground aria-selected:text-muted-foreground", base.outside),
    disabled: cn("text-muted-foreground opacity-50", base.disabled),
    hidden: cn("invisible", base.hidden),
  };
}

function CalendarDayButton({ className, day, modifiers, ...props }: React.ComponentProps<typeof DayButton>) {
  const ref = React.useRef<HTMLButtonElement>(null);

  React.useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);

  const isRange = modifiers.range_start || modifiers.range_end || modifiers.range_middle;
  return (
    <Button
      ref={ref}
      variant="ghost"
      size="icon"
      data-day={day.date.toLocaleDateString()}
      data-selected-single={modifiers.selected && !isRange}
      data-range-start={modifiers.range_start}
      data-range-end={modifiers.range_end}
      data-range-middle={modifiers.range_middle}
      className={cn(
        "aspect-square size-auto w-full min-w-(--cell-size) leading-none font-normal group-data-[focused=true]/day:relative group-data-[focused=true]/day:z-10",
        "data-[selected-single=true]:bg-primary data-[selected-single=true]:text-primary-foreground",
        "data-[range-start=true]:rounded-md data-[range-start=true]:bg-primary data-[range-start=true]:text-primary-foreground",
        "data-[range-end=true]:rounded-md data-[range-end=true]:bg-primary data-[range-end=true]:text-primary-foreground",
        "data-[range-middle=true]:rounded-none data-[range-middle=true]:bg-accent data-[range-middle=true]:text-accent-foreground",
        className,
      )}
      {...props}
    />
  );
}

export { Calendar, CalendarDayButton, type CalendarProps };
