import { describe, expect, it } from 'vitest';
import { colourDistance, readHex, toHex } from './colour-distance.ts';

describe('distance of colours', () => {
  it('is nothing for the same, small for a shade, large for another', () => {
    expect(colourDistance(readHex('#006400'), readHex('#006400'))).toBe(0);
    expect(colourDistance(readHex('#006400'), readHex('#016501'))).toBeLessThan(3);
    expect(colourDistance(readHex('#006400'), readHex('#640000'))).toBeGreaterThan(40);
    expect(colourDistance(readHex('#000000'), readHex('#ffffff'))).toBeCloseTo(100, 0);
  });

  it('reads and writes hexadecimal', () => {
    expect(toHex(readHex('#0f766e'))).toBe('#0f766e');
  });
});
