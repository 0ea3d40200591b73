import { like } from '../../lexicon/pattern.ts';
import { block as lines, indent } from '../code.ts';
import type { Draft } from '../draft.ts';
import { detailLink, type EntityNames } from '../entity-names.ts';
import { doneBox, STRUCK } from './done.ts';
import { doneField } from './done-field.ts';
import { recordClass } from './marks.ts';
import {
  cardFields,
  factList,
  markRow,
  shown,
  summaryLine,
  titleExpression,
  writeRecordComponent,
} from './show.ts';

const PERSON = like.i`
  ^(doctor|member|patient|client|customer|employee|student|teacher|user|contact|author|coach|trainer|person|staff|guest
  |instructor|tutor|driver|player|volunteer|candidate|friend|agent|lawyer|artist|speaker|caregiver|therapist
  |photographer|designer|developer|profile|follower|tenant|owner|worker|freelancer|mentor|barber|stylist)$`;

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
  const { image } = names;
  const fields = cardFields(names);
  const { summary, price, rating, facts } = fields;
  const { look } = draft;
  const person = isPerson(names);
  const heading = titleHeading(names, 'font-heading text-lg leading-snug font-semibold');
  const mark = image ? (doneBox(names) ?? '') : cardMark(draft, names, person);
  const body = [
    markRow(draft, names, fields),
    mark === ''
      ? heading
      : `<div className="flex items-center gap-3">\n  ${indent(mark, 2)}\n  ${indent(heading, 2)}\n</div>`,
    rating && shown(draft, names, rating),
    summary && summaryLine(names, summary, 'line-clamp-3 text-sm leading-relaxed text-muted-foreground'),
    price &&
      `<p className="font-heading text-xl font-semibold text-highlight">${shown(draft, names, price)}</p>`,
    factList(draft, names, { fields: facts, className: 'grid grid-cols-2 gap-x-4 gap-y-2.5' }),
  ];
  const card = `group relative h-full gap-4 overflow-hidden ${look.card} transition-shadow hover:shadow-lg${image ? ' pt-0' : ''}${doneField(names) ? STRUCK : ''}`;
  return writeRecordComponent(draft, names, {
    suffix: 'Card',
    jsx: `<Card${recordClass(draft, names, card)}>
  ${lines(
    [
      pictureOf(names, person ? 'aspect-square' : look.picture),
      `<CardContent className="grid flex-1 content-start gap-3 px-5">\n  ${lines(body, 2)}\n</CardContent>`,
      '{children && <CardFooter className="relative z-10 flex-wrap gap-2 px-5">{children}</CardFooter>}',
    ],
    2,
  )}
</Card>`,
  });
}

/** The record's picture; nothing where it has none. */
export const pictureOf = ({ image, value, ...names }: EntityNames, className: string): string =>
  image
    ? `<Picture image={${value}.${image.id}} name={${titleExpression({ image, value, ...names })}} className="${className}" />`
    : '';

/** The title as the heading of its box: the whole of it leads to the record's page. */
export const titleHeading = (names: EntityNames, className: string, canOpen = true): string =>
  `<h3 className="${className}">\n  ${indent(titleLink(names, canOpen, STRETCHED), 2)}\n</h3>`;

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
