import { oneLine } from './pattern.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter((word) => word !== ''));

export const DETERMINERS = words(
  'a an the this that these those some any each every all both no another such what which whose either neither',
);
export const POSSESSIVES = words("my your his her its our their one's own users' user's");
export const PRONOUNS = words(
  oneLine`
  i you he she it we they them us me him who whom everyone everybody anyone anybody someone nobody people i'd
  i'm i've we'd we're we've it's there's let's that's you're they're themselves yourself himself herself itself
  myself ourselves`,
);
export const AUXILIARIES = words(
  oneLine`
  can could should would may might must shall will be is are was were been being am do does did has have had
  able allow allows allowed allowing enable enables enabling let lets letting need needs want wants like likes
  cannot can't won't need_to help helps get want_to please ought`,
);
export const PREPOSITIONS = words(
  oneLine`
  of in on at by for from to with without into onto about through via over under between across within during
  per against around after before until since along among based using including like toward towards inside near
  than as`,
);
export const CONJUNCTIONS = words(
  'and or but nor plus & then so also if because that which who whether how where when while',
);
export const ADVERBS = words(
  oneLine`
  also just only very really easily quickly simply directly online automatically immediately always never often
  daily weekly monthly here there not too well back together again later efficiently effectively seamlessly
  conveniently securely properly clearly nicely optionally maybe perhaps ideally basically finally first then
  even still yet right now later much more most less least there's instead rather quite instantly safely up down
  out off twice once open optionally`,
);

/** Adjectives that say nothing about the data. */
export const EMPTY_ADJECTIVES = words(
  oneLine`
  eleven twelve thirteen fifteen twenty dozen hundred example sample demo invented made-up my handmade homemade new different various available all
  detailed personal own real-time realtime online simple easy basic advanced full complete main important
  relevant related current existing user-friendly friendly modern beautiful nice responsive clean intuitive
  professional interactive dynamic custom personalized personalised specific particular multiple several many
  few random latest recent upcoming popular trending featured other additional general useful necessary individual digital
  virtual comprehensive quick fast smart good great better best overall entire whole respective corresponding
  certain appropriate possible key unique small little big large short long single separate dedicated proper
  attractive elegant stylish sleek functional convenient efficient effective seamless secure robust engaging
  user-generated high-quality quality rich visual past future previous next favorite favourite local web-based
  classic common typical little-known fully working cool awesome fancy pretty well-designed polished
  great-looking usable powerful lightweight tiny mini live common-sense free two three four five six seven eight
  nine ten 1 2 3 4 5 6 7 8 9 10 couple lot lots bunch number variety range set list-based one-time one-off recurring`,
);

/** What the whole thing is called; these name the product, not something in it. */
export const APP_NOUNS = words(
  oneLine`
  app application website site webpage web platform system portal tool software program page solution
  product_app webapp web-app service_app hub marketplace store shop dashboard tracker manager planner organizer
  organiser blog forum game directory board network community calculator generator converter simulator builder
  editor viewer journal diary portfolio interface project prototype mvp clone landing homepage e-commerce
  ecommerce wiki magazine crm erp database log logger assistant space center centre corner world place
  online-store log-book logbook quiz timer clock calendar gallery catalog catalogue library`,
);

/** Of those, the ones that say what it is and so stay part of the topic. */
export const TELLING_APP_NOUNS = words(
  oneLine`
  store shop dashboard tracker manager planner blog forum game directory marketplace community calculator
  generator converter journal diary portfolio e-commerce ecommerce wiki magazine crm erp quiz timer clock
  calendar gallery catalog catalogue library board log logger landing`,
);

/** Heads that carry no data of their own; what stands before them does. */
export const EMPTY_HEADS = words(
  oneLine`
  tool tools information info details detail data feature features functionality functionalities function
  functions capability capabilities ability option options page pages section sections screen screens view views
  list lists area areas tab tabs module modules component components content contents thing things element
  elements item item_list way ways form forms button buttons link links menu navigation navbar sidebar header
  footer field fields column columns table tables entry entries record records interface system experience
  design layout user users people person visitor visitors everyone operation operations process processes
  support type_list series set schedule timetable collection collections variety range kind kinds sort lot
  aspect aspects need needs use case cases basis purpose purposes order_by widget widgets panel panels card
  cards database portfolio_item end beginning result results task_list selection line text box popup modal
  dialog window click state app application website site platform portal program software system systems web
  webpage time bar row rows number example examples action actions category_page access management tracking
  center centre hub profile_page display displays directory catalog catalogue feed stream summary overview
  browser device desktop mobile phone_app tablet language languages way background color colors colour colours
  theme interaction usage library bank box wall_of profile profiles directory_list usage_data benefit benefits
  goal_of step`,
);

/** How a list of fields or features is announced. */
export const LIST_HEADS: Readonly<
  Record<string, 'sections' | 'features' | 'fields' | 'roles' | 'entities' | 'options'>
> = {
  section: 'sections',
  sections: 'sections',
  page: 'sections',
  pages: 'sections',
  tab: 'sections',
  tabs: 'sections',
  screen: 'sections',
  screens: 'sections',
  navigation: 'sections',
  navbar: 'sections',
  modules: 'sections',
  module: 'sections',
  views: 'sections',
  areas: 'sections',
  links: 'sections',
  nav: 'sections',
  subpages: 'sections',
  parts: 'sections',
  feature: 'features',
  features: 'features',
  functionality: 'features',
  functionalities: 'features',
  functions: 'features',
  function: 'features',
  capabilities: 'features',
  abilities: 'features',
  requirements: 'features',
  functionalites: 'features',
  field: 'fields',
  fields: 'fields',
  columns: 'fields',
  column: 'fields',
  attributes: 'fields',
  information: 'fields',
  info: 'fields',
  details: 'fields',
  data: 'fields',
  inputs: 'fields',
  input: 'fields',
  fieldset: 'fields',
  roles: 'roles',
  'user types': 'roles',
  'user roles': 'roles',
  entities: 'entities',
  entity: 'entities',
  tables: 'entities',
  models: 'entities',
  resources: 'entities',
};

/** Verbs at the head of a request that only ask for the app itself. */
export const ASKING = words(
  oneLine`
  create build make develop implement design generate write code need want give produce craft construct program
  set_up like have get do start prepare deliver crie criar cria haz crea crear erstelle baue mach crée créer`,
);

/** Words of a sentence that stand in no name, at whatever place; in English these are told by their grammar. */
export const IN_NO_NAME: Readonly<Record<'en' | 'de' | 'es' | 'pt' | 'fr', string>> = {
  en: 'something|anything|everything|nothing|whoever|somebody|someone|anybody|anyone|whether|because',
  de: 'mindestens|höchstens|maximal|wenigstens|ungefähr|uns|mir|euch|ihnen|wenn|ob|jemand|etwas|danach|nachher|später|anschließend|wann|wer|wie|nichts|niemand|sehr|weniger|nur|immer|nie|auch|sichtbar|sichtbare|hier|dort|heute|gerne|bitte|gebe|geben|mache|machen|verkaufe|verkaufen|biete|bieten|nehme|nehmen|inklusive',
  es: 'al menos|como (?:mínimo|máximo)|si|alguien|algo|así|después|luego|entonces|cuando|quién|qué|cómo|nada|nadie|muy|siempre|nunca|también|tampoco|visibles?|aquí|allí|ahí|hoy|doy|das|damos|dan|hago|hacemos|hacen|voy|vamos|vendo|vendemos|ofrezco|ofrecemos|admiten?|admitimos|aceptamos|acepta[ns]?|incluid[oa]s?|pregunto|me|te|nos|os',
  pt: 'alguma coisa|pelo menos|no (?:mínimo|máximo)|alguém|algo|assim|depois|então|quando|quem|nada|ninguém|muito|sempre|nunca|também|visíve(?:l|is)|aqui|ali|hoje|dou|damos|dão|faço|fazemos|fazem|vou|vamos|vendo|vendemos|ofereço|oferecemos|aceitamos?|incluíd[oa]s?|me|nos|lhes?',
  fr: "quelque chose|faut|faudrait|il|ils|au (?:moins|plus|minimum|maximum)|si|quelqu['’]un|ainsi|après|ensuite|alors|quand|lorsque|rien|très|toujours|jamais|aussi|visibles?|ici|aujourd['’]hui|donne|donnons|fais|faisons|vais|allons|vends?|vendons|propose|proposons|acceptons|inclus|incluse?s|comprise?s|me|te|nous|vous",
};
