export interface Hsl {
  hue: number;
  saturation: number;
  lightness: number;
}

export function isHexColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

export function rgbOf(hex: string): readonly [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

export function hslOf(hex: string): Hsl {
  const [red, green, blue] = rgbOf(hex).map((part) => part / 255);
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  const lightness = most - range / 2;
  const saturation = range === 0 ? 0 : range / (1 - Math.abs(2 * lightness - 1));
  const turn =
    range === 0
      ? 0
      : most === red
        ? ((green - blue) / range + 6) % 6
        : most === green
          ? (blue - red) / range + 2
          : (red - green) / range + 4;
  return {
    hue: Math.round(turn * 60),
    saturation: Math.round(saturation * 100),
    lightness: Math.round(lightness * 100),
  };
}

export function hexFromHsl({ hue, saturation, lightness }: Hsl): string {
  const [share, light] = [saturation / 100, lightness / 100];
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value =
      light - share * Math.min(light, 1 - light) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, "0");
  };
  return "#" + part(0) + part(8) + part(4);
}

/** From light to dark. */
export function shadesOf(hex: string): readonly string[] {
  const { hue, saturation } = hslOf(hex);
  return [92, 80, 68, 56, 44, 32, 20, 10].map((lightness) => hexFromHsl({ hue, saturation, lightness }));
}

/** The opposite, the neighbours and the thirds of the circle. */
export function harmonyOf(hex: string): readonly string[] {
  const base = hslOf(hex);
  return [180, 30, 330, 120, 240].map((turn) => hexFromHsl({ ...base, hue: (base.hue + turn) % 360 }));
}

/** How well two colours are told apart, from 1 to 21. */
export function contrastOf(left: string, right: string): number {
  const [light, dark] = [luminance(left), luminance(right)].toSorted((one, other) => other - one);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = rgbOf(hex).map((part) => {
    const share = part / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
