import { like } from './pattern.ts';

/** What a quantity is made of: `{ $: 1, kWh: -1 }` is a price per kilowatt hour. */
export type Dimension = Readonly<Record<string, number>>;

export interface Unit {
  readonly words: RegExp;
  readonly dimension: Dimension;
  /** How many of the basic unit one of these is. */
  readonly scale: number;
  readonly sign: string;
}

const unit = (words: string, dimension: Dimension, rest: { scale?: number; sign: string }): Unit => ({
  words: like.iu`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`,
  dimension,
  scale: rest.scale ?? 1,
  sign: rest.sign,
});

/** Units in five languages, the longer names first. */
export const UNITS: readonly Unit[] = [
  unit(
    'kwh|kilowatt[- ]?hours?|kilowattstunden?|quilowatts?-hora|kilovatios?[- ]hora|kilowattheures?',
    { kWh: 1 },
    { sign: 'kWh' },
  ),
  unit('kw|kilowatts?', { kWh: 1, h: -1 }, { sign: 'kW' }),
  unit(
    'w|watts?|vatios?|wattage|leistung|power|potência|potencia|puissance',
    { kWh: 1, h: -1 },
    { scale: 0.001, sign: 'W' },
  ),
  unit('km|kilomet(?:er|re)s?|kilometern|quil[ôó]metros?|kilómetros?|kilomètres?', { km: 1 }, { sign: 'km' }),
  unit('mi|miles?', { km: 1 }, { scale: 1.609, sign: 'mi' }),
  unit(
    'm2|m²|sqm|square met(?:er|re)s?|quadratmetern?|metros? quadrados?|metros? cuadrados?|mètres? carrés?|qm',
    { m: 2 },
    { sign: 'm²' },
  ),
  unit('ft2|sqft|sq ft|square f(?:oo|ee)t', { ft2: 1 }, { sign: 'ft²' }),
  unit('m3|m³|cubic met(?:er|re)s?|kubikmetern?|metros? cúbicos?|mètres? cubes?', { m: 3 }, { sign: 'm³' }),
  unit('m|met(?:er|re)s?|metern|metros?|mètres?', { m: 1 }, { sign: 'm' }),
  unit(
    'cm|centimet(?:er|re)s?|zentimetern?|centímetros?|centimètres?',
    { m: 1 },
    { scale: 0.01, sign: 'cm' },
  ),
  unit('ml|millilit(?:er|re)s?|milliliter|mililitros?', { l: 1 }, { scale: 0.001, sign: 'ml' }),
  unit(
    'mm|millimet(?:er|re)s?|millimetern?|milímetros?|millimètres?',
    { m: 1 },
    { scale: 0.001, sign: 'mm' },
  ),
  unit('l|lit(?:er|re)s?|litern|litros?', { l: 1 }, { sign: 'l' }),
  unit('gal|gallons?', { gal: 1 }, { sign: 'gal' }),
  unit('kg|kilos?|kilogram(?:me)?s?|kilogramm', { kg: 1 }, { sign: 'kg' }),
  unit('g|grams?|gramm|gramos?|gramas?|grammes?', { kg: 1 }, { scale: 0.001, sign: 'g' }),
  unit('h|hrs?|hours?|hourly|stunden?|horas?|heures?', { h: 1 }, { sign: 'h' }),
  unit('min|mins|minutes?|minuten|minutos?', { h: 1 }, { scale: 1 / 60, sign: 'min' }),
  unit('days?|daily|tage?n?|täglich|d[ií]as?|jours?', { day: 1 }, { sign: 'days' }),
  unit('weeks?|weekly|wochen?|semanas?|semaines?', { day: 1 }, { scale: 7, sign: 'weeks' }),
  unit(
    'months?|monthly|monate?n?|monatlich\\p{L}*|m[eê]s(?:es)?|mois|mensual\\p{L}*|mensa[il]s?|mensuel\\p{L}*',
    { day: 1 },
    { scale: 365 / 12, sign: 'months' },
  ),
  unit(
    'years?|yearly|annual(?:ly)?|jahre?n?|jährlich\\p{L}*|años?|anos?|années?|ans?|anual(?:es)?|annuel\\p{L}*',
    { day: 1 },
    { scale: 365, sign: 'years' },
  ),
  unit(
    '%|percent(?:age)?|prozent\\p{L}*|por ?cento|porcentaje|porcentagem|pourcentage|pour ?cent',
    { '%': 1 },
    { sign: '%' },
  ),
];

/** Words that mean money. */
export const MONEY_WORDS = like.iu`
  (?<!\p{L})(?:\p{L}*(?:kosten|preis|betrag|lohn)|costs?|prices?|fares?|fees?|rates? per|rent|wages?|pay|salary|budget
  |amount|incomes?|einkommen|umsatz|gewinn|ingresos?|renda|revenus?|faturamento|ersparnis|ahorro|economia|revenue|profit
  |savings?|spend(?:ing)?|total|subtotal|sum|bill|expenses?|earnings?|custos?|preços?|valor|costes?|costos?|precios?
  |coûts?|prix|montant|importe|gesamt|summe|euros?|dollars?|hourly rate|day rate|stundensatz|tarif\p{L}*|gasto)(?!\p{L})
  |[€$£]`;

/** Shares that are added to or taken from a price. */
export const SHARE_WORDS = like.iu`(?<!\p{L})(?:vat|tax(?:es)?|discount|markup|margin|commission|tip|interest|mwst|steuer|rabatt|mehrwertsteuer|imposto|desconto|iva|descuento|impuesto|tva|remise|taxe)(?!\p{L})`;
export const TAKEN_WORDS = /discount|rabatt|desconto|descuento|remise|commission/i;
