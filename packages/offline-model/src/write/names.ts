/** Words of an identifier or of a title, without accents. */
function wordsOf(text: string): readonly string[] {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export function pascal(text: string): string {
  const name = wordsOf(text).map(capital).join('');
  return /^[A-Za-z]/.test(name) ? name : `Page${name}`;
}

export function camel(text: string): string {
  const name = pascal(text);
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export const kebab = (text: string): string =>
  wordsOf(text)
    .map((word) => word.toLowerCase())
    .join('-');

/** The plural of an identifier, which is English whatever the language of the app. */
export function plural(id: string): string {
  if (/(s|x|z|ch|sh)$/.test(id)) return `${id}es`;
  if (/[^aeiou]y$/.test(id)) return `${id.slice(0, -1)}ies`;
  if (/person$/i.test(id)) return id.replace(/person$/i, 'people');
  return `${id}s`;
}

/** A noun inside a sentence: lower case where the language has it so; abbreviations and German nouns stay. */
export function inSentence(noun: string, language: string): string {
  if (language === 'de' || /^[A-Z]{2}/.test(noun)) return noun;
  return noun.charAt(0).toLowerCase() + noun.slice(1);
}

export const capitalised = capital;

/** Names that generated files import or that the language owns; a type of the app takes another one. */
const TAKEN = new Set(
  (
    'Accordion Alert Array Avatar Badge Blob Body Boolean Breadcrumb Button Calendar Card Carousel Chart Checkbox Client Collapsible ' +
    'Command Comment Control Controller Date Dialog Document Drawer Element Empty Error Event Field File Form Function History Image ' +
    'Input Item Kbd Label Link List Location Map Menubar Navigate Node Notification Number Object Option Outlet Page Pagination ' +
    'Person Picture Popover Profile Progress Promise Proxy Range Record Request Response Role Route Routes Rule Screen Select Selection ' +
    'Separator Session Set Sheet Sidebar Skeleton Slider Sonner Spinner Store String Suspense Switch Symbol Tab Table Tabs Text ' +
    'Textarea Toast Toaster Toggle Tool Tooltip User Window Worker App Account Cart Mark Message Theme Words Section Stat'
  ).split(' '),
);

export function typeName(entityId: string): string {
  const name = pascal(entityId);
  return TAKEN.has(name) ? `${name}Entry` : name;
}
