import { like } from '../lexicon/pattern.ts';
import { listed, paired } from '../lexicon/listed.ts';

/** English word forms, as far as an interface needs them. */

const IRREGULAR_PLURALS: Readonly<Record<string, string>> = paired(`
  person=people, child=children, man=men, woman=women, foot=feet, tooth=teeth, mouse=mice, goose=geese,
  leaf=leaves, life=lives, shelf=shelves, half=halves, wolf=wolves, knife=knives, wife=wives, loaf=loaves,
  quiz=quizzes, criterion=criteria, analysis=analyses, diagnosis=diagnoses, thesis=theses, datum=data,
  medium=media, curriculum=curricula, series=series, species=species, fish=fish, sheep=sheep, staff=staff, crew=crew, personnel=personnel, livestock=livestock, cattle=cattle, machinery=machinery,
  jewellery=jewellery, jewelry=jewelry,
  news=news, equipment=equipment, furniture=furniture, clothing=clothing, music=music, homework=homework,
  feedback=feedback, luggage=luggage, software=software, hero=heroes, potato=potatoes, tomato=tomatoes,
  volcano=volcanoes, echo=echoes, mosquito=mosquitoes, tornado=tornadoes, torpedo=torpedoes, mango=mangoes,
  domino=dominoes, ad=ads, alias=aliases, lens=lenses, atlas=atlases, canvas=canvases, bus=buses, gas=gases,
  aircraft=aircraft, cactus=cacti, inventory=inventory, wildlife=wildlife, merchandise=merchandise,
  research=research, information=information, attendance=attendance, payroll=payroll, progress=progress,
  weather=weather, jewelry=jewelry, stock=stock, advice=advice, knowledge=knowledge, art=art, food=food,
  travel=travel, bread=bread, movie=movies, cookie=cookies, selfie=selfies, smoothie=smoothies,
  zombie=zombies, calorie=calories, series_=series, tie=ties, pie=pies, hoodie=hoodies, genie=genies,
  brownie=brownies, budgie=budgies, cooperative=cooperatives, shoe=shoes, canoe=canoes, toe=toes,
  horse=horses, house=houses, course=courses, nurse=nurses, purchase=purchases, release=releases,
  license=licenses, lease=leases, expense=expenses, case=cases, vase=vases, exercise=exercises,
  franchise=franchises, warehouse=warehouses, database=databases, phrase=phrases, response=responses,
  disease=diseases, greenhouse=greenhouses, cause=causes, cruise=cruises, cheese=cheeses, dose=doses,
  nose=noses, rose=roses, size=sizes, prize=prizes, maze=mazes, bonus=bonuses, campus=campuses,
  virus=viruses, status=statuses, menu=menus, gpu=gpus, address=addresses, class=classes, pass=passes,
  process=processes, business=businesses, boss=bosses, glass=glasses, dress=dresses, axis=axes,
  crisis=crises, basis=bases, tennis=tennis, chess=chess, fitness=fitness, wellness=wellness, access=access,
  sales=sales, goods=goods, clothes=clothes, sports=sports, physics=physics, mathematics=mathematics,
  economics=economics, politics=politics, electronics=electronics, analytics=analytics, logistics=logistics,
  statistics=statistics, ceramics=ceramics`);

const SINGULARS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(IRREGULAR_PLURALS).map(([one, many]) => [many, one]),
);

export function plural(word: string): string {
  const known = IRREGULAR_PLURALS[word];
  if (known !== undefined) return known;
  if (SINGULARS[word] !== undefined || word.endsWith('people')) return word;
  if (like.u`\p{L}person$`.test(word)) return word.replace(/person$/, 'people');
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (
    /[^aeo]o$/.test(word) &&
    /(?:ch|t|r)o$/.test(word) &&
    !/(?:photo|auto|pro|euro|retro|intro|macro|micro|repo|taco|studio|video)$/.test(word)
  )
    return `${word}es`;
  return `${word}s`;
}

export function singular(word: string): string {
  const known = SINGULARS[word];
  if (known !== undefined) return known;
  if (IRREGULAR_PLURALS[word] !== undefined || word.length < 4) return word;
  if (word.endsWith('people')) return word.replace(/people$/, 'person');
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/[oa]es$/.test(word) && !/(?:^|-)(?:shoes|canoes|toes)$|shoes$/.test(word))
    return word.endsWith('oes') ? word.slice(0, -2) : word.slice(0, -1);
  if (word.endsWith('s')) return word.slice(0, -1);
  return word;
}

export const isPlural = (word: string): boolean => singular(word) !== word;

/** The last word of a name says how many there are. */
export const inPlural = (words: readonly string[]): readonly string[] => [
  ...words.slice(0, -1),
  plural(singular(words.at(-1) ?? '')),
];

/** Base, third person, -ing and -ed of a verb. */
export function verbForms(base: string): {
  readonly base: string;
  readonly third: string;
  readonly ing: string;
  readonly past: string;
} {
  const doubled = DOUBLING.has(base) ? base + (base.at(-1) ?? '') : base;
  const isSilentE = base.endsWith('e') && !base.endsWith('ee');
  const stem = isSilentE ? base.slice(0, -1) : doubled;
  const third = /[^aeiou]y$/.test(base)
    ? `${base.slice(0, -1)}ies`
    : /(s|x|z|ch|sh)$/.test(base)
      ? `${base}es`
      : `${base}s`;
  const past = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  return { base, third, ing: `${stem}ing`, past };
}

const DOUBLING = new Set(
  listed(`
  get, set, plan, log, tag, submit, control, pin, star, plot, drop, chat, run, shop, cancel, put, begin,
  enrol, scan, stop, drag, flag, add_, split, win, spin, dm, jot`),
);
