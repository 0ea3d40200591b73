import { Check } from 'lucide-react';

import { Avatar, type AvatarPerson } from '../avatar.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card, CardContent, CardDescription, CardFooter, CardHeader, CardTitle } from '../card.tsx';
import { CodeBlock } from '../code-block.tsx';
import { DataList } from '../data-list.tsx';
import { RelativeTime } from '../relative-time.tsx';
import { StatusDot } from '../status-dot.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '../table.tsx';
import { tones } from '../tone.ts';
import { useNow } from '../use-now.ts';
import { Specimen } from './gallery-section.tsx';

const people: readonly AvatarPerson[] = [
  'Ada Lovelace',
  'Grace Hopper',
  'Alan Turing',
  'Mary Anning',
  'Rachel Carson',
  'Jane Goodall',
  'Barbara McClintock',
  'Edsger Dijkstra',
].map((name) => ({ id: name, name }));

const rows = [
  { name: 'Garden club', count: '1,284', tone: 'success', state: 'Live' },
  { name: 'Seed library', count: '312', tone: 'warning', state: 'Building' },
  { name: 'Compost log', count: '18', tone: 'neutral', state: 'Draft' },
] as const;

const code = `export function grow(seed: Seed, soil: Soil): Plant {
  const roots = soil.hold(seed);
  return { roots, leaves: [], height: 0 };
}`;

export function GalleryData() {
  return (
    <>
      <Specimen name="Badge">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        {tones.map((tone) => (
          <Badge key={tone} tone={tone} variant="solid">
            {tone}
          </Badge>
        ))}
        <Badge variant="outline">outline</Badge>
        <Badge tone="success">
          <Check aria-hidden />
          Connected
        </Badge>
      </Specimen>
      <Specimen name="Status" className="gap-x-6">
        {tones.map((tone) => (
          <span key={tone} className="flex items-center gap-2 text-sm">
            <StatusDot tone={tone} live={tone === 'success'} />
            {tone}
          </span>
        ))}
      </Specimen>
      <Specimen name="Avatar" className="gap-x-6">
        <span className="flex items-center gap-2">
          {people.map((person) => (
            <Avatar key={person.id} person={person} />
          ))}
        </span>
      </Specimen>
      <Specimen name="Card" className="grid items-stretch gap-4 sm:grid-cols-2">
        <CardExample />
        <DataListExample />
      </Specimen>
      <Specimen name="Table">
        <TableExample />
      </Specimen>
      <Specimen name="Code block" className="flex-col flex-nowrap items-stretch">
        <CodeBlock code={code} title="src/grow.ts" />
        <CodeBlock code="npm start" />
      </Specimen>
    </>
  );
}

function CardExample() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Garden club</CardTitle>
        <CardDescription>Members book beds and share tools.</CardDescription>
      </CardHeader>
      <CardContent>Eleven beds are free this week.</CardContent>
      <CardFooter className="justify-between">
        <span className="text-muted-foreground">1,284 visits</span>
        <Button size="sm" variant="ghost">
          Open
        </Button>
      </CardFooter>
    </Card>
  );
}

function DataListExample() {
  const now = useNow();
  return (
    <Card>
      <CardContent>
        <DataList
          items={[
            { label: 'Owner', value: 'Ada Lovelace' },
            { label: 'Created', value: <RelativeTime value={now - 3 * 86_400_000} /> },
            { label: 'Last edit', value: <RelativeTime value={now - 12 * 60_000} /> },
          ]}
        />
      </CardContent>
    </Card>
  );
}

function TableExample() {
  return (
    <div className="w-full rounded-lg border border-border">
      <Table label="Projects">
        <TableHeader>
          <TableRow>
            <TableHead>Name</TableHead>
            <TableHead>State</TableHead>
            <TableHead className="text-right">Visits</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.name}>
              <TableCell className="font-medium whitespace-nowrap">{row.name}</TableCell>
              <TableCell>
                <span className="flex items-center gap-2 whitespace-nowrap">
                  <StatusDot tone={row.tone} live={row.state === 'Building'} />
                  {row.state}
                </span>
              </TableCell>
              <TableCell className="text-right">{row.count}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
