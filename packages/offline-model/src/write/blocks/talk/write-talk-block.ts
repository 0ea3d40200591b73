import type { AppPlan, FieldPlan } from '../../../plan/app-plan.ts';
import type { TalkBlock } from '../../../plan/block-plan.ts';
import { fact, shown, titleExpression } from '../../collection/show.ts';
import { attribute, block as lines, codeOf, elementOf, indent, quote } from '../../code.ts';
import { dayCode } from '../../data/field-schema.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { detailLink } from '../../entity-names.ts';
import { pascal } from '../../names.ts';
import { type BlockPlace, sectionTitle } from '../block.ts';

/** Messages, the helper with prepared answers, looking up, comparing, files. */
export function writeTalkBlock(block: TalkBlock, place: BlockPlace): string {
  const { draft, page, index } = place;
  const framed = (jsx: string): string =>
    jsx === '' ? '' : `<Section ${sectionTitle(place, block.title)}>\n  ${indent(jsx, 2)}\n</Section>`;
  const names = draft.entities.find((candidate) => candidate.plan.id === block.entity);
  switch (block.kind) {
    case 'messages':
      return '<MailBox />';
    case 'chatbot':
      return framed(chatbot(draft, block, `${pascal(page.id)}Answers${index === 0 ? '' : index}`));
    case 'upload':
      return framed(names ? uploads(draft, names) : '<FileUploads />');
    case 'lookup':
      return framed(names ? lookup(draft, names, block) : '');
    case 'compare':
      return framed(names ? compare(draft, names) : '');
    case 'globalSearch':
      return '';
  }
}

/** The conversations a fresh app starts with, and whom one can write to. */
export function talkFiles(plan: AppPlan): Readonly<Record<string, string>> {
  const threads = plan.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => (block.kind === 'messages' ? (block.threads ?? []) : []));
  const partners = [...new Set(threads.map((thread) => thread.with))];
  const rows = threads.map((thread, place) => ({
    id: `conversation-${place + 1}`,
    partner: thread.with,
    about: thread.about,
    messages: thread.messages.map(({ isMine, text, when }, index) => ({
      isMine,
      text,
      sentAt: () => dayCode(when) ?? `hoursAgo(${place * 20 + (thread.messages.length - index) * 2})`,
    })),
    ownerId: () => 'FIRST_PERSON_ID',
    createdAt: () => 'hoursAgo(240)',
  }));
  return {
    'src/data/mail/first-conversations.ts': `/** Examples that a fresh app starts with. */
export function firstConversations(): readonly MailConversation[] {
  return ${indent(codeOf(rows), 2)};
}
`,
    'src/data/mail/partners.ts': `/** Whom one can write to; anyone where there are fewer than two. */
export const PARTNERS: readonly string[] = ${codeOf(partners)};
`,
  };
}

function chatbot(draft: Draft, block: TalkBlock, name: string): string {
  const constant = name.charAt(0).toLowerCase() + name.slice(1);
  const all = block.answers ?? [];
  const hello = all.find(({ words }) => words.includes('*'))?.text ?? draft.say('botHello');
  const answers = all.filter(({ words }) => !words.includes('*')).map(({ words, text }) => ({ words, text }));
  draft.add(
    `src/data/answers/${constant}.ts`,
    `/** What the assistant can answer, by the words that ask for it. */
export const ${constant}: readonly PreparedAnswer[] = ${codeOf(answers)};
`,
  );
  return elementOf('ChatAssistant', { hello, answers: () => constant });
}

/** Files as records of an entity of the app. */
function uploads(draft: Draft, names: EntityNames): string {
  const { table, value, type, plan } = names;
  const file = plan.fields.find((field) => field.type === 'file');
  if (!file) return '<FileUploads />';
  const day = plan.fields.find((field) => field.type === 'date');
  const values = [
    ...(names.title.type === 'text' ? [`${names.title.id}: file.name`] : []),
    `${file.id}: await readFile(file)`,
    ...(day ? [`${day.id}: inDays(0)`] : []),
  ];
  const component = `${type}Files`;
  draft.add(
    `${names.folder}/${component}.tsx`,
    `export function ${component}() {
  const ${table} = useRecords(${quote(table)});

  const add = async (file: File) => {
    await store.${table}.create({ ...empty${type}, ${values.join(', ')} });
  };

  return (
    <div className="grid max-w-2xl gap-6">
      <FileDrop onAdd={add} />
      {${table}.length === 0 ? (
        <EmptyState icon={FileIcon} ${attribute('title', draft.say('uploadNone'))} ${attribute('text', draft.say('uploadNoneText'))} />
      ) : (
        <ul ${attribute('aria-label', plan.many)} className="grid gap-2">
          {${table}.map((${value}) => (
            <FileRow
              key={${value}.id}
              file={${value}.${file.id}}
              added={${day ? `formatDate(${value}.${day.id})` : `formatRelative(${value}.createdAt)`}}
              onDelete={() => store.${table}.remove(${value}.id)}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
`,
  );
  return `<${component} />`;
}

function lookup(draft: Draft, names: EntityNames, block: TalkBlock): string {
  const { table, value, type } = names;
  const field =
    names.plan.fields.find((candidate) => candidate.id === block.field && isTyped(candidate)) ?? names.title;
  const sample = names.plan.seed[0]?.[field.id];
  const help =
    typeof sample === 'string' || typeof sample === 'number'
      ? draft.say('lookExample').replace('{name}', String(sample))
      : '';
  const others = names.plan.fields.filter(
    (candidate) => candidate !== names.title && candidate.type !== 'image',
  );
  const component = `${type}Lookup`;
  draft.add(
    `${names.folder}/${component}.tsx`,
    `export function ${component}() {
  const ${table} = useRecords(${quote(table)});
  const [text, setText] = useState("");
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = asked?.trim().toLowerCase() ?? "";
  const ${value} = ${table}.find((candidate) => String(candidate.${field.id} ?? "").toLowerCase() === wanted);

  const lookUp = (event: FormEvent) => {
    event.preventDefault();
    setAsked(text);
  };

  return (
    <div className="grid max-w-2xl gap-6">
      <form onSubmit={lookUp} className="grid gap-3 rounded-xl border bg-card p-5 text-card-foreground">
        <Label htmlFor="look-up">${indent(field.label, 8)}</Label>
        <div className="flex flex-wrap gap-2">
          <Input
            id="look-up"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="min-w-40 flex-1"${help ? '\n            aria-describedby="look-up-help"' : ''}
          />
          <Button type="submit">
            <SearchIcon aria-hidden="true" />
            ${draft.say('lookFind')}
          </Button>
        </div>
        ${help ? `<p id="look-up-help" className="text-sm text-muted-foreground">\n          {${quote(help)}}\n        </p>` : ''}
        {asked !== null && wanted === "" && (
          <p role="alert" className="text-sm text-destructive">
            ${draft.say('lookRequired')}
          </p>
        )}
      </form>
      {wanted !== "" && !${value} && (
        <EmptyState icon={SearchXIcon} ${attribute('title', draft.say('lookNothing'))} ${attribute('text', draft.say('lookNothingText'))} />
      )}
      {wanted !== "" && ${value} && (
        <article aria-live="polite" className="grid gap-4 rounded-xl border-2 border-primary bg-card p-5 text-card-foreground">
          <h3 className="font-heading text-xl font-semibold">
            ${names.detailPath ? `<Link to=${detailLink(names)} className="hover:underline">\n              {${titleExpression(names)}}\n            </Link>` : `{${titleExpression(names)}}`}
          </h3>
          <dl className="grid gap-4 sm:grid-cols-2">
            ${lines(
              others.map((candidate) => fact(draft, names, candidate)),
              12,
            )}
          </dl>
        </article>
      )}
    </div>
  );
}
`,
  );
  return `<${component} />`;
}

const isTyped = ({ type }: FieldPlan): boolean =>
  ['text', 'email', 'phone', 'number', 'choice'].includes(type);

/** Two or three records side by side. */
function compare(draft: Draft, names: EntityNames): string {
  const { table, value, type } = names;
  const component = `${type}Comparison`;
  const fields = names.plan.fields.filter((field) => field !== names.title && field.type !== 'image');
  const rows = fields.map(
    (field) => `<TableRow>
  <TableHead scope="row">${indent(field.label, 2)}</TableHead>
  {chosen.map((${value}) => (
    <TableCell key={${value}.id} className="whitespace-normal">
      ${shown(draft, names, field)}
    </TableCell>
  ))}
</TableRow>`,
  );
  draft.add(
    `${names.folder}/${component}.tsx`,
    `const NONE = "none";
const LABELS = [${(['compareFirst', 'compareSecond', 'compareThird'] as const).map((key) => quote(draft.say(key))).join(', ')}];

export function ${component}() {
  const ${table} = useRecords(${quote(table)});
  const marked = useMarkedIds("compare", ${quote(table)});
  const [ids, setIds] = useState<readonly string[]>(() => {
    const first = [...marked, ...${table}.map((${value}) => ${value}.id)];
    return [first[0] ?? NONE, first[1] ?? NONE, marked[2] ?? NONE];
  });
  const chosen = ids.flatMap((id) => ${table}.find((${value}) => ${value}.id === id) ?? []);
  const options = [
    { value: NONE, label: ${quote(draft.say('compareNone'))} },
    ...${table}.map((${value}) => ({ value: ${value}.id, label: ${titleExpression(names)} })),
  ];

  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap gap-4">
        {LABELS.map((label, place) => (
          <FilterSelect
            key={label}
            label={label}
            value={ids[place] ?? NONE}
            options={options}
            onChange={(id) => setIds(ids.map((other, index) => (index === place ? id : other)))}
          />
        ))}
      </div>
      <div className="overflow-x-auto rounded-xl border bg-card text-card-foreground">
        <Table>
          <TableHeader>
            <TableRow>
              <TableHead scope="col">${draft.say('compareWhat')}</TableHead>
              {chosen.map((${value}) => (
                <TableHead key={${value}.id} scope="col" className="font-semibold whitespace-normal">
                  {${titleExpression(names)}}
                </TableHead>
              ))}
            </TableRow>
          </TableHeader>
          <TableBody>
            ${lines(rows, 12)}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}
`,
  );
  return `<${component} />`;
}
