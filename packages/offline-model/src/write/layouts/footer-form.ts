import { indent, jsxText, quote } from '../code.ts';
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

  const send = form.handleSubmit(async (values) => {
    const result = await store.${table}.create(values);
    if (!result.ok) {
      form.setError("root", { message: result.message });
      return;
    }
    form.reset(empty${type});
    setIsSent(true);
    toast.success(${quote(draft.say('thanks'))});
  });

  return (
    <div className="grid max-w-xl gap-3">
      <p className="font-heading text-xl font-semibold">${jsxText(block.title)}</p>
      ${indent(block.text === '' ? '' : `<p className="text-sm">${jsxText(block.text)}</p>\n`, 6)}{isSent ? (
        <p role="status">${jsxText(thanks)}</p>
      ) : (
        <Form {...form}>
          <form onSubmit={send} noValidate className="grid gap-3">
            <${fields} control={form.control} />
            <FormProblem message={form.formState.errors.root?.message} />
            <Button type="submit" disabled={form.formState.isSubmitting} className="justify-self-start">
              ${jsxText(block.submit)}
            </Button>
          </form>
        </Form>
      )}
    </div>
  );
}
`,
  );
  return name;
}
