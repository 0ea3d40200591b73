import type { ScreenProps } from '../../console/screen.ts';
import { TableList } from './table-list.tsx';
import { TableScreen } from './table-screen.tsx';

/** All tables, or one of them. */
export function DatabaseScreen(props: ScreenProps) {
  const { table } = props.params;
  return table === undefined ? <TableList {...props} /> : <TableScreen {...props} table={table} />;
}
