import {
  type LucideIcon,
  CloudIcon,
  CloudRainIcon,
  SearchXIcon,
  StarIcon,
  SunIcon,
  WindIcon,
} from "lucide-react";
import { useState } from "react";
import { EmptyState } from "@/components/common/EmptyState";
import { FilterSwitch } from "@/components/common/FilterSwitch";
import { SearchInput } from "@/components/common/SearchInput";
import { ChoiceButtons } from "@/components/tools/ChoiceButtons";
import { Button } from "@/components/ui/button";
import { type CityWeather, type Sky, sampleWeather } from "@/data/sample-weather";
import { useStored } from "@/hooks/use-stored";
import { app } from "@/lib/app";
import { toggled } from "@/lib/saved";
import { matchesText } from "@/lib/search";
import { words } from "@/lib/words";

const SKIES: Record<Sky, { icon: LucideIcon; name: string }> = {
  sunny: { icon: SunIcon, name: words.sunny },
  cloudy: { icon: CloudIcon, name: words.cloudy },
  rainy: { icon: CloudRainIcon, name: words.rainy },
  windy: { icon: WindIcon, name: words.windy },
};

export function WeatherBoard() {
  const cities = sampleWeather();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useStored("weather-city", cities[0].city);
  const [isFahrenheit, setIsFahrenheit] = useStored("weather-fahrenheit", false);
  const [favourites, setFavourites] = useStored<readonly string[]>("weather-favourites", []);
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
        <ChoiceButtons options={found.map(({ city }) => city)} value={open.city} onChange={setChosen} />
      )}
      {favourites.length > 0 && (
        <section aria-label={words.favouriteCities} className="grid gap-3">
          <h3 className="font-heading text-lg font-semibold">{words.favouriteCities}</h3>
          <ChoiceButtons options={favourites} value={open.city} onChange={setChosen} />
        </section>
      )}
      <Button
        variant="outline"
        className="justify-self-start"
        aria-pressed={favourites.includes(open.city)}
        onClick={() => setFavourites(toggled(favourites, open.city))}
      >
        <StarIcon className={favourites.includes(open.city) ? "fill-current" : ""} />
        {favourites.includes(open.city) ? words.dropFavourite : words.addFavourite}
      </Button>
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
  const { icon: Icon, name } = SKIES[today.sky];
  const degrees = (celsius: number) =>
    isFahrenheit ? Math.round(celsius * 1.8 + 32) + " °F" : celsius + " °C";
  const facts = [
    { label: words.humidity, value: today.humidity + " %" },
    { label: words.wind, value: today.windKmh + " km/h" },
  ];

  return (
    <div className="grid gap-6">
      <article className="flex flex-wrap items-center gap-8 rounded-2xl bg-primary p-8 text-primary-foreground">
        <Icon className="size-20" />
        <div className="grid gap-1">
          <h3 className="font-heading text-2xl font-semibold">{forecast.city}</h3>
          <p className="font-heading text-5xl font-semibold tabular-nums">{degrees(today.high)}</p>
          <p>{name}</p>
        </div>
        <dl className="ml-auto grid gap-2">
          {facts.map(({ label, value }) => (
            <div key={label} className="flex gap-3">
              <dt>{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </article>
      <section aria-label={words.forecast} className="grid gap-3">
        <h3 className="font-heading text-lg font-semibold">{words.forecast}</h3>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
          {next.map(({ day, sky, high, low }) => {
            const { icon: DayIcon, name: skyName } = SKIES[sky];
            return (
              <li
                key={day}
                className="grid justify-items-center gap-2 rounded-xl border bg-card p-4 text-card-foreground"
              >
                <p className="text-sm">
                  {new Date(day + "T00:00").toLocaleDateString(app.locale, { weekday: "long" })}
                </p>
                <DayIcon aria-label={skyName} className="size-8" />
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
