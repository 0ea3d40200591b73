import { texts } from '@loam/contract';
import { Avatar, formatRelativeTime, Tooltip, useIsPhone, useNow } from '@loam/ui';
import { usePresence } from '../api.ts';
import { placeText } from '../model/presence-place.ts';
import { presentPeople, type PresentPerson, shownPresence } from '../model/presence-windows.ts';

/** Who looks at the project now, and who did today. */
export function PresenceAvatars({ projectId }: { readonly projectId: string }) {
  const nowMs = useNow();
  const isPhone = useIsPhone();
  const people = presentPeople(usePresence(projectId), nowMs);
  if (people.length === 0) return null;
  const { shown, hidden } = shownPresence(people, isPhone);
  return (
    <ul aria-label="People here lately" className="isolate flex items-center -space-x-1.5">
      {shown.map((present, index) => (
        // Each above the next one, which would cover the sign that it is here now.
        <li key={present.person.id} className="relative flex" style={{ zIndex: shown.length - index }}>
          <PresenceAvatar present={present} nowMs={nowMs} />
        </li>
      ))}
      {hidden.length === 0 ? null : <MorePeople hidden={hidden} nowMs={nowMs} />}
    </ul>
  );
}

function PresenceAvatar({ present, nowMs }: { readonly present: PresentPerson; readonly nowMs: number }) {
  const { person, isNow } = present;
  const label = `${person.display_name} · ${seenText(present, nowMs)}`;
  return (
    <Tooltip label={label} side="bottom">
      <a
        href={`/@${person.id}`}
        aria-label={label}
        className="relative flex rounded-full ring-2 ring-background"
      >
        <Avatar
          decorative
          size="sm"
          className={isNow ? undefined : 'opacity-60'}
          person={{
            id: person.id,
            name: person.display_name,
            imageUrl: person.photo_url ?? undefined,
          }}
        />
        {isNow ? (
          <span
            aria-hidden
            className="absolute -right-0.5 -bottom-0.5 size-2 rounded-full bg-success ring-2 ring-background"
          />
        ) : null}
      </a>
    </Tooltip>
  );
}

function MorePeople({
  hidden,
  nowMs,
}: {
  readonly hidden: readonly PresentPerson[];
  readonly nowMs: number;
}) {
  const names = hidden.map((present) => `${present.person.display_name} · ${seenText(present, nowMs)}`);
  return (
    <li className="flex">
      <Tooltip side="bottom" label={<span className="whitespace-pre-line">{names.join('\n')}</span>}>
        <button
          type="button"
          aria-label={`${hidden.length} more: ${names.join(', ')}`}
          className="flex size-6 items-center justify-center rounded-full bg-hover text-2xs font-semibold ring-2 ring-background"
        >
          +{hidden.length}
        </button>
      </Tooltip>
    </li>
  );
}

function seenText({ person, isNow }: PresentPerson, nowMs: number): string {
  if (!isNow) return formatRelativeTime(Date.parse(person.last_seen), nowMs);
  const place = placeText(person.place);
  return place === undefined ? texts.presence.now : `${texts.presence.now} · ${place}`;
}
