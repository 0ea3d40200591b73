export const deviceNames = ['desktop', 'tablet', 'phone'] as const;
export type DeviceName = (typeof deviceNames)[number];

export interface Device {
  readonly name: DeviceName;
  /** Lies on its side. */
  readonly isRotated: boolean;
}

export interface Size {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** In CSS pixels, upright: a 10.2 inch tablet and a current phone. */
const sizes = {
  tablet: { widthPx: 768, heightPx: 1024 },
  phone: { widthPx: 390, heightPx: 844 },
} as const satisfies Record<Exclude<DeviceName, 'desktop'>, Size>;

const marginPx = 16;

/** How large the page believes to be; undefined when it fills the room there is. */
export function deviceSize({ name, isRotated }: Device): Size | undefined {
  if (name === 'desktop') return undefined;
  const { widthPx, heightPx } = sizes[name];
  return isRotated ? { widthPx: heightPx, heightPx: widthPx } : { widthPx, heightPx };
}

/** How much a device is made smaller to be seen whole; never larger than it is. */
export function scaleToFit(size: Size, room: Size): number {
  const scale = Math.min(
    (room.widthPx - 2 * marginPx) / size.widthPx,
    (room.heightPx - 2 * marginPx) / size.heightPx,
    1,
  );
  return scale > 0 ? scale : 1;
}
