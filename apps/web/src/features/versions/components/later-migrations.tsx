import { fillText, type RestorePlan } from '@loam/contract';
import { Checkbox, Label } from '@loam/ui';
import { useId } from 'react';
import { versionTexts } from '../texts.data.ts';

interface LaterMigrationsProps {
  readonly plan: RestorePlan;
  readonly isDataChosen: boolean;
  readonly onChooseData: (isChosen: boolean) => void;
}

/** What happened to the database after a version, and whether that goes back, too. */
export function LaterMigrations({ plan, isDataChosen, onChooseData }: LaterMigrationsProps) {
  const id = useId();
  const { migrations: words } = versionTexts;
  const { backup } = plan;
  return (
    <span className="mt-3 flex flex-col gap-2 rounded-md border border-border p-3 text-sm">
      <span className="font-medium text-foreground">{words.title}</span>
      <span role="list" className="flex max-h-32 flex-col gap-1 overflow-y-auto">
        {plan.migrations.map(({ version, name }) => (
          <span role="listitem" key={version} className="font-mono text-xs break-all">
            {name}
          </span>
        ))}
      </span>
      {backup === null ? (
        <span>{`${words.stay} ${words.none}`}</span>
      ) : (
        <>
          <span className="flex items-start gap-2">
            <Checkbox
              id={id}
              checked={isDataChosen}
              onCheckedChange={(value) => onChooseData(value === true)}
            />
            <Label htmlFor={id} className="text-foreground">
              {fillText(words.offer, { time: new Date(backup.created_at).toLocaleString() })}
            </Label>
          </span>
          <span>{isDataChosen ? words.loses : words.stay}</span>
        </>
      )}
    </span>
  );
}
