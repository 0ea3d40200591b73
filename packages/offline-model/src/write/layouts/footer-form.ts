import { attribute, indent, jsxText, quote } from '../code.ts';
import type { Draft } from '../draft.ts';
import { writePublicFields } from '../forms/write-form.ts';

/** A short form for the foot of every page. Returns the component's name; null where there is none. */
export function writeFooterForm(draft: Draft): string | null {
  const block = draft.plan.footerForm;
  if (block === undefined || !draft.plan.entities.some(({ id }) => id === block.entity)) return null;
  const names = draft.entity(block.entity);
  const { type, value, table } = names;
  const fields = writePublicFields(draft, names);
  const name = `${type}FooterForm`;
  const thanks = block.thanks.replace(/\s*[^.!?]*\{reference\}[^.!?]*[.!?]?/u, '') || draft.say('thanks');
  draft.add(
    `${names.folder}/${name}.tsx`,
    `export function ${name}() {
  const [isSent, setIsSent] = useState(false);
  const form = useForm<${type}Values>({
    resolver: zodResolver(${value}Schema),
    defaultValues: empty${type},
  });

  const send = async (values: ${type}Values) => {
    const result = await store.${table}.create(values);
    if (!result.ok) return result;
    form.reset(empty${type});
    setIsSent(true);
    toast.success(${quote(draft.say('thanks'))});
    return result;
  };

  return (
    <div className="grid max-w-xl gap-3">
      <p className="font-heading text-xl font-semibold">${jsxText(block.title)}</p>
      ${indent(block.text === '' ? '' : `<p className="text-sm">${jsxText(block.text)}</p>\n`, 6)}{isSent ? (
        <p role="status">${jsxText(thanks)}</p>
      ) : (
        <SubmitForm
          form={form}
          onSend={send}
          ${attribute('submit', block.submit)}
          className="gap-3 border-0 bg-transparent p-0 text-current"
        >
          <${fields} control={form.control} />
        </SubmitForm>
      )}
    </div>
  );
}
`,
  );
  return name;
}
