export type {
  Capability,
  Case,
  Check,
  CheckKind,
  ColourPlace,
  Entry,
  Input,
  Language,
  Names,
  Step,
  ToolCheck,
  Turn,
  Wording,
} from './case.ts';
export { actsThenObserves, CAPABILITIES, EVERY_APP } from './case.ts';
export { arrivalCases } from './arrivals/index.ts';
export { heldOutCases } from './held-out/index.ts';
export { longTalk } from './long-talk.data.ts';
export { newcomerCases } from './newcomers/index.ts';
export { openCases } from './open/index.ts';
export { strangerCases } from './strangers/index.ts';
