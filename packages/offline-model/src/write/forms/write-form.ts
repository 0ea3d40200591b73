import type { FieldPlan } from '../../plan/app-plan.ts';
import { attribute, quote } from '../code.ts';
import { columnsName, optionsName } from '../data/field-schema.ts';
import type { Draft } from '../draft.ts';
import type { EntityNames } from '../entity-names.ts';
import { moduleOf } from '../imports.ts';
import { isSetByOthers } from './set-by-others.ts';

/** `RecipeFields`: the controls of a form, shared by every form about the entity. Returns the component's name. */
function writeFields(draft: Draft, names: EntityNames): string {
  return writeFieldsFile(draft, names, { component: `${names.type}Fields`, fields: names.plan.fields });
}

/** The controls that a visitor fills in; what the team decides, such as a status, is left out. */
export function writePublicFields(draft: Draft, names: EntityNames): string {
  const fields = names.plan.fields.filter((field) => !isSetByOthers(field));
  if (fields.length === names.plan.fields.length) return writeFields(draft, names);
  return writeFieldsFile(draft, names, { component: `${names.type}RequestFields`, fields });
}

function writeFieldsFile(
  draft: Draft,
  names: EntityNames,
  { component, fields }: { component: string; fields: readonly FieldPlan[] },
): string {
  const controls = fields
    .filter(isTyped)
    .map((field) => conditional(names, field, fieldControl(draft, names, field)));
  const watched = [...new Set(fields.flatMap((field) => deciding(names, field)?.id ?? []))];
  draft.add(
    `${names.folder}/${component}.tsx`,
    `export function ${component}({ control }: { control: Control<${names.type}Values> }) {
${watched.map((id) => `  const ${id} = useWatch({ control, name: "${id}" });\n`).join('')}  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
${controls.map((control) => indented(control, 6)).join('\n')}
    </div>
  );
}
`,
  );
  return component;
}

/** The choice that decides whether a field is asked for. */
const deciding = (names: EntityNames, { onlyIf }: FieldPlan): FieldPlan | undefined =>
  names.plan.fields.find(
    ({ id, type, options }) =>
      id === onlyIf?.field && type === 'choice' && options?.includes(onlyIf.option) === true,
  );

function conditional(names: EntityNames, field: FieldPlan, control: string): string {
  const choice = deciding(names, field);
  return choice === undefined || field.onlyIf === undefined
    ? control
    : `{${choice.id} === ${quote(field.onlyIf.option)} && (\n${indented(control, 2)}\n)}`;
}

/** Sums and numbers are found by the app. */
const isTyped = ({ sumOf, numbered, computed }: FieldPlan): boolean =>
  sumOf === undefined && numbered === undefined && computed === undefined;

const indented = (code: string, spaces: number): string =>
  code
    .split('\n')
    .map((line) => ' '.repeat(spaces) + line)
    .join('\n');

const WIDE: ReadonlySet<FieldPlan['type']> = new Set(['longText', 'choices', 'image', 'file', 'parts']);

/** One control: `<TextField control={control} name="title" label="Title" isRequired />`. */
export function fieldControl(draft: Draft, names: EntityNames, field: FieldPlan): string {
  const { component, attributes } = controlOf(draft, names, field);
  const parts = [
    'control={control}',
    `name="${field.id}"`,
    attribute('label', field.label),
    ...(field.help ? [attribute('help', field.help)] : []),
    ...(field.isRequired ? ['isRequired'] : []),
    ...attributes,
    ...(WIDE.has(field.type) || field === names.title ? ['className="sm:col-span-2"'] : []),
  ];
  const line = `<${component} ${parts.join(' ')} />`;
  return line.length <= 100 ? line : `<${component}\n${parts.map((part) => `  ${part}`).join('\n')}\n/>`;
}

interface Control {
  readonly component: string;
  readonly attributes: readonly string[];
}

interface ControlInput {
  readonly draft: Draft;
  readonly names: EntityNames;
  readonly field: FieldPlan;
}

const controlOf = (draft: Draft, names: EntityNames, field: FieldPlan): Control =>
  CONTROLS[field.type]({ draft, names, field });

type ControlWriter = (input: ControlInput) => Control;

const simple =
  (component: string, ...attributes: readonly string[]): ControlWriter =>
  () => ({ component, attributes });

const number: ControlWriter = ({ draft, field }) => ({
  component: 'NumberField',
  attributes: numberAttributes(draft, field),
});

const CONTROLS: Readonly<Record<FieldPlan['type'], ControlWriter>> = {
  text: simple('TextField'),
  email: simple('TextField', 'type="email"'),
  phone: simple('TextField', 'type="tel"'),
  url: simple('TextField', 'type="url"'),
  date: simple('TextField', 'type="date"'),
  dateTime: simple('TextField', 'type="datetime-local"'),
  time: simple('TextField', 'type="time"'),
  colour: simple('TextField', 'type="color"'),
  longText: simple('LongTextField'),
  flag: simple('FlagField'),
  image: simple('ImageField'),
  file: simple('FileField'),
  number,
  money: number,
  rating: ({ field }) => ({
    component: 'RatingField',
    attributes: field.max && field.max !== 5 ? [`max={${field.max}}`] : [],
  }),
  choice: ({ names, field }) => ({
    component: 'ChoiceField',
    attributes: [`options={toOptions(${optionsName(names, field)})}`],
  }),
  choices: ({ names, field }) => ({
    component: 'ChoicesField',
    attributes: [`options={${optionsName(names, field)}}`],
  }),
  parts: ({ names, field }) => ({
    component: 'PartsField',
    attributes: [`columns={${columnsName(names, field)}}`],
  }),
  relation: ({ draft, field }) => ({
    component: 'RelationField',
    attributes: [`table=${quote(draft.entity(field.entity ?? '').table)}`],
  }),
};

function numberAttributes(draft: Draft, field: FieldPlan): readonly string[] {
  const unit = field.type === 'money' ? draft.plan.currency : field.unit;
  return [
    ...(field.min === undefined ? [] : [`min={${field.min}}`]),
    ...(field.max === undefined ? [] : [`max={${field.max}}`]),
    ...(field.type === 'money' ? ['step={0.01}'] : []),
    ...(unit ? [attribute('unit', unit)] : []),
  ];
}

/** `RecipeDialog`: adds or edits a record in a dialog that its child opens. Returns the component's name. */
export function writeDialog(draft: Draft, names: EntityNames): string {
  const component = `${names.type}Dialog`;
  const { value, type, one } = names;
  writeForm(draft, names);
  draft.add(
    `${names.folder}/${component}.tsx`,
    `/** The form and its rules, once somebody opens the dialog. */
const loadForm = () => import("${moduleOf(`${names.folder}/${type}Form.tsx`)}");

interface ${component}Props {
  /** The ${plainWords(names)} to edit; a new one without it. */
  ${value}?: ${type};
  /** The button that opens the dialog. */
  children: ReactNode;
}

export function ${component}({ ${value}, children }: ${component}Props) {
  const [isOpen, setIsOpen] = useState(false);
  const [form, setForm] = useState<Awaited<ReturnType<typeof loadForm>>>();
  const change = async (opens: boolean) => {
    if (opens && !form) setForm(await loadForm());
    setIsOpen(opens);
  };
  return (
    <Dialog open={isOpen} onOpenChange={change}>
      <DialogTrigger asChild>{children}</DialogTrigger>
      <DialogContent aria-describedby={undefined} className="sm:max-w-xl">
        <DialogHeader>
          <DialogTitle>{${value} ? ${quote(draft.say('editOne', { one }))} : ${quote(draft.say('add', { one }))}}</DialogTitle>
        </DialogHeader>
        {form && <form.${type}Form ${value}={${value}} onDone={() => setIsOpen(false)} />}
      </DialogContent>
    </Dialog>
  );
}
`,
  );
  return component;
}

const plainWords = (names: EntityNames): string =>
  names.type.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** `RecipeForm`: the form itself, for adding and for editing. */
function writeForm(draft: Draft, names: EntityNames): void {
  const { value, type, one, table } = names;
  const fields = writeFields(draft, names);
  const found = foundValues(names) === '' ? 'values' : 'filled';
  draft.add(
    `${names.folder}/${type}Form.tsx`,
    `interface ${type}FormProps {
  ${value}?: ${type};
  onDone: () => void;
}

export function ${type}Form({ ${value}, onDone }: ${type}FormProps) {
  const form = useForm<${type}Values>({
    resolver: zodResolver(${value}Schema),
    defaultValues: ${value} ?? empty${type},
  });

  const save = async (values: ${type}Values) => {
    ${foundValues(names)}const result = ${value} ? await store.${table}.update(${value}.id, ${found}) : await store.${table}.create(${found});
    if (!result.ok) return result;
    toast.success(${value} ? ${quote(draft.say('saved', { one }))} : ${quote(draft.say('added', { one }))});
    onDone();
    return result;
  };

  return (
    <SubmitForm
      form={form}
      onSend={save}
      submit={${value} ? ${quote(draft.say('save'))} : ${quote(draft.say('add', { one }))}}
      onCancel={onDone}
    >
      <${fields} control={form.control} />
    </SubmitForm>
  );
}
`,
  );
}

/** `const filled = { ...values, total: … };` where a record has sums or a number that nobody types. */
function foundValues({ plan, value, table, ...names }: EntityNames): string {
  const pairs = plan.fields.flatMap((field) => {
    const parts = plan.fields.find(({ id }) => id === field.sumOf);
    if (parts !== undefined)
      return [
        `${field.id}: partsSum(${columnsName({ plan, value, table, ...names }, parts)}, values.${parts.id}).total`,
      ];
    return field.numbered === undefined
      ? []
      : [
          `${field.id}: ${value}?.${field.id} ?? nextNumber(${quote(field.numbered)}, store.${table}.list().map((record) => record.${field.id}))`,
        ];
  });
  return pairs.length === 0 ? '' : `const filled = { ...values, ${pairs.join(', ')} };\n    `;
}
