import { CloudIcon, CloudRainIcon, type LucideIcon, SearchXIcon, SunIcon, WindIcon } from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { SearchInput } from "@/components/common/SearchInput";
import { Button } from "@/components/ui/button";
import { type CityWeather, type Sky, sampleWeather } from "@/data/sample-weather";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { matchesText } from "@/lib/search";
import { words } from "@/lib/words";

const SKY_ICONS: Record<Sky, LucideIcon> = {
  sunny: SunIcon,
  cloudy: CloudIcon,
  rainy: CloudRainIcon,
  windy: WindIcon,
};

const SKY_NAMES: Record<Sky, string> = {
  sunny: words.sunny,
  cloudy: words.cloudy,
  rainy: words.rainy,
  windy: words.windy,
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
      <p className="rounded-lg border border-dashed p-3 text-sm">{words.weatherNote}</p>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <SearchInput label={words.searchCity} value={query} onChange={setQuery} />
        <FilterSwitch label={words.fahrenheitSwitch} checked={isFahrenheit} onChange={setIsFahrenheit} />
      </div>
      {found.length === 0 ? (
        <EmptyState icon={SearchXIcon} title={words.noCity} text={words.noResultsText} />
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
  const degrees = (celsius: number) =>
    isFahrenheit ? Math.round(celsius * 1.8 + 32) + " °F" : celsius + " °C";
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
            <dt>{words.humidity}</dt>
            <dd className="font-semibold tabular-nums">{today.humidity} %</dd>
          </div>
          <div className="flex gap-3">
            <dt>{words.wind}</dt>
            <dd className="font-semibold tabular-nums">{today.windKmh} km/h</dd>
          </div>
        </dl>
      </article>
      <section aria-label={words.forecast} className="grid gap-3">
        <h3 className="font-heading text-lg font-semibold">{words.forecast}</h3>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {next.map(({ day, sky, high, low }) => {
            const DayIcon = SKY_ICONS[sky];
            return (
              <li
                key={day}
                className="grid justify-items-center gap-2 rounded-xl border bg-card p-4 text-card-foreground"
              >
                <p className="text-sm">
                  {new Date(day + "T00:00").toLocaleDateString(app.locale, { weekday: "long" })}
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
