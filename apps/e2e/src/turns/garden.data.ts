/** What the scripts write: short, but it runs on our template. */

export const plants = `export interface Plant {
  readonly name: string;
  readonly everyDays: number;
}

export const plants: readonly Plant[] = [
  { name: 'Monstera', everyDays: 7 },
  { name: 'Basil', everyDays: 1 },
  { name: 'Aloe', everyDays: 21 },
];
`;

export const plantList = `import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { plants } from '@/lib/plants';

export function PlantList() {
  const [watered, setWatered] = useState<readonly string[]>([]);
  return (
    <ul className="flex flex-col gap-3">
      {plants.map(({ name, everyDays }) => (
        <li key={name}>
          <Card className="flex flex-row items-center justify-between gap-4 p-4">
            <span>
              {name}, every {everyDays} days
            </span>
            <Button disabled={watered.includes(name)} onClick={() => setWatered([...watered, name])}>
              Water
            </Button>
          </Card>
        </li>
      ))}
    </ul>
  );
}
`;

export const plantPage = `import { PlantList } from '@/components/PlantList';

export default function Index() {
  return (
    <main className="mx-auto flex max-w-xl flex-col gap-6 px-6 py-12">
      <h1 className="text-3xl font-semibold">Watering planner</h1>
      <PlantList />
    </main>
  );
}
`;

export const rooms = `export const rooms = ['Kitchen', 'Bedroom'] as const;

/** Where each plant stands. */
export const roomOf: Readonly<Record<string, (typeof rooms)[number]>> = {
  Monstera: 'Bedroom',
  Basil: 'Kitchen',
  Aloe: 'Kitchen',
};
`;

/** The main is never closed. */
export const brokenCalendar = `export default function Index() {
  return (
    <main className="p-8">
      <h1>Sowing calendar</h1>
      <ol>
        <li>March: tomatoes</li>
        <li>April: beans</li>
      </ol>
  );
}
`;

export const calendar = `export default function Index() {
  return (
    <main className="p-8">
      <h1>Sowing calendar</h1>
      <ol>
        <li>March: tomatoes</li>
        <li>April: beans</li>
      </ol>
    </main>
  );
}
`;

export const shoppingList = `const things = ['Soil', 'Pots', 'Twine'];

export function ShoppingList() {
  return (
    <ul className="list-disc pl-6">
      {things.map((thing) => (
        <li key={thing}>{thing}</li>
      ))}
    </ul>
  );
}
`;

export const shoppingPage = `import { ShoppingList } from '@/components/ShoppingList';

export default function Index() {
  return (
    <main className="p-8">
      <h1>Sowing calendar</h1>
      <ShoppingList />
    </main>
  );
}
`;

export const footer = `export function Footer() {
  return <footer className="p-8 text-sm">Made in the garden</footer>;
}
`;

export const footerPage = calendar
  .replace('export default', "import { Footer } from '@/components/Footer';\n\nexport default")
  .replace('    </main>', '      <Footer />\n    </main>');

export const club = `export default function Index() {
  return (
    <main className="p-8">
      <h1>Garden club</h1>
      <button type="button">Join</button>
    </main>
  );
}
`;
