import { like } from '../lexicon/pattern.ts';

export type FigureKind =
  | 'goal'
  | 'allowance'
  | 'streak'
  | 'today'
  | 'grade'
  | 'average'
  | 'rest'
  | 'balance'
  | 'profit'
  | 'bmi'
  | 'age'
  | 'percent'
  | 'hours'
  | 'consumption'
  | 'count'
  | 'days'
  | 'amount';

/** The first that fits; a figure of which nobody says whose it is must be one that stands for itself. */
export const FIGURE_KINDS: readonly (readonly [FigureKind, RegExp, 'alone'?])[] = [
  [
    'streak',
    like.iu`
      (?:^(?:my |the )?(?:current|longest|best)$)|(?<!\p{L})(?:streaks?|rachas?|sequências?|längste serie
      |serie (?:von|an)|séries? (?:en cours|de jours)|meilleure série|plus longue série|days in a row)(?!\p{L})`,
    'alone',
  ],
  [
    'today',
    like.iu`
    (?<!\p{L})(?:today['’]?s? (?:progress|total|count)|(?:progress(?: bars?)?|total|count) (?:for |of )?today
    |how (?:many|much|far)[^,;]{0,30} today|heutige\p{L}* (?:fortschritt|stand|summe)|fortschritt (?:für |von )?heute
    |(?:progrès|progression|avancée) (?:du jour|d['’]aujourd['’]hui)|(?:progreso|avance) de hoy|progresso (?:de hoje|do dia))(?!\p{L})`,
    'alone',
  ],
  [
    'grade',
    like.iu`(?<!\p{L})(?:letter grades?|final grades?|grade letters?|grades? \(|schulnoten?|notenstufe|mention \(|calificación \(|conceito \()`,
    'alone',
  ],
  [
    'average',
    like.iu`(?<!\p{L})(?:averages?|avg|mean|(?:gesamt)?durchschnitt\p{L}*|notenschnitt|schnitt|mittelwert|moyennes?|promedios?|médias?|nota media)(?!\p{L})`,
    'alone',
  ],
  [
    'rest',
    like.iu`
    (?<!\p{L})(?:remaining|(?:is|are|has|have|days?|hours?|money|budget|sessions?|much|lessons?) (?:still )?left
    |left over|(?:is|are) (?:still )?(?:missing|to go)|still (?:available|missing)|fehlt|manque|falta
    |übrig\p{L}*|verbleib\p{L}*|rest(?:urlaub|tage|budget|betrag|stunden|guthaben|liche\p{L}*)|restant\p{L}*
    |(?:il|lui|leur) reste|ce qu['’]il reste|(?:le|les) queda\p{L}*|quedan?|sobra\p{L}*|restam?)(?!\p{L})`,
    'alone',
  ],
  [
    'balance',
    like.iu`(?<!\p{L})(?:balances?|saldos?|soldes?|kontostand|owes?|schuldet|still to pay|noch zahlen muss)(?!\p{L})`,
  ],
  [
    'profit',
    like.iu`(?<!\p{L})(?:profits?|gains?|ganhos?|plus-values?|kursgewinne?|margins?|gewinne?|gewinnspanne|marges?|bénéfices?|beneficios?|ganancias?|lucros?|margem|margen)(?!\p{L})`,
    'alone',
  ],
  ['bmi', like.iu`(?<!\p{L})(?:bmi|body mass index|imc)(?!\p{L})`, 'alone'],
  [
    'age',
    like.iu`(?<!\p{L})(?:age (?:in years|from)|how old|alter (?:in jahren|aus)|wie alt|âge (?:à partir|calculé)|edad (?:a partir|calculada)|idade (?:a partir|calculada))(?!\p{L})`,
    'alone',
  ],
  [
    'percent',
    like.iu`
    (?<!\p{L})(?:progress bars?|fortschritts(?:balken|anzeige)|barres? de progression|barras? de progres(?:o|so)|(?:goal|target|reached|done|finished|read)[\p{L} ]* in percent|percent(?:age)?s?(?: (?:of
    |finished|done|read|complete\p{L}*|reached|funded|paid))?|% (?:of|done|finished|reached|read)
    |(?:wie viel )?prozent|prozentsatz|pourcentage|porcentaje|porcentagem|percentual|how (?:far|much) of (?:my
    |the|our|each) (?:goal|target|budget))(?!\p{L})`,
    'alone',
  ],
  [
    'hours',
    like.iu`
    (?<!\p{L})(?:(?:how many |number of |total |the )?hours? (?:(?:i|we|they|you|he|she|somebody|each one
    |everyone) )?(?:slept|worked|of sleep|spent|parked)|(?:sleep|working|work|shift|parking|trip) (?:duration
    |hours)|how long (?:i|we|they|it|each|every)[\p{L} ]*|duration|schlafdauer
    |(?:wie viele )?stunden (?:ich )?(?:geschlafen|gearbeitet)|wie lange|arbeitsstunden|dauer|durée
    |(?:nombre d['’])?heures (?:de sommeil|dormies|travaillées)|duración|horas (?:dormidas|trabajadas|de sueño
    |trabalhadas|de sono)|duração)(?!\p{L})`,
    'alone',
  ],
  [
    'consumption',
    like.iu`(?<!\p{L})(?:consumption|usage|fuel economy|verbrauch|consommation|consumo)(?!\p{L})[^,;]*(?:100|km|mile|l/|mpg|since|between|last reading|seit|zwischen|depuis|desde|entre)`,
    'alone',
  ],
  [
    'days',
    like.iu`
      (?<!\p{L})(?:(?:number of|how many|anzahl(?: der)?|wie viele|nombre de|combien de|número de|cuánt[oa]s
      |quant[oa]s)\s+(?:nights?|days?|nächte|tage|nuits?|jours?|noches?|días?|noites?|dias?))(?!\p{L})`,
    'alone',
  ],
  [
    'count',
    like.iu`(?<!\p{L})(?:number of|how many|anzahl(?: der)?|wie viele|nombre (?:de|d['’])|combien (?:de|d['’])|número de|cuánt[oa]s|quant[oa]s)\s`,
  ],
  [
    'amount',
    like.iu`
    (?<!\p{L})(?:earnings|revenue|turnover|income|costs?|totals?|sum|values?|wages?|pay|salary|commission|spent
    |spending|earned|sold|how much|hours|points|amount|verdienst|einnahmen|umsatz|kosten|summe|gesamt\p{L}*|lohn
    |wert|stunden|punkte|wie viel
    |revenus?|recettes|coûts?|somme|valeur|salaire|heures|combien|ingresos|costes?|costos?|suma|valor|salario
    |horas|puntos|cuánto|ganhos|receita|faturamento|custos?|soma|salário|pontos|quanto)(?!\p{L})`,
  ],
];
