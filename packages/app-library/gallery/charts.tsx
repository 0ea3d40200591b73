import type { ReactNode } from "react";
import { BarFigure } from "@/components/charts/BarFigure";
import { LineFigure } from "@/components/charts/LineFigure";
import { PieFigure } from "@/components/charts/PieFigure";

const MONTHS = ["January", "February", "March", "April", "May", "June"];

const few = MONTHS.map((name, index) => ({ name, value: 400 + index * 173 }));
const signed = MONTHS.map((name, index) => ({ name, value: (index - 2) * 340 }));
const many = Array.from({ length: 31 }, (_, day) => ({
  name: `${day + 1} May`,
  value: 20 + ((day * 37) % 90),
}));

export const CHARTS: Readonly<Record<string, ReactNode>> = {
  BarFigure: <BarFigure label="Sales by month" data={few} />,
  BarFigureBelowZero: <BarFigure label="Profit by month" data={signed} />,
  BarFigureOfDays: <BarFigure label="Visits by day" data={many} />,
  LineFigure: <LineFigure label="Visits by day" data={many} />,
  PieFigure: <PieFigure label="Sales by month" data={few} />,
};
