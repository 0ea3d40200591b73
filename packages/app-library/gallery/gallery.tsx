import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ModeSwitch } from "@/components/common/ModeSwitch";
import { BLOCKS } from "./blocks.tsx";
import { CHARTS } from "./charts.tsx";
import { GAMES } from "./games.tsx";
import { TOOLS } from "./tools.tsx";

const GROUPS: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Games: GAMES,
  Tools: TOOLS,
  Blocks: BLOCKS,
  Charts: CHARTS,
};

/** Every part by itself: `?group=Games` shows a group, `?part=TicTacToe` one of them. */
export function Gallery() {
  const [search] = useSearchParams();
  const [group, part] = [search.get("group"), search.get("part")];
  return (
    <main className="mx-auto grid w-full max-w-6xl gap-12 px-4 py-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-3xl font-semibold">Parts of the app library</h1>
        <nav aria-label="Groups" className="flex items-center gap-4">
          {Object.keys(GROUPS).map((name) => (
            <a key={name} href={`?group=${name}`} className="underline">
              {name}
            </a>
          ))}
          <ModeSwitch />
        </nav>
      </header>
      {Object.entries(GROUPS)
        .filter(([name]) => group === null || name === group)
        .flatMap(([, parts]) => Object.entries(parts))
        .filter(([name]) => part === null || name === part)
        .map(([name, element]) => (
          <section key={name} id={name} data-part={name} aria-label={name} className="grid min-w-0 gap-4">
            <h2 className="border-b pb-2 text-sm text-muted-foreground">
              <a href={`?part=${name}`}>{name}</a>
            </h2>
            {element}
          </section>
        ))}
    </main>
  );
}
