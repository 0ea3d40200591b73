import type { DetailBlock } from '../../plan/block-plan.ts';
import type { EntityPlan, FieldPlan } from '../../plan/app-plan.ts';
import { shown } from '../collection/show.ts';
import { attribute, block as lines, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { fieldControl } from '../forms/write-form.ts';

interface TalkFields {
  readonly about: FieldPlan;
  readonly author: FieldPlan | null;
  readonly text: FieldPlan;
  readonly rating: FieldPlan | null;
  readonly postedOn: FieldPlan | null;
}

/** Comments or reviews below a record, with the form to add one. Returns the element, or null. */
export function writeTalk(draft: Draft, names: EntityNames, block: DetailBlock): string | null {
  const entity = draft.plan.entities.find((candidate) => candidate.id === block.talkEntity);
  if (block.talk === 'none' || !entity) return null;
  const fields = talkFields(entity, names.plan.id);
  if (!fields) return null;
  const talk = draft.entity(entity.id);
  const component = `${talk.type}Talk`;
  draft.add(
    `${names.folder}/${component}.tsx`,
    talkFile(draft, talk, { component, fields, kind: block.talk }),
  );
  draft.add(
    `${names.folder}/${talk.type}Composer.tsx`,
    composerFile(draft, talk, { component, fields, kind: block.talk }),
  );
  return `<${component} aboutId={${names.value}.id} />`;
}

function talkFields(entity: EntityPlan, about: string): TalkFields | null {
  const relation = entity.fields.find((field) => field.type === 'relation' && field.entity === about);
  const text =
    entity.fields.find((field) => field.id === 'text') ??
    entity.fields.find((field) => field.type === 'longText');
  if (!relation || !text) return null;
  return {
    about: relation,
    text,
    author: entity.fields.find((field) => field.id === 'author') ?? null,
    rating: entity.fields.find((field) => field.type === 'rating') ?? null,
    postedOn: entity.fields.find((field) => field.id === 'postedOn') ?? null,
  };
}

interface TalkParts {
  readonly component: string;
  readonly fields: TalkFields;
  readonly kind: 'comments' | 'reviews';
}

function talkFile(draft: Draft, talk: EntityNames, { component, fields, kind }: TalkParts): string {
  const { table, value } = talk;
  const { about, author, text, rating, postedOn } = fields;
  const average = rating
    ? `<p className="flex items-center gap-2 text-sm text-muted-foreground">
  <Stars value={averageOf(${table}, (${value}) => ${value}.${rating.id})} />
  {formatNumber(averageOf(${table}, (${value}) => ${value}.${rating.id}))} · {${table}.length}
</p>`
    : null;
  const who = author ? `${value}.${author.id}` : quote(draft.say('you'));
  const when = postedOn ? `formatDate(${value}.${postedOn.id})` : `formatRelative(${value}.createdAt)`;
  return `export function ${component}({ aboutId }: { aboutId: string }) {
  const ${table} = useRecords(${quote(table)}).filter((${value}) => ${value}.${about.id} === aboutId);

  return (
    <Section ${attribute('title', draft.say(kind))}>
      ${lines(
        [
          average && `{${table}.length > 0 && (\n  ${average.replaceAll('\n', '\n  ')}\n)}`,
          `{${table}.length === 0 ? (
  <p className="text-muted-foreground">${draft.say('talkEmpty')}</p>
) : (
  <ul className="grid max-w-2xl gap-4">
    {${table}.map((${value}) => (
      <li key={${value}.id} className="flex gap-4 rounded-xl border bg-card p-5 text-card-foreground">
        <PersonAvatar name={${who}} />
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="font-medium">{${who}}</p>
            <p className="text-sm text-muted-foreground">{${when}}</p>
          </div>
          ${rating ? shown(draft, talk, rating) : ''}
          <p className="leading-relaxed break-words whitespace-pre-line">{${value}.${text.id}}</p>
        </div>
      </li>
    ))}
  </ul>
)}`.replace(/\n\s+\n/, '\n'),
          `<${talk.type}Composer aboutId={aboutId} />`,
        ],
        6,
      )}
    </Section>
  );
}
`;
}

function composerFile(draft: Draft, talk: EntityNames, { fields, kind }: TalkParts): string {
  const { type, value, table } = talk;
  const controls = talk.plan.fields
    .filter((field) => field !== fields.about && field !== fields.postedOn)
    .map((field) => fieldControl(draft, talk, field));
  return `export function ${type}Composer({ aboutId }: { aboutId: string }) {
  const defaultValues = { ...empty${type}, ${fields.about.id}: aboutId };
  const form = useForm<${type}Values>({ resolver: zodResolver(${value}Schema), defaultValues });

  const post = async (values: ${type}Values) => {
    const result = await store.${table}.create(values);
    if (!result.ok) return result;
    form.reset(defaultValues);
    toast.success(${quote(draft.say(kind === 'reviews' ? 'reviewPosted' : 'commentPosted'))});
    return result;
  };

  return (
    <SubmitForm form={form} onSend={post} ${attribute('submit', draft.say('post'))} className="gap-5 p-5">
      ${lines(
        controls.map((control) => control.replace('control={control}', 'control={form.control}')),
        6,
      )}
    </SubmitForm>
  );
}
`;
}
