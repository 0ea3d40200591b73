import { camelCase } from '../lexicon/entity-lexicon.ts';
import { sentenceCase } from '../understand/fields.ts';
import { stemOf } from './office/named.ts';
import { changeEntity, type Draft } from './draft.ts';
import { placeField, withValues } from './entity-edits.ts';
import type { BuiltEntity } from './entities.ts';
import { field } from './shorthand.ts';

/** What is marked by hand is a yes or no of each record, where nothing that it has can say so. */
export function addMarkedAs(draft: Draft): void {
  for (const { thing, state } of draft.said.marks) {
    const target = markedIn(draft, thing);
    if (target === undefined || tells(target, state)) continue;
    const id = camelCase(state);
    const flag = field(id, sentenceCase(state), 'flag');
    changeEntity(draft, target.plan.id, (plan) =>
      withValues(placeField(plan, flag, plan.fields.length), id, (_, at) => at % 3 === 1),
    );
  }
}

/** The thing that is named, else the first that somebody keeps. */
const markedIn = ({ entities }: Draft, thing: string): BuiltEntity | undefined => {
  const name = stemOf(thing.toLowerCase());
  const kept = entities.filter(({ said, nature }) => said !== null && nature !== 'person');
  return name === '' ? kept[0] : kept.find(({ plan }) => stemOf(plan.one.toLowerCase()) === name);
};

const tells = ({ plan }: BuiltEntity, state: string): boolean =>
  plan.fields.some(
    ({ label, options = [], type }) =>
      label.toLowerCase().includes(state.slice(0, 5)) ||
      options.some((option) => option.toLowerCase() === state) ||
      (type === 'flag' && label.toLowerCase() === state),
  );
