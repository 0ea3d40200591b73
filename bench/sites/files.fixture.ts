/** The files that are measured, for whoever serves them. */
export const benchFiles = [
  { name: 'small.bin', sizeBytes: 2 * 1024 },
  { name: 'large.bin', sizeBytes: 150 * 1024 },
] as const;

export function benchBytes(sizeBytes: number): Buffer {
  return Buffer.from(Array.from({ length: sizeBytes }, (_, index) => (index * 31) % 251));
}
