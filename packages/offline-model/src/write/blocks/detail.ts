import type { DetailBlock } from '../../plan/block-plan.ts';
import type { FieldPlan } from '../../plan/app-plan.ts';
import { actionButtons } from '../collection/actions.ts';
import { isPerson, pictureOf, writeCard } from '../collection/record-card.ts';
import { factList, shown, titleExpression } from '../collection/show.ts';
import { columnsName } from '../data/field-schema.ts';
import { attribute, block as lines, indent, jsxText, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import type { BlockPlace } from './block.ts';
import { writeTalk } from './talk.ts';

/** Everything about one record, what belongs to it, and what people say about it. */
export function writeDetail(block: DetailBlock, { draft }: BlockPlace): string {
  const names = draft.entity(block.entity);
  const { name, isNew } = draft.componentName(`${names.type}Details`, JSON.stringify(block));
  if (isNew) {
    draft.add(`${names.folder}/${name}.tsx`, detailsFile(draft, names, { block, name }));
    draft.add(
      `${names.folder}/${name.replace(/Details/, 'Overview')}.tsx`,
      overviewFile(draft, names, { block, name }),
    );
  }
  return `<${name} />`;
}

interface DetailParts {
  readonly block: DetailBlock;
  readonly name: string;
}

function detailsFile(draft: Draft, names: EntityNames, { block, name }: DetailParts): string {
  const { table, value } = names;
  const overview = name.replace(/Details/, 'Overview');
  const list = listPath(draft, names);
  const related = block.related.flatMap((id) => relatedSection(draft, names, id));
  const talk = writeTalk(draft, names, block);
  const similar = related.length === 0 ? similarSection(draft, names) : null;

  return `export function ${name}() {
  const { id } = useParams();
  const ${table} = useRecords(${quote(table)});
  const ${value} = ${table}.find((candidate) => candidate.id === id);
${related.map(({ hook }) => `  ${hook}\n`).join('')}
  if (!${value}) {
    return (
      <EmptyState icon={SearchXIcon} ${attribute('title', draft.say('recordGone'))} ${attribute('text', draft.say('recordGoneText'))}>
        <Button asChild variant="outline">
          <Link to="${list.path}">${list.label}</Link>
        </Button>
      </EmptyState>
    );
  }
${similar ? `\n  ${similar.statement}\n` : ''}
  return (
    <>
      ${lines(
        [
          `<Link to="${list.path}" className="inline-flex w-fit items-center gap-1.5 text-sm underline-offset-4 hover:underline">
  <ArrowLeftIcon aria-hidden="true" className="size-4" />
  ${list.label}
</Link>`,
          `<${overview} ${value}={${value}} />`,
          ...related.map(({ jsx }) => jsx),
          talk,
          similar?.jsx,
        ],
        6,
      )}
    </>
  );
}
`;
}

/** The page that lists these records, or the start page. */
function listPath(draft: Draft, names: EntityNames): { path: string; label: string } {
  const page = draft.plan.pages.find((candidate) =>
    candidate.blocks.some(
      (block) => block.kind === 'collection' && block.entity === names.plan.id && !block.limit,
    ),
  );
  return page && !page.path.includes(':')
    ? { path: page.path, label: jsxText(draft.say('backTo', { many: names.many })) }
    : { path: '/', label: draft.say('backHome') };
}

/** Other records that point to this one. */
function relatedSection(
  draft: Draft,
  names: EntityNames,
  id: string,
): readonly { hook: string; jsx: string }[] {
  if (!draft.plan.entities.some((entity) => entity.id === id)) return [];
  const other = draft.entity(id);
  const link = other.plan.fields.find((field) => field.type === 'relation' && field.entity === names.plan.id);
  if (!link || other.table === names.table) return [];
  return [
    {
      hook: `const ${other.table} = useRecords(${quote(other.table)}).filter((${other.value}) => ${other.value}.${link.id} === id);`,
      jsx: `<Section ${attribute('title', other.plan.many)}>
  {${other.table}.length === 0 ? (
    <p className="text-muted-foreground">${jsxText(draft.say('emptyTitle', { many: other.many }))}</p>
  ) : (
    ${indent(cardGrid(draft, other, { list: other.table, item: other.value }), 4)}
  )}
</Section>`,
    },
  ];
}

/** The records of a list as cards. */
function cardGrid(draft: Draft, names: EntityNames, { list, item }: { list: string; item: string }): string {
  return `<ul className="${draft.look.grid}">
  {${list}.map((${item}) => (
    <li key={${item}.id}>
      <${writeCard(draft, names)} ${names.value}={${item}} />
    </li>
  ))}
</ul>`;
}

/** Others of the same kind, those that share a choice first. */
function similarSection(draft: Draft, names: EntityNames): { statement: string; jsx: string } | null {
  if (names.plan.seed.length < 4 || draft.plan.kind === 'management' || draft.plan.kind === 'dashboard')
    return null;
  const { table, value } = names;
  const choice = names.plan.fields.find((field) => field.type === 'choice');
  const order = choice
    ? `\n    .toSorted((left, right) => Number(right.${choice.id} === ${value}.${choice.id}) - Number(left.${choice.id} === ${value}.${choice.id}))`
    : '';
  return {
    statement: `const similar = ${table}
    .filter((candidate) => candidate.id !== ${value}.id)${order}
    .slice(0, 3);`,
    jsx: `{similar.length > 0 && (
  <Section ${attribute('title', draft.say('similar', { many: names.many }))}>
    ${indent(cardGrid(draft, names, { list: 'similar', item: 'other' }), 4)}
  </Section>
)}`,
  };
}

function overviewFile(draft: Draft, names: EntityNames, { block, name }: DetailParts): string {
  const { value, type, image, plan } = names;
  const component = name.replace(/Details/, 'Overview');
  const list = listPath(draft, names);
  const buttons = [
    ...actionButtons(draft, names, {
      ...block.can,
      actions: block.actions,
      isCompact: false,
      ...(block.can.remove ? { afterRemove: `await navigate("${list.path}")` } : {}),
    }),
  ];
  const fields = plan.fields.filter((field) => field !== names.title && field.type !== 'image');
  const texts = fields.filter((field) => field.type === 'longText');
  const lead = texts.find((field) => LEAD.test(field.id));
  const sections = texts.filter((field) => field !== lead);
  const parts = fields.filter((field) => field.type === 'parts');
  const facts = fields.filter((field) => field.type !== 'longText' && field.type !== 'parts');
  if (parts.length > 0) buttons.push('<PrintButton />');
  return `interface ${component}Props {
  ${value}: ${type};
}

export function ${component}({ ${value} }: ${component}Props) {
${block.can.remove ? '  const navigate = useNavigate();\n' : ''}  return (
    <article className="grid gap-8">
      <div className="${image ? 'grid items-start gap-8 md:grid-cols-2' : 'grid gap-6'}">
        ${lines(
          [
            pictureOf(names, `${isPerson(names) ? 'aspect-square' : 'aspect-[4/3]'} rounded-2xl`),
            `<div className="grid gap-5">
  ${lines(
    [
      `<h1 className="text-3xl font-semibold sm:text-4xl">{${titleExpression(names)}}</h1>`,
      lead && leadText(draft, names, lead),
      factList(draft, names, {
        fields: facts,
        className: `grid grid-cols-2 gap-4 rounded-xl border bg-card p-5 text-card-foreground${image ? '' : ' lg:grid-cols-4'}`,
      }),
      buttons.length > 0 && `<div className="flex flex-wrap gap-2">\n  ${lines(buttons, 2)}\n</div>`,
    ],
    2,
  )}
</div>`,
          ],
          8,
        )}
      </div>
      ${lines(
        [
          ...parts.map((field) => partsSection(names, field)),
          ...sections.map((field) => textSection(names, field)),
        ],
        6,
      )}
    </article>
  );
}
`;
}

/** What a record is about needs no heading; ingredients, steps and the like do. */
const LEAD = /^(?:description|summary|about|bio|synopsis|content|text|details|caption|excerpt|intro|story)$/;

function leadText(draft: Draft, names: EntityNames, field: FieldPlan): string {
  return `<p className="text-lg leading-relaxed whitespace-pre-line text-muted-foreground">${shown(draft, names, field)}</p>`;
}

const partsSection = (names: EntityNames, field: FieldPlan): string => `<section className="grid gap-3">
  <h2 className="text-xl font-semibold">${jsxText(field.label)}</h2>
  <PartsTable columns={${columnsName(names, field)}} rows={${names.value}.${field.id}} />
</section>`;

function textSection(names: EntityNames, field: FieldPlan): string {
  return `<section className="grid gap-3">
  <h2 className="text-xl font-semibold">${jsxText(field.label)}</h2>
  {${names.value}.${field.id} ? (
    <Paragraphs text={${names.value}.${field.id}} />
  ) : (
    <p className="text-muted-foreground">–</p>
  )}
</section>`;
}
