import { ChartNoAxesColumnIcon } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import type { DataPoint } from "@/lib/figures";
import { formatNumber } from "@/lib/format";
import { words } from "@/lib/words";

export interface FigureProps {
  /** What is measured. */
  label: string;
  data: readonly DataPoint[];
  format?: (value: number) => string;
}

interface ChartFrameProps extends FigureProps {
  /** Drawn by a large library, which the page does not wait for. */
  children: ReactNode;
  legend?: ReactNode;
}

/** Keeps the place of a chart until it is drawn; the same numbers stand in a table for screen readers. */
export function ChartFrame({ label, data, format = formatNumber, legend, children }: ChartFrameProps) {
  if (data.every((point) => point.value === 0)) {
    return <EmptyState icon={ChartNoAxesColumnIcon} title={label} text={words.emptyTextRead} />;
  }
  return (
    <div className="grid gap-4">
      <Suspense fallback={<div className="h-64 w-full" />}>{children}</Suspense>
      {legend}
      {/* A table by itself takes the width of its words, whatever it is told. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <tbody>
            {data.map((point) => (
              <tr key={point.name}>
                <th scope="row">{point.name}</th>
                <td>{format(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
