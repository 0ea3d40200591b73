import * as React from "react";
import * as RechartsPrimitive from "recharts";
import { cn } from "@/lib/utils";

/** The class or attribute under which each theme is active. */
const THEMES = { light: "", dark: ".dark" } as const;

type ChartConfig = Record<
  string,
  { label?: React.ReactNode; icon?: React.ComponentType } & (
    | { color?: string; theme?: never }
    | { color?: never; theme: Record<keyof typeof THEMES, string> }
  )
>;

const ChartContext = React.createContext<{ config: ChartConfig } | null>(null);

function useChart() {
  const context = React.useContext(ChartContext);
  if (!context) throw new Error("useChart must be used within a <ChartContainer />");
  return context;
}

type ChartContainerProps = React.ComponentProps<"div"> & {
  config: ChartConfig;
  children: React.ComponentProps<typeof RechartsPrimitive.ResponsiveContainer>["children"];
};

function ChartContainer({ id, className, children, config, ...props }: ChartContainerProps) {
  const uniqueId = React.useId();
  const chartId = `chart-${id ?? uniqueId.replace(/[^\w-]/g, "")}`;
  return (
    <ChartContext.Provider value={{ config }}>
      <div
        data-slot="chart"
        data-chart={chartId}
        className={cn(
          "flex aspect-video justify-center text-xs",
          // Recharts writes its default greys and whites as attributes; here they follow the theme.
          "[&_.recharts-text[fill='#666']]:fill-muted-foreground [&_.recharts-text[fill='#808080']]:fill-muted-foreground [&_line[stroke='#666']]:stroke-border [&_[stroke='#ccc']]:stroke-border/60",
          "[&_.recharts-dot[fill='#fff']]:fill-background [&_.recharts-dot[stroke='#fff']]:stroke-transparent [&_.recharts-sector[stroke='#fff']]:stroke-background",
          "[&_.recharts-curve.recharts-tooltip-cursor]:stroke-border [&_.recharts-rectangle.recharts-tooltip-cursor]:fill-muted [&_.recharts-radial-bar-background-sector]:fill-muted",
          "[&_.recharts-layer]:outline-hidden [&_.recharts-sector]:outline-hidden [&_.recharts-surface]:outline-hidden",
          className,
        )}
        {...props}
      >
        <ChartStyle id={chartId} config={config} />
        <RechartsPrimitive.ResponsiveContainer initialDimension={{ width: 320, height: 180 }}>
          {children}
        </RechartsPrimitive.ResponsiveContainer>
      </div>
    </ChartContext.Provider>
  );
}

/** Gives every series of the config its colour as `--color-{key}`, for each theme. */
function ChartStyle({ id, config }: { id: string; config: ChartConfig }) {
  const coloured = Object.entries(config).filter(([, item]) => item.theme ?? item.color);
  if (coloured.length === 0) return null;
  const rules = Object.entries(THEMES).map(([theme, prefix]) => {
    const colours = coloured.map(([key, item]) => {
      const colour = item.theme?.[theme as keyof typeof THEMES] ?? item.color;
      return colour ? `  --color-${key}: ${colour};` : "";
    });
    return `${prefix} [data-chart=${id}] {\n${colours.filter(Boolean).join("\n")}\n}`;
  });
  return <style dangerouslySetInnerHTML={{ __html: rules.join("\n") }} />;
}

const ChartTooltip = RechartsPrimitive.Tooltip;

type TooltipItem = RechartsPrimitive.TooltipPayloadEntry;

type ChartTooltipContentProps = React.ComponentProps<"div"> &
  Partial<
    Pick<
      RechartsPrimitive.TooltipContentProps,
      "active" | "label" | "labelClassName" | "labelFormatter" | "formatter"
    >
  > & {
    payload?: readonly TooltipItem[];
    hideLabel?: boolean;
    hideIndicator?: boolean;
    indicator?: "line" | "dot" | "dashed";
    nameKey?: string;
    labelKey?: string;
  };

function ChartTooltipContent({
  active,
  payload,
  className,
  indicator = "dot",
  hideLabel = false,
  hideIndicator = false,
  label,
  labelFormatter,
  labelClassName,
  formatter,
  color,
  nameKey,
  labelKey,
}: ChartTooltipContentProps) {
  const { config } = useChart();
  const items = payload?.filter((item) => item.type !== "none") ?? [];
  const [first] = items;
  if (!active || !first) return null;

  const named = configOf(config, first, labelKey ?? String(first.dataKey ?? first.name ?? "value"));
  const plain = !labelKey && typeof label === "string" ? (config[label]?.label ?? label) : named?.label;
  const heading = labelFormatter ? labelFormatter(plain, items) : plain;
  const labelNode =
    hideLabel || !heading ? null : <div className={cn("font-medium", labelClassName)}>{heading}</div>;
  const nestLabel = items.length === 1 && indicator !== "dot";

  return (
    <div
      className={cn(
        "grid min-w-32 items-start gap-1.5 rounded-lg border bg-popover px-2.5 py-1.5 text-xs text-popover-foreground shadow-lg",
        className,
      )}
    >
      {!nestLabel && labelNode}
      <div className="grid gap-1.5">
        {items.map((item, index) => {
          const itemConfig = configOf(config, item, nameKey ?? String(item.name ?? item.dataKey ?? "value"));
          const fill = color ?? itemFill(item) ?? item.color;
          return (
            <div
              key={`${index}-${String(item.dataKey)}`}
              className={cn(
                "flex w-full flex-wrap gap-2 [&>svg]:size-2.5 [&>svg]:text-muted-foreground",
                indicator === "dot" ? "items-center" : "items-stretch",
              )}
            >
              {formatter && item.value !== undefined && item.name !== undefined ? (
                formatter(item.value, item.name, item, index, items)
              ) : (
                <>
                  {itemConfig?.icon ? (
                    <itemConfig.icon />
                  ) : (
                    !hideIndicator && <Indicator kind={indicator} colour={fill} nested={nestLabel} />
                  )}
                  <div
                    className={cn("flex flex-1 justify-between gap-3 leading-none", nestLabel ? "items-end" : "items-center")}
                  >
                    <div className="grid gap-1.5">
                      {nestLabel && labelNode}
                      <span className="text-muted-foreground">{itemConfig?.label ?? item.name}</span>
                    </div>
                    {item.value !== undefined && (
                      <span className="font-mono font-medium tabular-nums">{formatValue(item.value)}</span>
                    )}
                  </div>
                </>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Indicator({ kind, colour, nested }: { kind: "line" | "dot" | "dashed"; colour?: string; nested: boolean }) {
  return (
    <div
      className={cn(
        "shrink-0 rounded-[2px]",
        kind === "dot" && "size-2.5",
        kind === "line" && "w-1",
        kind === "dashed" && "w-0 border-[1.5px] border-dashed bg-transparent",
        kind === "dashed" && nested && "my-0.5",
      )}
      style={kind === "dashed" ? { borderColor: colour } : { backgroundColor: colour }}
    />
  );
}

const ChartLegend = RechartsPrimitive.Legend;

type ChartLegendContentProps = React.ComponentProps<"div"> & {
  payload?: readonly RechartsPrimitive.LegendPayload[];
  verticalAlign?: "top" | "bottom" | "middle";
  hideIcon?: boolean;
  nameKey?: string;
};

function ChartLegendContent({
  className,
  hideIcon = false,
  payload,
  verticalAlign = "bottom",
  nameKey,
}: ChartLegendContentProps) {
  const { config } = useChart();
  const items = payload?.filter((item) => item.type !== "none") ?? [];
  if (items.length === 0) return null;
  return (
    <div
      className={cn(
        "flex flex-wrap items-center justify-center gap-x-4 gap-y-1",
        verticalAlign === "top" ? "pb-3" : "pt-3",
        className,
      )}
    >
      {items.map((item, index) => {
        const itemConfig = configOf(config, item, nameKey ?? String(item.dataKey ?? item.value ?? "value"));
        return (
          <div
            key={`${index}-${String(item.value)}`}
            className="flex items-center gap-1.5 [&>svg]:size-3 [&>svg]:text-muted-foreground"
          >
            {itemConfig?.icon && !hideIcon ? (
              <itemConfig.icon />
            ) : (
              <div className="size-2 shrink-0 rounded-[2px]" style={{ backgroundColor: item.color }} />
            )}
            {itemConfig?.label ?? item.value}
          </div>
        );
      })}
    </div>
  );
}

/** A key names a series directly, or a field of the data point that holds the series' name. */
function configOf(config: ChartConfig, item: { payload?: unknown }, key: string) {
  const direct = fieldOf(item, key);
  const nested = fieldOf(item.payload, key);
  const name = typeof direct === "string" ? direct : typeof nested === "string" ? nested : key;
  return config[name] ?? config[key];
}

function itemFill(item: TooltipItem) {
  const fill = fieldOf(item.payload, "fill");
  return typeof fill === "string" ? fill : undefined;
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}

function formatValue(value: NonNullable<TooltipItem["value"]>) {
  return typeof value === "number" ? value.toLocaleString() : String(value);
}

export {
  type ChartConfig,
  ChartContainer,
  ChartTooltip,
  ChartTooltipContent,
  ChartLegend,
  ChartLegendContent,
  ChartStyle,
};
