import { readFile } from 'node:fs/promises';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { hostingError } from '../errors.ts';

/** Countries of addresses from a file in MaxMind's format, read once. */
export async function openGeoDatabase(file: string): Promise<(address: string) => string | null> {
  try {
    const reader = new Reader<CountryResponse>(await readFile(file));
    return (address) => {
      try {
        return reader.get(address)?.country?.iso_code ?? null;
      } catch {
        return null;
      }
    };
  } catch (error) {
    throw hostingError('geo_database', `The database of countries cannot be read: ${file}`, { cause: error });
  }
}
