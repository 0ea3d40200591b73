import type { CheckKind, ColourPlace, ToolCheck } from '@loam/offline-model/cases';
import { WORDS } from '../words.data.ts';

/** How people ask for what a kind of check tries, in five languages. */
export const ASKS: { readonly [Kind in CheckKind]?: RegExp } = {
  search: WORDS.search,
  filter: /filter|filtr|narrow|nur die|by (?:city|type|category|status|genre)/iu,
  sort: /sort|order(?:ed)? by|ordenar|orden[aá]|trier|tri[eé]|newest|cheapest|first|neueste|zuerst|classé/iu,
  create:
    /\b(?:add|new|creat|enter|record|post|register|manage|track|keep|log|writ|save|report)|anlegen|eintrag|erfass|verwalt|hinzu|adicion|cadastr|registr|gerenci|añad|agreg|gestion|ajout|gér|saisi/iu,
  edit: /\b(?:edit|chang|updat|correct|manage)|änder|bearbeit|verwalt|edit|alter|modif|cambi|gestion|gér/iu,
  remove: /\b(?:delet|remov|manage)|lösch|entfern|verwalt|exclu|apag|elimin|borr|supprim|gestion|gér/iu,
  tick: /tick|check|mark|done|complete|abhak|erledig|marc|coch|conclu/iu,
  message: /messag|chat|nachricht|mensa|conversation|talk|write to/iu,
  quiz: /quiz|question|frage|pergunt|pregunt/iu,
  cart: WORDS.cart,
  chart: /chart|graph|diagram|gráfico|graphique|plot/iu,
  report: /report|bericht|informe|relatório|rapport|print|pdf|csv|export/iu,
  'sign-in':
    /sign ?in|sign ?up|log ?in|account|password|anmeld|konto|registr|entrar|cadastr|conta|sesión|cuenta|connect|compte|inscri/iu,
  'dark-mode': /dark|dunkel|escuro|oscuro|sombre/iu,
  colour: /colou?r|farb|cor\b|cores|couleur|palette|theme/iu,
  'submit-form':
    /form|sign ?up|contact|appl|enquir|inquir|subscri|send|register|formular|anmeld|kontakt|formulá|inscri|contat|contacto|book|reserv|request/iu,
  booking: /book|reserv|appointment|buch|termin|agend|cita|rendez|slot|marcar|réserv/iu,
  profile: /profil|perfil|account|konto|conta|cuenta|compte/iu,
  rule: /must|cannot|can.t|can not|may not|only|never|nobody|no one|no two|not\b|at most|at least|more than|less than|twice|same|once|unique|required|valid|before|after|maxim|limit|muss|müss|darf|dürf|nur|nicht|kein|wenn|höchst|mindest|doppelt|doit|doiv|seul|jamais|pas\b|plus|moins|deux|debe|solo|sólo|nadie|ningun|ningún|no puede|máximo|mínimo|dos veces|mism|deve|só\b|somente|ninguém|não|nenhum|mesm|duas vezes/iu,
  number:
    /how many|number|count|total|figure|dashboard|overview|statistic|wie viele|anzahl|zahl|gesamt|übersicht|quantos|quantas|número|painel|cuánt|panel|combien|nombre|tableau/iu,
  comment: /comment|review|rat(?:e|ing)|discuss|kommentar|bewert|coment|avalia|reseñ|opini|avis\b|notent/iu,
};

/** How people name the place of a colour. */
export const PLACES: { readonly [Place in ColourPlace]?: RegExp } = {
  page: /background|hintergrund|fundo|fondo|fond\b|page|whole|dark|dunkel|escuro|oscuro|sombre/iu,
  header: /header|top bar|kopfzeile|cabeçalho|encabezado|cabecera|en-tête|entête/iu,
  button: /button|knöpf|knopf|schaltfläch|bot(?:ão|ões|ón|ones)|bouton/iu,
  accent: /accent|akzent|highlight|destaque|acento|link/iu,
};

/** What people call the tools that are tried. */
export const TOOLS: Readonly<Record<ToolCheck['tool'], RegExp>> = {
  calculator: /calculator|rechner|calculad|calcul/iu,
  converter: /convert|umrechn|conver/iu,
  timer: /timer|stopwatch|pomodoro|countdown|uhr|cronômetro|cronómetro|minut/iu,
  'tic-tac-toe': /tic|naughts|velha|morpion|three in a row/iu,
  '2048': /2048/u,
  memory: /memory|pairs|memoria|mémoire|memória/iu,
  snake: /snake|schlange|serpiente|cobr/iu,
  chess: /chess|schach|ajedrez|échecs|xadrez/iu,
  wheel: /wheel|spin|glücksrad|ruleta|roleta|roue/iu,
  kanban: /kanban|board|column|tafel/iu,
  drawing: /draw|paint|sketch|mal|zeich|dibuj|desenh|dessin/iu,
  markdown: /markdown|preview/iu,
  'clock-in': /clock|punch|stempel|ponto|fich|pointe/iu,
};

/** A paragraph of an answer that opens so tells what is not in the app. */
export const LEFT =
  /^(?:this i did not understand|some details are not|i may not have met|done only in part|not built|isto eu não entendi|alguns detalhes ainda|talvez eu não|feito só em parte|não construído|esto no lo entendí|algunos detalles aún|quizá no|hecho solo en parte|no construido|das habe ich nicht verstanden|einige einzelheiten|vielleicht habe ich nicht|nur zum teil|nicht gebaut|je n’ai pas compris|certains détails ne|je n’ai peut-être|fait en partie|pas construit|left out|done differently)/iu;

/** A sentence with one of these claims nothing, or takes something back. */
export const DENIES =
  /(?<!\p{L})(?:not|no|nothing|nobody|never|cannot|could not|without|only|already|gone|undo|took back|asked for|nicht|kein\p{L}*|nichts|niemand|ohne|schon|weg|zurückgenommen|não|nada|ninguém|sem|já|removi|desfiz|nadie|sin|ya|quité|deshice|n’\p{L}+|pas|rien|personne|sans|déjà|retiré\p{L}*|annulé)(?!\p{L})/iu;
