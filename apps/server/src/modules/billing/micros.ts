import { microsPerCredit } from '@loam/contract';

export function toCredits(micros: number): number {
  return micros / microsPerCredit;
}

export function toMicros(credits: number): number {
  return Math.round(credits * microsPerCredit);
}
