import type { TalkBlock } from '../../plan/block-plan.ts';
import { searchable, titleExpression } from '../collection/show.ts';
import { attribute, block as lines, quote } from '../code.ts';
import { detailLink } from '../entity-names.ts';
import type { BlockPlace } from './block.ts';

/** One box over everything the app holds; the words stand in the address so that a search can be shared. */
export function writeGlobalSearch(_block: TalkBlock, { draft }: BlockPlace): string {
  const entities = draft.entities.filter((names) => names.detailPath !== null);
  const hooks = entities.map(({ table }) => `const ${table} = useRecords(${quote(table)});`);
  const groups = entities.map((names) => {
    const { table, value, plan } = names;
    return `{
  title: ${quote(plan.many)},
  results: ${table}
    .filter((${value}) => matchesText(query, [${searchable(draft, names).join(', ')}]))
    .map((${value}) => ({ id: ${value}.id, title: ${titleExpression(names)}, path: ${detailLink(names).slice(1, -1)} })),
},`;
  });
  const { name, isNew } = draft.componentName('SearchEverything', 'globalSearch');
  if (isNew) {
    draft.add(
      `src/components/sections/${name}.tsx`,
      `export function ${name}() {
  const [params, setParams] = useSearchParams();
  const query = params.get("q") ?? "";
  ${lines(hooks, 2)}
  const hits = [
    ${lines(groups, 4)}
  ].filter((group) => group.results.length > 0);

  return (
    <div className="grid gap-8">
      <SearchInput
        ${attribute('label', draft.say('searchPrompt'))}
        value={query}
        onChange={(q) => setParams(q ? { q } : {}, { replace: true })}
      />
      {query.trim() === "" ? (
        <EmptyState icon={SearchIcon} ${attribute('title', draft.say('searchPrompt'))} ${attribute('text', draft.say('searchText'))} />
      ) : hits.length === 0 ? (
        <NoResults ${attribute('title', draft.say('noResults', { many: draft.say('entries') }))} onReset={() => setParams({})} />
      ) : (
        hits.map(({ title, results }) => (
          <Section key={title} title={title}>
            <ul className="grid gap-2">
              {results.map((result) => (
                <li key={result.id}>
                  <Link
                    to={result.path}
                    className="block rounded-lg border bg-card px-4 py-3 font-medium text-card-foreground hover:border-primary"
                  >
                    {result.title}
                  </Link>
                </li>
              ))}
            </ul>
          </Section>
        ))
      )}
    </div>
  );
}
`,
    );
  }
  return `<${name} />`;
}
