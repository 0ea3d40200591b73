import { words } from "@/lib/words";

export interface Unit {
  id: string;
  name: string;
  /** How many of the group's base unit one of it is. */
  factor: number;
  /** Added before the factor, for scales that begin elsewhere. */
  offset?: number;
}

export interface UnitGroup {
  id: string;
  name: string;
  units: readonly Unit[];
}

export const UNIT_GROUPS: readonly UnitGroup[] = [
  {
    id: "length",
    name: words.length,
    units: [
      { id: "km", name: words.kilometres, factor: 1000 },
      { id: "mi", name: words.miles, factor: 1609.344 },
      { id: "m", name: words.metres, factor: 1 },
      { id: "ft", name: words.feet, factor: 0.3048 },
      { id: "cm", name: words.centimetres, factor: 0.01 },
      { id: "in", name: words.inches, factor: 0.0254 },
      { id: "mm", name: words.millimetres, factor: 0.001 },
      { id: "yd", name: words.yards, factor: 0.9144 },
    ],
  },
  {
    id: "weight",
    name: words.weight,
    units: [
      { id: "kg", name: words.kilograms, factor: 1000 },
      { id: "lb", name: words.pounds, factor: 453.59237 },
      { id: "g", name: words.gramsUnit, factor: 1 },
      { id: "oz", name: words.ounces, factor: 28.349523125 },
      { id: "t", name: words.tonnes, factor: 1_000_000 },
    ],
  },
  {
    id: "temperature",
    name: words.temperature,
    units: [
      { id: "c", name: words.celsius, factor: 1, offset: 0 },
      { id: "f", name: words.fahrenheit, factor: 5 / 9, offset: -32 },
      { id: "k", name: words.kelvin, factor: 1, offset: -273.15 },
    ],
  },
  {
    id: "volume",
    name: words.volume,
    units: [
      { id: "l", name: words.litres, factor: 1 },
      { id: "gal", name: words.gallons, factor: 3.785411784 },
      { id: "ml", name: words.millilitres, factor: 0.001 },
      { id: "cup", name: words.cups, factor: 0.2365882365 },
      { id: "pt", name: words.pints, factor: 0.473176473 },
      { id: "tbsp", name: words.tablespoons, factor: 0.01478676478125 },
    ],
  },
  {
    id: "area",
    name: words.area,
    units: [
      { id: "m2", name: words.squareMetres, factor: 1 },
      { id: "ft2", name: words.squareFeet, factor: 0.09290304 },
      { id: "ha", name: words.hectares, factor: 10_000 },
      { id: "ac", name: words.acres, factor: 4046.8564224 },
    ],
  },
  {
    id: "speed",
    name: words.speed,
    units: [
      { id: "kmh", name: words.kmh, factor: 1 / 3.6 },
      { id: "mph", name: words.mph, factor: 0.44704 },
      { id: "ms", name: words.ms, factor: 1 },
      { id: "kn", name: words.knots, factor: 1852 / 3600 },
    ],
  },
  {
    id: "time",
    name: words.time,
    units: [
      { id: "h", name: words.hoursUnit, factor: 3600 },
      { id: "min", name: words.minutesUnit, factor: 60 },
      { id: "s", name: words.secondsUnit, factor: 1 },
      { id: "d", name: words.daysUnit, factor: 86_400 },
    ],
  },
];

export function convertUnit(value: number, from: Unit, to: Unit): number {
  const base = (value + (from.offset ?? 0)) * from.factor;
  return base / to.factor - (to.offset ?? 0);
}
