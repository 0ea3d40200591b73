import type { FigureProps } from "@/components/charts/ChartFrame";
import { formatCompact } from "@/lib/format";

const HEIGHT = 256;
/** Above the tallest bar there is room for its number, below the axis for names. */
const TOP = 24;
const AXIS_ROOM = 44;
/** More numbers or names than these would run into each other on a telephone. */
const MOST_NUMBERS = 12;
const MOST_NAMES = 8;

/** Drawn without a library: the page that shows it need not wait for one. */
export function BarDrawing({ label, data, format = formatCompact }: FigureProps) {
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
