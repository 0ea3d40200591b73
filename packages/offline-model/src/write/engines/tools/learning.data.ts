/** Colours, typing, weather, cards to learn with. */
export const COLOURS: Readonly<Record<string, string>> = {
  'src/lib/tools/colour-maths.ts': `export interface Hsl {
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
  return { hue: Math.round(turn * 60), saturation: Math.round(saturation * 100), lightness: Math.round(lightness * 100) };
}

export function hexFromHsl({ hue, saturation, lightness }: Hsl): string {
  const [share, light] = [saturation / 100, lightness / 100];
  const part = (offset: number) => {
    const place = (offset + hue / 30) % 12;
    const value = light - share * Math.min(light, 1 - light) * Math.max(-1, Math.min(place - 3, 9 - place, 1));
    return Math.round(value * 255).toString(16).padStart(2, "0");
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
`,
  'src/components/tools/ColourPicker.tsx': `export function ColourPicker() {
  const [colour, setColour] = useStored("colour", "#3b82f6");
  const [text, setText] = useState(colour);
  const [kept, setKept] = useStored<readonly string[]>("colours-kept", []);
  const { hue, saturation, lightness } = hslOf(colour);

  const choose = (next: string) => {
    setText(next);
    if (isHexColour(next)) setColour(next.toLowerCase());
  };

  return (
    <div className="grid gap-8">
      <div className="grid items-center gap-6 md:grid-cols-2">
        <div className="aspect-video rounded-2xl border" style={{ backgroundColor: colour }} />
        <div className="grid gap-4 rounded-xl border bg-card p-6 text-card-foreground">
          <Label className="flex items-center gap-3">
            %tColour%
            <Input type="color" value={colour} onChange={(event) => choose(event.target.value)} className="h-12 w-24 p-1" />
          </Label>
          <div className="grid gap-2">
            <Label htmlFor="hex">HEX</Label>
            <Input id="hex" value={text} onChange={(event) => choose(event.target.value)} className="font-mono" />
          </div>
          <p className="font-mono text-sm">rgb({rgbOf(colour).join(", ")})</p>
          <p className="font-mono text-sm">{\`hsl(\${hue}, \${saturation}%, \${lightness}%)\`}</p>
          <p className="text-sm">
            {"%tContrast%"
              .replace("{white}", contrastOf(colour, "#ffffff").toFixed(1))
              .replace("{black}", contrastOf(colour, "#000000").toFixed(1))}
          </p>
          <Button
            type="button"
            className="justify-self-start"
            onClick={() => setKept([colour, ...kept.filter((other) => other !== colour)].slice(0, 16))}
          >
            %tKeep%
          </Button>
        </div>
      </div>
      <Swatches title="%tShades%" colours={shadesOf(colour)} onChoose={choose} />
      <Swatches title="%tHarmony%" colours={harmonyOf(colour)} onChoose={choose} />
      {kept.length > 0 && <Swatches title="%tSaved%" colours={kept} onChoose={choose} />}
    </div>
  );
}

interface SwatchesProps {
  title: string;
  colours: readonly string[];
  onChoose: (colour: string) => void;
}

function Swatches({ title, colours, onChoose }: SwatchesProps) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="font-heading text-lg font-semibold">{title}</h3>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-8">
        {colours.map((colour, index) => (
          <li key={index}>
            <button
              type="button"
              onClick={() => onChoose(colour)}
              className="grid w-full gap-1 rounded-lg border bg-card p-1.5 text-card-foreground outline-none focus-visible:ring-2 focus-visible:ring-ring"
            >
              <span className="aspect-square rounded" style={{ backgroundColor: colour }} />
              <span className="font-mono text-xs">{colour}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
`,
};

export const WEATHER: Readonly<Record<string, string>> = {
  'src/data/sample-weather.ts': `export type Sky = "sunny" | "cloudy" | "rainy" | "windy";

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
  return [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7);
}
`,
  'src/components/tools/WeatherBoard.tsx': `const SKY_ICONS: Record<Sky, LucideIcon> = {
  sunny: SunIcon,
  cloudy: CloudIcon,
  rainy: CloudRainIcon,
  windy: WindIcon,
};

const SKY_NAMES: Record<Sky, string> = {
  sunny: "%tSunny%",
  cloudy: "%tCloudy%",
  rainy: "%tRainy%",
  windy: "%tWindy%",
};

export function WeatherBoard() {
  const cities = sampleWeather();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useStored("weather-city", cities[0].city);
  const [isFahrenheit, setIsFahrenheit] = useStored("weather-fahrenheit", false);
  const found = cities.filter(({ city }) => matchesText(query, [city]));
  const open = cities.find(({ city }) => city === chosen) ?? cities[0];

  return (
    <div className="grid gap-6">
      <p className="rounded-lg border border-dashed p-3 text-sm">%tWeatherNote%</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SearchInput label="%tSearchCity%" value={query} onChange={setQuery} />
        <FilterSwitch label="%tFahrenheitSwitch%" checked={isFahrenheit} onChange={setIsFahrenheit} />
      </div>
      {found.length === 0 ? (
        <EmptyState icon={SearchXIcon} title="%tNoCity%" text="%noResultsText%" />
      ) : (
        <ul className="flex flex-wrap gap-2">
          {found.map(({ city }) => (
            <li key={city}>
              <Button
                type="button"
                variant={city === open.city ? "default" : "outline"}
                aria-pressed={city === open.city}
                onClick={() => setChosen(city)}
              >
                {city}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <CityForecast forecast={open} isFahrenheit={isFahrenheit} />
    </div>
  );
}

interface CityForecastProps {
  forecast: CityWeather;
  isFahrenheit: boolean;
}

function CityForecast({ forecast, isFahrenheit }: CityForecastProps) {
  const [today, ...next] = forecast.days;
  const Icon = SKY_ICONS[today.sky];
  const degrees = (celsius: number) => (isFahrenheit ? Math.round(celsius * 1.8 + 32) + " °F" : celsius + " °C");
  return (
    <div className="grid gap-6">
      <article className="flex flex-wrap items-center gap-8 rounded-2xl bg-primary p-8 text-primary-foreground">
        <Icon aria-hidden="true" className="size-20" />
        <div className="grid gap-1">
          <h3 className="font-heading text-2xl font-semibold">{forecast.city}</h3>
          <p className="font-heading text-5xl font-semibold tabular-nums">{degrees(today.high)}</p>
          <p>{SKY_NAMES[today.sky]}</p>
        </div>
        <dl className="ml-auto grid gap-2">
          <div className="flex gap-3">
            <dt>%tHumidity%</dt>
            <dd className="font-semibold tabular-nums">{today.humidity} %</dd>
          </div>
          <div className="flex gap-3">
            <dt>%tWind%</dt>
            <dd className="font-semibold tabular-nums">{today.windKmh} km/h</dd>
          </div>
        </dl>
      </article>
      <section aria-label="%tForecast%" className="grid gap-3">
        <h3 className="font-heading text-lg font-semibold">%tForecast%</h3>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {next.map(({ day, sky, high, low }) => {
            const DayIcon = SKY_ICONS[sky];
            return (
              <li key={day} className="grid justify-items-center gap-2 rounded-xl border bg-card p-4 text-card-foreground">
                <p className="text-sm">
                  {new Date(day + "T00:00").toLocaleDateString("%locale%", { weekday: "long" })}
                </p>
                <DayIcon aria-label={SKY_NAMES[sky]} className="size-8" />
                <p className="font-semibold tabular-nums">{degrees(high)}</p>
                <p className="text-sm text-muted-foreground tabular-nums">{degrees(low)}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
`,
};
