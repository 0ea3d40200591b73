import { like } from '../../lexicon/pattern.ts';

/** How people call what figures are worked out from, in five languages, and how a figure is called without a name. */
export const WORDS = {
  labels: {
    average: 'Average | Média | Promedio | Durchschnitt | Moyenne',
    percent: 'Percent | Percentual | Porcentaje | Prozent | Pourcentage',
    grade: 'Grade | Conceito | Calificación | Note | Mention',
    total: 'Total | Total | Total | Gesamt | Total',
    amount: 'Amount | Valor | Importe | Betrag | Montant',
    days: 'Days | Dias | Días | Tage | Jours',
    taken: 'Taken | Usados | Usados | Genommen | Pris',
    daysLeft: 'Days left | Dias restantes | Días restantes | Resttage | Jours restants',
    left: 'Left | Restante | Restante | Übrig | Restant',
    spent: 'Spent | Gasto | Gastado | Ausgegeben | Dépensé',
    balance: 'Balance | Saldo | Saldo | Saldo | Solde',
    paid: 'Paid | Pago | Pagado | Bezahlt | Payé',
    profit: 'Profit | Lucro | Beneficio | Gewinn | Bénéfice',
    reached: 'Reached | Alcançado | Alcanzado | Erreicht | Atteint',
    hours: 'Hours | Horas | Horas | Stunden | Heures',
    slept: 'Hours slept | Horas de sono | Horas de sueño | Schlafdauer | Heures de sommeil',
    height: 'Height | Altura | Altura | Größe | Taille',
    bmi: 'BMI | IMC | IMC | BMI | IMC',
    age: 'Age | Idade | Edad | Alter | Âge',
    margin: 'Margin | Margem | Margen | Marge | Marge',
    owed: 'Owes | Deve | Debe | Schuldet | Doit',
    today: 'Today | Hoje | Hoy | Heute | Aujourd’hui',
    streak: 'Current streak | Sequência atual | Racha actual | Aktuelle Serie | Série en cours',
    week: 'this week | esta semana | esta semana | diese Woche | cette semaine',
    month: 'this month | este mês | este mes | dieser Monat | ce mois',
    consumption: 'Consumption | Consumo | Consumo | Verbrauch | Consommation',
  },
  marked: /score|mark|grade|note\b|nota|points|punkte|puntos|pontos|calificaci/iu,
  rated: /rating|review|bewertung|note|avis|reseña|valoraci|avaliaç/iu,
  owes: /(?<!\p{L})(?:owes?|schuldet|doit|debe|deve|to pay|zahlen)(?!\p{L})/iu,
  inAll: /^(?:total|overall|gesamt|insgesamt)/iu,
  ends: /^(?:beginn|ende|anfang|erster tag|letzter tag|start|end|begin|first(?: day)?|last(?: day)?|début|fin|premier jour|dernier jour|inicio|início|comienzo|fim|primer día|último día)$/iu,
  break: /\bbreaks?\b|pausen?\b|\bpauses?\b|pausas?\b|descanso|intervalo/iu,
  sold: /sold|verkauft|vendid|vendu/iu,
  margin: /margin|marge|margem|margen|spanne/iu,
  longest: /longest|best|längste|beste|meilleure|plus longue|más larga|mejor|maior|melhor|record/iu,
  week: /week|woche|semana|semaine/iu,
  month: /month|monat|\bmes\b|\bmês\b|mois/iu,
  off: /^(?:rejected|declined|cancell?ed|denied|abgelehnt|storniert|abgesagt|refusée?|annulée?|rechazad[oa]|cancelad[oa]|recusad[oa]|negad[oa])$/iu,
  noMeasure:
    /year|jahr|année|\baño\b|\bano\b|phone|number$|nummer|code|position|floor|weight of|gewichtung/iu,
  scored:
    /score|mark|grade|point|rating|stars?|result|note\b|nota|bewertung|punkte?|puntos|pontos|points|évaluation|calificaci|avaliaç|puntuaci/iu,
  most: /\b(?:max|maximum|out of|possible|maximal|maximale|máxim[oa]s?|höchst)/iu,
  rate: /(?:price|rate|\bper\b|cost of one|unit cost|wage|preis|\bsatz|stundensatz|stundenlohn|tarif|prix|taux|precio|tarifa|preço|taxa)/iu,
  counted: like.iu`
    (?:quantity|qty|\bhours?\b|\bdays\b|nights|lit(?:er|re)s|\bkg\b|kilos?|\bkm\b|kwh|units?|pieces|copies|seats|tickets|people|guests|stock|distance|minutes|sessions|number of|shares|points|pages|menge|anzahl|stück|bestand|stunden|tage|nächte|personen|punkte
    |cantidad|unidades|existencias|horas|días|noches|quantidade|estoque|dias|noites|quantité|unités|heures|jours|nuits|pontos|puntos)`,
  notMoney:
    /(?<!\p{L})(?:hours|points|days|km|kilomet\p{L}+|stunden|punkte|tage|heures|jours|horas|puntos|días|pontos|dias|pages|seiten)(?!\p{L})/iu,
  days: /(?<!\p{L})(?:days?|\p{L}*tage|jours|días|dias)(?!\p{L})/iu,
  whole:
    /budget|limit|allowance|\btotal\b|goal|target|\bpages\b|max|planned|capacity|credit|price|needed|ziel|gesamt|objecti|objetivo|\bmeta\b|presupuesto|orçamento|prévu|limite|kontingent|bedarf/iu,
  done: /read\b|done|current|reached|raised|saved|paid|completed|actual|progress|spent|used|collected|so far|finished|erreicht|gelesen|gespart|bezahlt|aktuell|lues?|épargn|atteint|actuel|leíd|ahorrad|actual|lid[ao]s|economizad|atual|alcan/iu,
  paidIn:
    /payment|paid|deposit|contribution|income|donation|einzahlung|zahlung|beitrag|paiement|versement|cotisation|pago|ingreso|aporta|pagamento|depósito|contribui/iu,
  paidOut:
    /expense|cost|charge|spending|purchase|invoice|withdraw|bill|fine|ausgabe|kosten|rechnung|auslage|dépense|frais|facture|gasto|coste|factura|despesa|custo|fatura/iu,
  income:
    /income|sale|revenue|earning|payment|einnahme|verkauf|erlös|umsatz|revenu|vente|recette|ingreso|venta|receita|venda/iu,
  due: /fee|due|rent|price|total|amount|owed|charge|beitrag|gebühr|miete|betrag|preis|cotisation|loyer|montant|prix|cuota|alquiler|importe|mensalidade|aluguel|valor/iu,
  out: /cost|purchase|bought|buying|expens|fee|spent|paid for|material|repair|shipping|packag|labou?r|commission|kosten|einkauf|ankauf|ausgab|gebühr|porto|versand|coste|costo|compra|gasto|comisi|custo|despes|taxa|frete|coût|achat|dépens|frais|port\b/iu,
  into: /price|selling|sale|sold|revenue|income|earned|received|turnover|verkauf|erlös|einnahm|umsatz|preis|venta|ingres|precio|venda|receita|preço|vente|recette|revenu|prix/iu,
  sleep: /sle[e]?p|bed ?time|schlaf|geschlafen|bettzeit|sommeil|dorm|coucher|sue[ñn]o|acost|sono/iu,
  weight: /weight|gewicht|poids|\bpeso\b/iu,
  height: /height|größe|taille|altura|estatura/iu,
  born: /birth|born|geburt|naissance|nacim|nascim/iu,
  fuel: /lit(?:er|re)s?|gallons?|fuel|kraftstoff|carburant|litros?/iu,
  way: /distance|\bkm\b|kilomet|miles|strecke|distancia|distância|trip/iu,
} as const;
