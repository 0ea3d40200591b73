import { limits } from '@loam/contract';
import { createLocalValue } from '../../shared/local-value.ts';
import { defaultPins, migratePins, Pins } from './model/tool-bar.ts';

export const pinsValue = createLocalValue<Pins>({
  key: 'tool-pins',
  version: limits.toolBar.pinsVersion,
  schema: Pins,
  fallback: defaultPins,
  migrate: migratePins,
});
