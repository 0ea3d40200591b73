import type { FigureProps } from "@/components/charts/ChartFrame";
import { formatCompact } from "@/lib/format";

const HEIGHT = 256;
/** Above the tallest bar there is room for its number, below the axis for names. */
const TOP = 24;
const AXIS_ROOM = 44;
/** More numbers or names than these would run into each other on a telephone. */
const MOST_NUMBERS = 12;
const MOST_NAMES = 8;

/** Names of people or places have no room below a bar; they stand beside it. */
const SHORT_NAME = 9;
const ROW = 30;

/** Drawn without a library: the page that shows it need not wait for one. */
export function BarDrawing(props: FigureProps) {
  const { data } = props;
  const isLying =
    data.length > 4 &&
    data.length <= MOST_NUMBERS &&
    data.every(({ value }) => value >= 0) &&
    data.some(({ name }) => name.length > SHORT_NAME);
  return isLying ? <LyingBars {...props} /> : <StandingBars {...props} />;
}

function LyingBars({ label, data, format = formatCompact }: FigureProps) {
  const most = Math.max(1, ...data.map(({ value }) => value));
  return (
    <svg
      role="img"
      aria-label={label}
      height={Math.max(HEIGHT, data.length * ROW)}
      className="block w-full text-xs"
    >
      {data.map(({ name, value }, index) => (
        <g key={name}>
          <foreignObject x="0" y={index * ROW} width="34%" height={ROW}>
            <p className="truncate pr-2 text-right leading-[30px] text-muted-foreground" title={name}>
              {name}
            </p>
          </foreignObject>
          <rect
            x="35%"
            y={index * ROW + 6}
            width={`${Math.max((value / most) * 50, 0.5)}%`}
            height={ROW - 12}
            rx="5"
            className="fill-chart-1"
          >
            <title>{`${name}: ${format(value)}`}</title>
          </rect>
          <text
            x={`${35 + (value / most) * 50}%`}
            dx="8"
            y={index * ROW + ROW / 2}
            dominantBaseline="central"
            className="fill-foreground"
          >
            {formatCompact(value)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function StandingBars({ label, data, format = formatCompact }: FigureProps) {
  const most = Math.max(0, ...data.map(({ value }) => value));
  const least = Math.min(0, ...data.map(({ value }) => value));
  const below = least < 0 ? TOP : 0;
  const scale = (HEIGHT - TOP - below - AXIS_ROOM) / (most - least);
  const yOf = (value: number) => TOP + (most - value) * scale;
  const share = 100 / data.length;
  const width = Math.min(share * 0.7, 9);
  // Where not each name has room, one stands below the middle of its group.
  const every = data.length <= MOST_NUMBERS ? 1 : Math.ceil(data.length / MOST_NAMES);
  return (
    <svg role="img" aria-label={label} className="block h-64 w-full text-xs">
      {data.map(({ name, value }, index) => (
        <g key={name}>
          <rect
            x={`${share * (index + 0.5) - width / 2}%`}
            width={`${width}%`}
            y={yOf(Math.max(value, 0))}
            height={Math.max(Math.abs(value) * scale, 1)}
            rx="6"
            className="fill-chart-1"
          >
            <title>{`${name}: ${format(value)}`}</title>
          </rect>
          {data.length <= MOST_NUMBERS && (
            <text
              x={`${share * (index + 0.5)}%`}
              y={value < 0 ? yOf(value) + 16 : yOf(value) - 6}
              textAnchor="middle"
              className="fill-foreground"
            >
              {formatCompact(value)}
            </text>
          )}
          {index % every === Math.floor(every / 2) && index + every / 2 <= data.length && (
            <foreignObject
              x={`${share * (index + 0.5 - every / 2)}%`}
              width={`${share * every}%`}
              y={HEIGHT - AXIS_ROOM + 8}
              height={AXIS_ROOM - 8}
            >
              <p className="line-clamp-2 px-0.5 text-center leading-tight break-words text-muted-foreground">
                {name}
              </p>
            </foreignObject>
          )}
        </g>
      ))}
      <line x1="0" x2="100%" y1={yOf(0)} y2={yOf(0)} className="stroke-border" />
    </svg>
  );
}
