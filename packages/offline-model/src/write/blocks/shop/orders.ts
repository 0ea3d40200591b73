import { factList, shown, titleExpression } from '../../collection/show.ts';
import { attribute, indent, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';

/** The orders that the person in front has placed. */
export function writeOrders(draft: Draft, orders: EntityNames, shopPath: string): string {
  const { table, value, title, plan } = orders;
  const others = plan.fields.filter((field) => field !== title);
  const items = others.find((field) => field.type === 'longText' && /item|product|line/i.test(field.id));
  const status = others.find((field) => field.type === 'choice' && /status/i.test(field.id));
  const facts = others.filter((field) => field !== status && field.type !== 'longText');
  draft.add(
    'src/components/shop/OwnOrders.tsx',
    `export function OwnOrders() {
  const ${table} = useOwnRecords(${quote(table)});

  if (${table}.length === 0) {
    return (
      <EmptyState icon={PackageIcon} ${attribute('title', draft.say('shopNoOrders'))} ${attribute('text', draft.say('shopNoOrdersText'))}>
        <Button asChild variant="outline">
          <Link to="${shopPath}">${draft.say('shopBrowse')}</Link>
        </Button>
      </EmptyState>
    );
  }

  return (
    <ul ${attribute('aria-label', draft.say('shopOrders'))} className="grid gap-4">
      {${table}.map((${value}) => (
        <li key={${value}.id} className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-heading text-lg font-semibold">{${titleExpression(orders)}}</h2>
            ${status ? shown(draft, orders, status) : ''}
          </div>
          ${items ? `<p className="text-sm whitespace-pre-line">${shown(draft, orders, items)}</p>` : ''}
          ${indent(factList(draft, orders, { fields: facts, className: 'grid grid-cols-2 gap-4 border-t pt-4 sm:grid-cols-4' }), 10)}
        </li>
      ))}
    </ul>
  );
}
`,
  );
  return '<OwnOrders />';
}
