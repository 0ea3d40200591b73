import type { Nature } from './entry.ts';
import { listed } from './listed.ts';

interface Generic {
  readonly icon: string;
  readonly fields: string;
  readonly titles: readonly string[];
}

const generic = (icon: string, fields: string, titles: string): Generic => ({
  icon,
  fields,
  titles: listed(titles),
});

/** Fields and names for things that the lexicon does not know, by what they are like. `{N}` is the thing. */
export const GENERIC: Readonly<Record<Nature, Generic>> = {
  goods: generic(
    'Package',
    'Name*; Picture:image; Category*[Classic|New|Popular]; Price:money; Rating:rating; Available:flag; Description:longText',
    'Classic {N}, Little {N}, {N} No. 7, Travel {N}, Northern {N}, Handmade {N}, Vintage {N}, Everyday {N}',
  ),
  person: generic(
    'UserRound',
    'Name*; Photo:image; Role; Email:email; Phone:phone-; Status[Active|Away]; About:longText-',
    'Clara Jensen, Daniel Okafor, Mina Park, Oscar Lind, Rosa Gallo, Hugo Martin, Grace Kim, Ben Carter',
  ),
  event: generic(
    'CalendarDays',
    'Title*; Date*:date; Time:time; Location; Status[Planned|Confirmed|Done]; Places:number; Notes:longText-',
    'Spring {N}, Morning {N}, Open {N}, Evening {N}, Autumn {N}, Summer {N}, Winter {N}, Weekend {N}',
  ),
  record: generic(
    'ClipboardList',
    'Title*; Date*:date; Status[New|In progress|Done]; Notes:longText',
    'First {N}, Monday {N}, Main {N}, Quarterly {N}, Follow-up {N}, North wing {N}, Final {N}, Spare {N}',
  ),
  place: generic(
    'MapPin',
    'Name*; Picture:image; City; Description:longText',
    'Riverside {N}, Old town {N}, Hilltop {N}, Harbour {N}, Garden {N}, Station {N}, Lake {N}, Market {N}',
  ),
  content: generic(
    'FileText',
    'Title*; Picture:image; Category*[New|Classic|Popular]; Author; Published on:date; Description:longText',
    'The hidden {N}, A summer {N}, The golden {N}, The quiet {N}, A northern {N}, The silver {N}, The second {N}, A midnight {N}',
  ),
  task: generic(
    'ListChecks',
    'Title*; Priority[Low|Medium|High]; Status*[To do|In progress|Done]; Due date:date; Notes:longText',
    'Order supplies, Tidy the store room, Prepare the next meeting, Call the volunteers back, Check the first-aid kit, Update the contact list, Pay the open invoices, Print the new flyers',
  ),
  talk: generic(
    'MessageSquareText',
    'Title*; Author*; Category[General|Ideas|Help]; Posted on:date; Text*:longText',
    'My first {N}, What makes a good {N}?, A {N} for the weekend, Looking for a {N}, The best {N} so far, Help with my {N}, A small {N} story, Thoughts on the {N}',
  ),
};

/** Places that people go to, with room for so many. */
export const VENUE =
  /(?:hotel|hostel|restaurant|café|cafe|bar|pub|museum|theatre|theater|cinema|venue|hall|stadium|arena|club|centre|center|resort|campsite|camp|hut|lodge|gallery|library|gym|shop|store|market|house)$/i;
export const VENUE_FIELDS =
  'Name*; Picture:image; City; Address-; Capacity:number; Rating:rating; Open:flag; Description:longText';

/** What is written down each time it happens. */
export const LOGGED_FIELDS = 'Date*:date; Recorded by; Notes:longText';

/** On a site that people visit nobody asks who is active and what is on hold. */
export const SHOWN_FIELDS: Readonly<Partial<Record<Nature, string>>> = {
  goods: 'Name*; Picture:image; Description:longText',
  person: 'Name*; Photo:image; City; Email:email; Phone:phone-; About:longText-',
  event: 'Title*; Picture:image; Date*:date; Time:time; Location; Places:number; Description:longText',
};

/** A thing that is kept, not sold: what is taken into the hand, and what may be anything. */
export const KEPT_FIELDS = {
  used: 'Name*; Picture:image; Status[Available|In use|In repair]; Added on:date; Notes:longText',
  other: 'Name*; Picture:image; Status[Active|On hold|Done]; Added on:date; Notes:longText',
};

export const PEOPLE = listed(`
  Clara Jensen, Daniel Okafor, Mina Park, Oscar Lind, Rosa Gallo, Hugo Martin, Grace Kim, Ben Carter,
  Amelia Hart, Jonas Weber, Priya Nair, Marco Silva`);
export const CITIES = ['Boston', 'Lisbon', 'Berlin', 'Kyoto', 'Chicago', 'Valencia', 'Lyon', 'Oslo'];
export const COMPANIES = listed(`
  Brightwater, Northbank, Helio Works, Cedar & Co, Studio Vale, Open Harbour, Lotus Foods, Fjord Outdoor`);
export const STREETS = listed(`
  12 Elm Street, 7 Park Lane, 88 Queen Street, 4 Hill Road, 33 Iron Street, 19 Harbor Drive, 51 Mill Lane,
  220 Pine Street`);
