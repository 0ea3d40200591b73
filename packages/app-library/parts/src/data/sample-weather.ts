import { inDays } from "@/data/relative-days";

export type Sky = "sunny" | "cloudy" | "rainy" | "windy";

export interface DayWeather {
  day: string;
  sky: Sky;
  /** Degrees Celsius. */
  high: number;
  low: number;
  humidity: number;
  windKmh: number;
}

export interface CityWeather {
  city: string;
  days: readonly DayWeather[];
}

const CITIES = [
  { city: "Berlin", warmth: 12 },
  { city: "Lisbon", warmth: 20 },
  { city: "London", warmth: 13 },
  { city: "Madrid", warmth: 19 },
  { city: "New York", warmth: 15 },
  { city: "Paris", warmth: 14 },
  { city: "São Paulo", warmth: 23 },
  { city: "Sydney", warmth: 21 },
  { city: "Tokyo", warmth: 17 },
];

const SKIES: readonly Sky[] = ["sunny", "cloudy", "rainy", "windy", "sunny", "cloudy"];

/** Made up, but the same for everyone on the same day. A weather service would take this file's place. */
export function sampleWeather(): readonly CityWeather[] {
  return CITIES.map(({ city, warmth }) => ({
    city,
    days: Array.from({ length: 6 }, (_, offset) => {
      const day = inDays(offset);
      const chance = chanceOf(city + day);
      const high = warmth + (chance % 11) - 3;
      return {
        day,
        sky: SKIES[chance % SKIES.length],
        high,
        low: high - 5 - (chance % 4),
        humidity: 40 + (chance % 50),
        windKmh: 5 + (chance % 28),
      };
    }),
  }));
}

function chanceOf(text: string): number {
  return Array.from(text).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
}
