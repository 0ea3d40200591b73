import { enums, fillText, limits, texts } from '@loam/contract';
import { Card, SegmentedControl, Skeleton } from '@loam/ui';
import { useState } from 'react';
import { DayBars } from '../../console/day-bars.tsx';
import { ErrorPanel } from '../../console/error-panel.tsx';
import { useSignups } from '../api.ts';
import { userWords } from '../texts.data.ts';

type Range = (typeof enums.users.signupRangeDays)[number];

const segments = enums.users.signupRangeDays.map((days) => ({
  value: String(days),
  label: fillText(userWords.days, { n: String(days) }),
}));

/** How many signed up on each of the last days. */
export function Signups({ projectId }: { readonly projectId: string }) {
  const [days, setDays] = useState<Range>(limits.users.defaultSignupRangeDays);
  const signups = useSignups(projectId, days);
  const total = signups.data?.reduce((sum, { count }) => sum + count, 0);
  const choose = (value: string) => {
    const next = enums.users.signupRangeDays.find((known) => String(known) === value);
    if (next !== undefined) setDays(next);
  };
  return (
    <Card className="flex flex-col gap-3 p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-md font-semibold">
          {texts.users.signups}
          {total === undefined ? null : (
            <span className="ms-2 font-normal text-muted-foreground tabular-nums">
              {total.toLocaleString('en')}
            </span>
          )}
        </h3>
        <SegmentedControl
          label={userWords.range}
          size="sm"
          segments={segments}
          value={String(days)}
          onValueChange={choose}
        />
      </div>
      {signups.data !== undefined ? (
        <DayBars label={texts.users.signups} days={signups.data} say={saySignups} />
      ) : signups.isError ? (
        <ErrorPanel
          title={texts.users.chartFailed}
          error={signups.error}
          onRetry={signups.refetch}
          isRetrying={signups.isFetching}
        />
      ) : (
        <Skeleton className="h-28" />
      )}
    </Card>
  );
}

function saySignups(count: number): string {
  return count === 1 ? userWords.oneSignup : fillText(userWords.signups, { n: count.toLocaleString('en') });
}
