import { oneLine } from '../../lexicon/pattern.ts';
import { listed } from '../../lexicon/listed.ts';

export type RemarkKind =
  | 'look'
  | 'keeping'
  | 'devices'
  | 'language'
  | 'audience'
  | 'courtesy'
  | 'freedom'
  | 'making'
  | 'circumstances'
  | 'inspiration'
  | 'samples';

/** Sentences that say something about the work or its look, and name nothing that the app should have. */
export interface RemarkEntry {
  readonly kind: RemarkKind;
  /** One of these has to be there. A star stands for any ending. */
  readonly keys: string;
  /** Everything else that such a sentence may say. */
  readonly words: string;
  /** So many more words may stand in it, whatever they are: what the samples are of. */
  readonly spare?: number;
  readonly examples: readonly string[];
}

/** Words that tell nothing by themselves. */
export const SMALL_WORDS = oneLine`
  a an the and or but so as at by for from in into is are was be been being has have had do does did it its this
  that these those there they them their i i’m im we us our my me you your he she not no nor too very really
  quite just only also all any some both each every please would could should must can may might will like want
  need make made use using used get got keep let if when where which who what how than then with without of on
  to up out about over well here und oder aber der die das den dem ein eine einen ist sind soll sollte sollen
  bitte nicht kein keine ich wir es mit auf für zu im am auch et ou le la les un une des est sont doit dans sur
  pour avec sans je nous il elle ne pas s’il vous plaît y o el los las una unos es son debe en para con sin yo
  no por favor e os as um uma é são deve em com sem eu não`;

export const REMARKS: readonly RemarkEntry[] = [
  {
    kind: 'look',
    keys: oneLine`
  calm easy space tone tones shade shades hue hues palette pastel* muted earthy airy rounded corner* shadow*
  font* typography serif sans-serif minimal* modern clean elegant playful professional friendly warm trustworthy
  spacing whitespace white-space gradient* animation* transition* hover icon* placeholder stock clutter*
  cluttered premium luxurious cosy cozy sleek polished beautiful contrast readable legible fresh vibrant
  aesthetic look looks feel feels design style visual* ruhig* schlicht* freundlich* hell dunkel sobre épuré*
  élégant* moderne* sencillo elegante* bonito limpio simples bonito`,
    words: oneLine`
  colour colours color colors greens blues reds greys grays browns purples pinks yellows oranges whites blacks
  beiges teals golds creams soft subtle bold simple big large small buttons text texts white space lots plenty
  generous light bright nice good great easy read love hate something anything everything high low enough
  grandmother grandfather mother father grandma grandpa eyes image images photo photos picture pictures
  illustration* now helps help add effect* smooth overall page website site app layout mobile fun farben töne
  couleurs colores cores`,
    examples: [
      'Calm greens, please.',
      'Earthy tones.',
      'I love pastel colours.',
      'Keep it calm and airy.',
      'Lots of white space.',
      'Add some nice animations.',
      'Use icons where it helps.',
      'Use placeholder images for now.',
      'High contrast so that my grandmother can read it.',
    ],
  },
  {
    kind: 'keeping',
    keys: 'persist* reload* refresh* survive* remember remembers saved stored locally localstorage offline backend storage gespeichert neu sauvegardé* guardado* guardar salvo*',
    words: oneLine`
  state data everything entries changes browser page after session lost never nothing remembered store save
  local stay stays still there daten alles bleiben nach laden données tout datos todo dados tudo navegador`,
    examples: [
      'State persists after reload.',
      'All data must survive a refresh.',
      'Everything should be saved in the browser.',
      'Store it locally, no backend.',
    ],
  },
  {
    kind: 'devices',
    keys: 'phone phones mobile smartphone smartphones tablet tablets ipad iphone android desktop laptop responsive devices screens handy handys móvil* celular* téléphone*',
    words: oneLine`
  work works working first friendly small big large screen device well good perfect perfectly look looks nice
  optimized optimised everywhere use usable funktionieren gut funcionar bien bem marcher`,
    examples: ['It has to work on phones.', 'Mobile first.', 'It should work on my iPad as well.'],
  },
  {
    kind: 'language',
    keys: oneLine`
  english german french spanish portuguese italian dutch language spelling deutsch englisch französisch spanisch
  sprache français anglais langue español inglés idioma português inglês`,
    words: oneLine`
  everything all texts text whole british american words labels in written write app site page alles texte
  komplett tout textes entièrement todo textos tudo completo app seite page página`,
    examples: ['Everything in English please.', 'Use British spelling.', 'Alles auf Deutsch bitte.'],
  },
  {
    kind: 'audience',
    keys: 'audience customers clients users visitors guests readers people zielgruppe',
    words: oneLine`
  target young younger old older elderly families family kids children adults students teenagers teens women men
  parents mostly mainly usually often locals tourists beginners professionals busy technical tech-savvy savvy
  not who aged around years`,
    examples: ['The target audience is young families.', 'Our customers are mostly older people.'],
  },
  {
    kind: 'courtesy',
    keys: 'thanks thank thx cheers regards hello hi hey love hope appreciate* danke merci gracias obrigad*',
    words:
      'so much lot advance help kind best great day good morning forward looking hear soon job amazing awesome already im voraus beaucoup mucho muchas muito',
    examples: ['Thanks!', 'Thank you so much in advance.'],
  },
  {
    kind: 'freedom',
    keys: 'surprise decide creative fancy free basics unclear later simple questions whatever choice überrasche einfach',
    words:
      'rest feel add makes make sense nothing start begin more think best ask something else idea ideas leave up first go enough any anything missing design keep mich',
    examples: listed(`
      Keep it simple., Nothing fancy., You decide the rest., Feel free to add what makes sense.,
      We will add more later., Start with the basics., Please ask if something is unclear.`),
  },
  {
    kind: 'making',
    keys: oneLine`
  react typescript javascript tailwind vite nextjs html css code coding seo gdpr dsgvo accessible accessibility
  wcag performance fast quick secure security tested bugs breaks maintainable practices ads tracking`,
    words:
      'clean good important matters compliant loading load pages best structured comments nothing everything sure work works quickly well site app page written style',
    examples: listed(`
      Keep the code clean., It should be fast., Accessibility matters to us., It must be GDPR compliant.,
      Good SEO is important., Use React and TypeScript., No ads and no tracking., Make sure nothing breaks.`),
  },
  {
    kind: 'circumstances',
    keys: oneLine`
  budget deadline developer programmer programming homework mum mom dad wife husband sister brother friend
  girlfriend boyfriend birthday hackathon university coursework project`,
    words: oneLine`
  small tight low limited next monday tuesday wednesday thursday friday saturday sunday week month tomorrow
  today school class idea ideas experience know knowledge much non-technical technical present gift new short
  long short time`,
    examples: listed(`
      My budget is small., It is for a school project., This is for my mum., I am not a developer.,
      I have no idea about programming., The deadline is next Friday.`),
  },
  {
    kind: 'inspiration',
    keys: 'inspired inspiration similar something reminiscent',
    words:
      'take by design style website site look apple airbnb notion stripe linear scandinavian japanese swiss nordic bauhaus',
    examples: ['Take inspiration from Apple.', 'Something like Airbnb.', 'Inspired by Scandinavian design.'],
  },
  {
    kind: 'samples',
    keys: 'example* sample* demo dummy mock beispiel* ejemplo* exemplo* exemple*',
    words: oneLine`
  few couple several put add fill insert include data entries records rows content realistic plausible start something see already seed
  paar einige eintragen einfügen anlegen füllen daten einträge pon ponga algunos algunas añade incluye datos registros de
  coloque alguns algumas inclua dados mets quelques ajoute données fiches d’`,
    spare: 1,
    examples: listed(`
      Put a few in as examples., Add some sample data., Please include a few example entries.,
      Ein paar Beispielgeräte bitte eintragen., Pon algunas plantas de ejemplo., Coloque alguns exemplos.,
      Mets quelques exemples.`),
  },
];
