import type { FormBlock } from '../../plan/block-plan.ts';
import { attribute, quote } from '../code.ts';
import type { EntityNames } from '../entity-names.ts';
import { writePublicFields } from '../forms/write-form.ts';
import { type BlockPlace, sectionTitle } from './block.ts';

/** A form on the page itself, which answers with a reference when it is sent. */
export function writeFormBlock(block: FormBlock, place: BlockPlace): string {
  const { draft } = place;
  const names = draft.entity(block.entity);
  const { name, isNew } = draft.componentName(`${names.type}RequestForm`, JSON.stringify(block));
  if (isNew) draft.add(`${names.folder}/${name}.tsx`, requestForm(place, names, { block, name }));
  return `<${name} />`;
}

function requestForm(
  place: BlockPlace,
  names: EntityNames,
  { block, name }: { block: FormBlock; name: string },
): string {
  const { draft } = place;
  const { type, value, table } = names;
  const fields = writePublicFields(draft, names);
  const relations = names.plan.fields.filter((field) => field.type === 'relation');
  const defaults = relations.map(
    (field) =>
      `${field.id}: params.get(${quote(draft.entity(field.entity ?? '').value)}) ?? empty${type}.${field.id}`,
  );
  const params = relations.length > 0 ? '  const [params] = useSearchParams();\n' : '';
  const defaultValues = relations.length > 0 ? `{ ...empty${type}, ${defaults.join(', ')} }` : `empty${type}`;
  const [before = '', after] = block.thanks.split('{reference}');
  const thanks =
    after === undefined
      ? `{${quote(block.thanks)}}`
      : `{${quote(before)}}\n            <strong className="font-mono">{reference}</strong>\n            {${quote(after)}}`;

  return `export function ${name}() {
${params}  const [reference, setReference] = useState("");
  const form = useForm<${type}Values>({
    resolver: zodResolver(${value}Schema),
    defaultValues: ${defaultValues},
  });

  const send = async (values: ${type}Values) => {
    const result = await store.${table}.create(values);
    if (!result.ok) return result;
    form.reset(empty${type});
    setReference(referenceOf(result.record.id));
    toast.success(${quote(draft.say('thanks'))});
    return result;
  };

  return (
    <Section ${sectionTitle(place, block.title)}${block.text ? ` ${attribute('text', block.text)}` : ''}>
      {reference ? (
        <Confirmation onAgain={() => setReference("")}>
          <p>
            ${thanks}
          </p>
        </Confirmation>
      ) : (
        <SubmitForm form={form} onSend={send} ${attribute('submit', block.submit)}>
          <${fields} control={form.control} />
        </SubmitForm>
      )}
    </Section>
  );
}
`;
}
