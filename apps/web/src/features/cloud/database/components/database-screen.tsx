import type { ScreenProps } from '../../console/screen.ts';
import { DatabaseHome } from '../structure/components/database-home.tsx';
import { TableStructureScreen } from '../structure/components/table-structure.tsx';
import { TableScreen } from './table-screen.tsx';

/** The whole database, the rows of one table, or what that table is made of. */
export function DatabaseScreen(props: ScreenProps) {
  const { table, view } = props.params;
  if (table === undefined) return <DatabaseHome {...props} />;
  return view === 'structure' ? (
    <TableStructureScreen {...props} table={table} />
  ) : (
    <TableScreen {...props} table={table} />
  );
}
