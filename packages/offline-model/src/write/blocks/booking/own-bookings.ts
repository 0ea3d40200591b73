import { fact } from '../../collection/show.ts';
import { attribute, block as lines, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';

/** One's bookings below the form, where no page lists them. */
export function writeOwn(draft: Draft, names: EntityNames): string {
  const { table, value } = names;
  const component = `Own${names.type}List`;
  const facts = names.plan.fields.filter((field) => field.isListed).slice(0, 5);
  draft.add(
    `${names.folder}/${component}.tsx`,
    `export function ${component}() {
  const ${table} = useOwnRecords(${quote(table)});

  return (
    <Section ${attribute('title', draft.say('bookMine'))}>
      {${table}.length === 0 ? (
        <EmptyState icon={CalendarDaysIcon} ${attribute('title', draft.say('bookNone'))} ${attribute('text', draft.say('bookNoneText'))} />
      ) : (
        <ul className="grid gap-3">
          {${table}.map((${value}) => (
            <li key={${value}.id} className="flex flex-wrap items-center gap-4 rounded-xl border bg-card p-4 text-card-foreground">
              <dl className="grid flex-1 grid-cols-2 gap-3 sm:grid-cols-4">
                <Fact ${attribute('label', draft.say('reference'))}>{referenceOf(${value}.id)}</Fact>
                ${lines(
                  facts.map((field) => fact(draft, names, field)),
                  16,
                )}
              </dl>
              <CancelBookingButton reference={referenceOf(${value}.id)} onCancel={() => store.${table}.remove(${value}.id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
`,
  );
  return component;
}
