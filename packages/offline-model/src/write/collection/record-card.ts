import { block as lines, indent } from '../code.ts';
import type { Draft } from '../draft.ts';
import { detailLink, type EntityNames } from '../entity-names.ts';
import { doneBox, STRUCK } from './done.ts';
import { doneField } from './done-field.ts';
import { recordClass } from './marks.ts';
import { cardFields, fact, marksOf, shown, titleExpression } from './show.ts';

const PERSON =
  /^(doctor|member|patient|client|customer|employee|student|teacher|user|contact|author|coach|trainer|person|staff|guest|instructor|tutor|driver|player|volunteer|candidate|friend|agent|lawyer|artist|speaker|caregiver|therapist|photographer|designer|developer|profile|follower|tenant|owner|worker|freelancer|mentor|barber|stylist)$/i;

/** Whether a record is a person, who gets initials instead of a picture. */
export const isPerson = (names: EntityNames): boolean => PERSON.test(names.plan.id);

/** The record's title, which leads to its page where it has one. */
export function titleLink(names: EntityNames, canOpen: boolean, className = 'hover:underline'): string {
  const title = `{${titleExpression(names)}}`;
  if (!canOpen || !names.detailPath) return title;
  return `<Link to=${detailLink(names)} className="${className}">
  ${title}
</Link>`;
}

const STRETCHED = 'underline-offset-4 after:absolute after:inset-0 hover:underline';

/** `RecipeCard`: a record in a grid. Returns the component's name. */
export function writeCard(draft: Draft, names: EntityNames): string {
  const component = `${names.type}Card`;
  const { value, type, image } = names;
  const fields = cardFields(names);
  const { summary, price, rating, facts } = fields;
  const { look } = draft;
  const person = isPerson(names);
  const top = marksOf(draft, names, fields);
  const heading = `<h3 className="font-heading text-lg leading-snug font-semibold">
  ${indent(titleLink(names, true, STRETCHED), 2)}
</h3>`;
  const mark = image ? (doneBox(names) ?? '') : cardMark(draft, names, person);
  const body = [
    top.length > 0 && `<div className="flex flex-wrap gap-2 empty:hidden">\n  ${lines(top, 2)}\n</div>`,
    mark === ''
      ? heading
      : `<div className="flex items-center gap-3">\n  ${indent(mark, 2)}\n  ${indent(heading, 2)}\n</div>`,
    rating && shown(draft, names, rating),
    summary &&
      `<p className="line-clamp-3 text-sm leading-relaxed text-muted-foreground">${shown(draft, names, summary)}</p>`,
    price &&
      `<p className="font-heading text-xl font-semibold text-highlight">${shown(draft, names, price)}</p>`,
    facts.length > 0 &&
      `<dl className="grid grid-cols-2 gap-x-4 gap-y-2.5">\n  ${lines(
        facts.map((field) => fact(draft, names, field)),
        2,
      )}\n</dl>`,
  ];
  const picture = image
    ? `<Picture image={${value}.${image.id}} name={${titleExpression(names)}} className="${person ? 'aspect-square' : look.picture}" />`
    : false;
  const card = `group relative h-full gap-4 overflow-hidden ${look.card} transition-shadow hover:shadow-lg${image ? ' pt-0' : ''}${doneField(names) ? STRUCK : ''}`;

  draft.add(
    `${names.folder}/${component}.tsx`,
    `interface ${component}Props {
  ${value}: ${type};
  /** Buttons for this record. */
  children?: ReactNode;
}

export function ${component}({ ${value}, children }: ${component}Props) {
  return (
    <Card${recordClass(draft, names, card)}>
      ${lines(
        [
          picture,
          `<CardContent className="grid flex-1 content-start gap-3 px-5">\n  ${lines(body, 2)}\n</CardContent>`,
          '{children && <CardFooter className="relative z-10 flex-wrap gap-2 px-5">{children}</CardFooter>}',
        ],
        6,
      )}
    </Card>
  );
}
`,
  );
  return component;
}

/** What stands before the title where there is no picture. */
export function cardMark(draft: Draft, names: EntityNames, person: boolean): string {
  const box = doneBox(names);
  if (box) return box;
  if (person) return `<PersonAvatar name={${titleExpression(names)}} />`;
  const icon = draft.icon(names.plan.icon, 'FileText');
  return `<span className="grid size-10 shrink-0 place-items-center rounded-lg bg-primary text-primary-foreground">
  <${icon} aria-hidden="true" className="size-5" />
</span>`;
}
