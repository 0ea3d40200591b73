import { createLocalValue } from '../../shared/local-value.ts';
import { defaultPanes, PaneSizes } from './model/panes.ts';

export const panesValue = createLocalValue<PaneSizes>({
  key: 'project-panes',
  version: '1',
  schema: PaneSizes,
  fallback: defaultPanes,
});
