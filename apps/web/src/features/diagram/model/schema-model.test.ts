import { expect, test } from 'vitest';
import { databaseDiagram } from './data-model.ts';
import { schemaModel } from './schema-model.ts';

const column = (name: string, is_primary = false) => ({ name, type: 'uuid', is_nullable: false, is_primary });

test('the tables of a cloud become a diagram, whatever they are called', () => {
  const code = databaseDiagram(
    schemaModel([
      {
        schema: 'public',
        name: 'odd "name"; drop',
        kind: 'table',
        has_row_security: true,
        columns: [column('id', true), column('team')],
        foreign_keys: [
          { columns: ['team'], target_schema: 'hr', target_table: 'teams', target_columns: ['id'] },
        ],
      },
      {
        schema: 'hr',
        name: 'teams',
        kind: 'table',
        has_row_security: true,
        columns: [column('id', true)],
        foreign_keys: [],
      },
      {
        schema: 'public',
        name: 'seen',
        kind: 'view',
        has_row_security: false,
        columns: [],
        foreign_keys: [],
      },
    ]),
  );
  expect(code).toBe(
    [
      'erDiagram',
      '  odd_name_drop {',
      '    uuid id PK',
      '    uuid team FK',
      '  }',
      '  hr_teams {',
      '    uuid id PK',
      '  }',
      '  hr_teams ||--o{ odd_name_drop : "team"',
    ].join('\n'),
  );
});
