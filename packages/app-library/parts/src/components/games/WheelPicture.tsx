import { sliceAngle, slicePath } from "@/lib/games/wheel-geometry";

const SLICES = ["var(--chart-1)", "var(--chart-2)", "var(--chart-3)", "var(--chart-4)", "var(--chart-5)"];
const LETTERS = [
  "var(--chart-1-foreground)",
  "var(--chart-2-foreground)",
  "var(--chart-3-foreground)",
  "var(--chart-4-foreground)",
  "var(--chart-5-foreground)",
];

interface WheelPictureProps {
  entries: readonly string[];
  angle: number;
}

export function WheelPicture({ entries, angle }: WheelPictureProps) {
  const count = entries.length;
  return (
    <svg viewBox="-112 -116 224 228" aria-hidden="true" className="w-full max-w-md">
      <g
        className="transition-transform duration-[3000ms] ease-out motion-reduce:duration-0"
        style={{ transform: `rotate(${angle}deg)` }}
      >
        <circle r="104" fill="var(--primary)" />
        {entries.map((entry, index) => {
          const colour =
            index % SLICES.length === 0 && index === count - 1 && index > 0 ? 1 : index % SLICES.length;
          return (
            <g key={index}>
              <path
                d={
                  count === 1 ? "M-100 0 A100 100 0 1 1 100 0 A100 100 0 1 1 -100 0" : slicePath(index, count)
                }
                fill={SLICES[colour]}
              />
              <text
                transform={`rotate(${sliceAngle(index, count)}) translate(92 0)`}
                textAnchor="end"
                dominantBaseline="central"
                fontSize={count > 12 ? 7 : 10}
                fontWeight={600}
                fill={LETTERS[colour]}
              >
                {entry.length > 14 ? entry.slice(0, 13) + "…" : entry}
              </text>
            </g>
          );
        })}
        <circle r="12" fill="var(--card)" stroke="var(--primary)" strokeWidth="4" />
      </g>
      <path
        d="M-9 -114 L9 -114 L0 -92 Z"
        fill="var(--foreground)"
        stroke="var(--background)"
        strokeWidth="2"
      />
    </svg>
  );
}
