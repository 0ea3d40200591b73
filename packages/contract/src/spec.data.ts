import { doc1Calls } from './spec/doc1-calls.data.ts';
import { doc1Constants } from './spec/doc1-constants.data.ts';
import { doc1Entities } from './spec/doc1-entities.data.ts';
import { doc1Errors } from './spec/doc1-errors.data.ts';
import { doc1Rules } from './spec/doc1-rules.data.ts';
import { doc1Screens } from './spec/doc1-screens.data.ts';
import { doc1States } from './spec/doc1-states.data.ts';
import { doc2Calls } from './spec/doc2-calls.data.ts';
import { doc2Errors } from './spec/doc2-errors.data.ts';
import { doc2Rules } from './spec/doc2-rules.data.ts';
import { doc2Screens } from './spec/doc2-screens.data.ts';
import { doc2States } from './spec/doc2-states.data.ts';
import { doc3Calls } from './spec/doc3-calls.data.ts';
import { doc3Constants } from './spec/doc3-constants.data.ts';
import { doc3Errors } from './spec/doc3-errors.data.ts';
import { doc3Rules } from './spec/doc3-rules.data.ts';
import { doc3Screens } from './spec/doc3-screens.data.ts';
import { doc3States } from './spec/doc3-states.data.ts';
import { records } from './spec/records.data.ts';
import type { SpecEntry } from './spec/entry.ts';

/** Every path, text, limit, route, permission and enumeration of the specification. */
export const spec: readonly SpecEntry[] = [
  ...doc1Screens,
  ...doc1Entities,
  ...doc1States,
  ...doc1Rules,
  ...doc1Calls,
  ...doc1Errors,
  ...doc1Constants,
  ...doc2Screens,
  ...doc2States,
  ...doc2Rules,
  ...doc2Calls,
  ...doc2Errors,
  ...doc3Screens,
  ...doc3States,
  ...doc3Rules,
  ...doc3Calls,
  ...doc3Errors,
  ...doc3Constants,
  ...records,
];
