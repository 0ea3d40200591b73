/** The outline of one of so many equal slices of a circle of radius 100 around the origin; the first begins at the top. */
export function slicePath(index: number, count: number): string {
  const [from, to] = [pointAt(index / count), pointAt((index + 1) / count)];
  const isLarge = count === 1 || 1 / count > 0.5 ? 1 : 0;
  return `M0 0 L${from} A100 100 0 ${isLarge} 1 ${to} Z`;
}

/** How far the wheel turns, from where it stands, until the slice's middle is at the top. */
export function turnTo(current: number, index: number, count: number): number {
  const middle = ((index + 0.5) / count) * 360;
  const rest = (((-middle - current) % 360) + 360) % 360;
  return current + 5 * 360 + rest;
}

/** Those still to be picked; a name that stands twice is picked twice. */
export function withoutPicked(entries: readonly string[], picked: readonly string[]): readonly string[] {
  const left = [...entries];
  for (const name of picked) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

export function sliceAngle(index: number, count: number): number {
  return ((index + 0.5) / count) * 360 - 90;
}

function pointAt(share: number): string {
  const angle = (share * 360 - 90) * (Math.PI / 180);
  return `${(100 * Math.cos(angle)).toFixed(3)} ${(100 * Math.sin(angle)).toFixed(3)}`;
}
