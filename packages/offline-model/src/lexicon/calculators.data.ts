import { like } from './pattern.ts';

/** A calculator that people know by name; labels in English, Portuguese, Spanish, German and French, with `|` between. */
export interface KnownCalculator {
  readonly words: RegExp;
  readonly title: string;
  /** Label, unit (`$` for money), first value, and where one is chosen the choices as `label=value` with `;` between. */
  readonly inputs: readonly (readonly [label: string, unit: string, initial: number, choices?: string])[];
  /** Label, unit and the formula over `v[0]`, `v[1]`… */
  readonly results: readonly (readonly [label: string, unit: string, formula: string])[];
}

const LENGTH = 'Length|Comprimento|Largo|Länge|Longueur';
const WIDTH = 'Width|Largura|Ancho|Breite|Largeur';
const HEIGHT = 'Height|Altura|Altura|Höhe|Hauteur';
const WASTE = 'Waste|Perda|Merma|Verschnitt|Chutes';
const PRICE = 'Price per pack|Preço por caixa|Precio por paquete|Preis pro Paket|Prix par paquet';
const TOTAL = 'Total cost|Custo total|Coste total|Gesamtkosten|Coût total';

/** The more special ones first. */
export const CALCULATORS: readonly KnownCalculator[] = [
  {
    words: /\b(?:tiles?|tiling|fliesen\p{L}*|azulejos?|baldosas?|pisos?|cerâmica|carrelage|carreaux)\b/iu,
    title:
      'Tile calculator|Calculadora de pisos|Calculadora de azulejos|Fliesenrechner|Calculateur de carrelage',
    inputs: [
      ['Room length|Comprimento do cômodo|Largo de la habitación|Raumlänge|Longueur de la pièce', 'm', 4],
      ['Room width|Largura do cômodo|Ancho de la habitación|Raumbreite|Largeur de la pièce', 'm', 3],
      ['Tile length|Comprimento do piso|Largo de la baldosa|Fliesenlänge|Longueur du carreau', 'cm', 30],
      ['Tile width|Largura do piso|Ancho de la baldosa|Fliesenbreite|Largeur du carreau', 'cm', 30],
      ['Joint width|Junta|Junta|Fugenbreite|Largeur du joint', 'mm', 3],
      [WASTE, '%', 10],
      ['Tiles per pack|Pisos por caixa|Baldosas por paquete|Fliesen pro Paket|Carreaux par paquet', '', 10],
      [PRICE, '$', 25],
    ],
    results: [
      [
        'Tiles|Pisos|Baldosas|Fliesen|Carreaux',
        '',
        'ceil(v[0] * v[1] / ((v[2] / 100 + v[4] / 1000) * (v[3] / 100 + v[4] / 1000)) * (1 + v[5] / 100))',
      ],
      [
        'Packs|Caixas|Paquetes|Pakete|Paquets',
        '',
        'ceil(ceil(v[0] * v[1] / ((v[2] / 100 + v[4] / 1000) * (v[3] / 100 + v[4] / 1000)) * (1 + v[5] / 100)) / v[6])',
      ],
      [
        TOTAL,
        '$',
        'ceil(ceil(v[0] * v[1] / ((v[2] / 100 + v[4] / 1000) * (v[3] / 100 + v[4] / 1000)) * (1 + v[5] / 100)) / v[6]) * v[7]',
      ],
      ['Area|Área|Superficie|Fläche|Surface', 'm²', 'v[0] * v[1]'],
    ],
  },
  {
    words:
      /\bpaint (?:calculator|estimator|needed)|\bhow much paint|\bwandfarbe|farb\p{L}*rechner|calculadora de (?:tinta|pintura)|calculateur de peinture/iu,
    title: 'Paint calculator|Calculadora de tinta|Calculadora de pintura|Farbrechner|Calculateur de peinture',
    inputs: [
      [LENGTH, 'm', 5],
      [WIDTH, 'm', 4],
      [HEIGHT, 'm', 2.5],
      ['Doors|Portas|Puertas|Türen|Portes', '', 1],
      ['Windows|Janelas|Ventanas|Fenster|Fenêtres', '', 2],
      ['Coats|Demãos|Manos|Anstriche|Couches', '', 2],
      [
        'Coverage per litre|Rendimento por litro|Rendimiento por litro|Reichweite pro Liter|Rendement par litre',
        'm²',
        10,
      ],
      ['Price per litre|Preço por litro|Precio por litro|Preis pro Liter|Prix par litre', '$', 8],
    ],
    results: [
      [
        'Paint|Tinta|Pintura|Farbe|Peinture',
        'l',
        'max(0, (2 * (v[0] + v[1]) * v[2] - v[3] * 1.9 - v[4] * 1.5) * v[5] / v[6])',
      ],
      [TOTAL, '$', 'max(0, (2 * (v[0] + v[1]) * v[2] - v[3] * 1.9 - v[4] * 1.5) * v[5] / v[6]) * v[7]'],
      [
        'Wall area|Área das paredes|Superficie de paredes|Wandfläche|Surface des murs',
        'm²',
        'max(0, 2 * (v[0] + v[1]) * v[2] - v[3] * 1.9 - v[4] * 1.5)',
      ],
    ],
  },
  {
    words: /\bcalor(?:ie|y|ies)\b|\bbmr\b|\btdee\b|\bkalorien\p{L}*|\bcalor[ií]as?\b|\bgrundumsatz/iu,
    title:
      'Calorie calculator|Calculadora de calorias|Calculadora de calorías|Kalorienrechner|Calculateur de calories',
    inputs: [
      ['Age|Idade|Edad|Alter|Âge', '', 30],
      ['Weight|Peso|Peso|Gewicht|Poids', 'kg', 70],
      [HEIGHT, 'cm', 175],
      [
        'Gender|Sexo|Sexo|Geschlecht|Sexe',
        '',
        5,
        'Male/Masculino/Hombre/Männlich/Homme=5;Female/Feminino/Mujer/Weiblich/Femme=-161',
      ],
      [
        'Activity|Atividade|Actividad|Aktivität|Activité',
        '',
        1.55,
        'Little/Pouca/Poca/Wenig/Faible=1.2;Light/Leve/Ligera/Leicht/Légère=1.375;Moderate/Moderada/Moderada/Mäßig/Modérée=1.55;High/Alta/Alta/Hoch/Élevée=1.725',
      ],
    ],
    results: [
      [
        'Keep weight|Manter o peso|Mantener el peso|Gewicht halten|Garder le poids',
        'kcal',
        'round((10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3]) * v[4])',
      ],
      [
        'Lose weight|Perder peso|Perder peso|Abnehmen|Perdre du poids',
        'kcal',
        'round((10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3]) * v[4] - 500)',
      ],
      [
        'Gain weight|Ganhar peso|Ganar peso|Zunehmen|Prendre du poids',
        'kcal',
        'round((10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3]) * v[4] + 500)',
      ],
      [
        'At rest|Em repouso|En reposo|Grundumsatz|Au repos',
        'kcal',
        'round(10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3])',
      ],
    ],
  },
  {
    words: /\b(?:profit )?margin|\bmarkup|\bmargem|\bmargen|\bmarge\b|gewinnspanne/iu,
    title: 'Margin calculator|Calculadora de margem|Calculadora de margen|Margenrechner|Calculateur de marge',
    inputs: [
      ['Cost price|Preço de custo|Precio de coste|Einkaufspreis|Prix de revient', '$', 60],
      ['Selling price|Preço de venda|Precio de venta|Verkaufspreis|Prix de vente', '$', 100],
    ],
    results: [
      ['Margin|Margem|Margen|Marge|Marge', '%', '(v[1] - v[0]) / v[1] * 100'],
      ['Profit|Lucro|Beneficio|Gewinn|Bénéfice', '$', 'v[1] - v[0]'],
      ['Markup|Markup|Recargo|Aufschlag|Taux de marque', '%', '(v[1] - v[0]) / v[0] * 100'],
    ],
  },
  {
    words: /\bsimple interest\b|\bjuros simples\b|\binterés simple\b|\beinfache zinsen\b/iu,
    title: 'Simple interest|Juros simples|Interés simple|Einfache Zinsen|Intérêt simple',
    inputs: [
      ['Principal|Capital|Capital|Kapital|Capital', '$', 1000],
      ['Rate per year|Taxa ao ano|Tasa anual|Zinssatz pro Jahr|Taux annuel', '%', 5],
      ['Years|Anos|Años|Jahre|Années', '', 3],
    ],
    results: [
      ['Interest|Juros|Intereses|Zinsen|Intérêts', '$', 'v[0] * v[1] / 100 * v[2]'],
      ['Total|Total|Total|Summe|Total', '$', 'v[0] * (1 + v[1] / 100 * v[2])'],
    ],
  },
  {
    words: like.iu`
  \bsavings? (?:calculator|simulator|plan)|\bcompound interest|\bretirement|\binvestment (?:calculator|growth)|épargne
  |\bahorros?\b|\bjuros compostos|\bsparrechner|\bsparplan\p{L}*|\bzinseszins\p{L}*|\binterés compuesto|\bpoupança`,
    title:
      'Savings calculator|Calculadora de poupança|Calculadora de ahorro|Sparrechner|Simulateur d’épargne',
    inputs: [
      ['Starting amount|Valor inicial|Importe inicial|Startbetrag|Montant de départ', '$', 1000],
      ['Monthly payment|Depósito mensal|Aporte mensual|Monatliche Rate|Versement mensuel', '$', 100],
      ['Rate per year|Taxa ao ano|Tasa anual|Zinssatz pro Jahr|Taux annuel', '%', 4],
      ['Years|Anos|Años|Jahre|Durée en années', '', 10],
    ],
    results: [
      [
        'Final amount|Valor final|Capital final|Endkapital|Capital final',
        '$',
        'v[0] * pow(1 + v[2] / 1200, v[3] * 12) + v[1] * (pow(1 + max(v[2], 0.000001) / 1200, v[3] * 12) - 1) / (max(v[2], 0.000001) / 1200)',
      ],
      [
        'Interest earned|Juros ganhos|Intereses ganados|Zinsen|Intérêts gagnés',
        '$',
        'v[0] * pow(1 + v[2] / 1200, v[3] * 12) + v[1] * (pow(1 + max(v[2], 0.000001) / 1200, v[3] * 12) - 1) / (max(v[2], 0.000001) / 1200) - v[0] - v[1] * v[3] * 12',
      ],
      ['Paid in|Depositado|Aportado|Eingezahlt|Versé', '$', 'v[0] + v[1] * v[3] * 12'],
    ],
  },
  {
    words: /(?:[áa]lcool|etanol|ethanol)\b.{0,40}\bgasolina|gasolina\b.{0,40}(?:[áa]lcool|etanol)/iu,
    title: 'Ethanol or petrol|Álcool ou gasolina|Etanol o gasolina|Ethanol oder Benzin|Éthanol ou essence',
    inputs: [
      ['Ethanol price|Preço do álcool|Precio del etanol|Ethanolpreis|Prix de l’éthanol', '$', 3.9],
      ['Petrol price|Preço da gasolina|Precio de la gasolina|Benzinpreis|Prix de l’essence', '$', 5.9],
      ['Limit|Limite|Límite|Grenze|Limite', '%', 70],
    ],
    results: [
      [
        'Ethanol costs, of petrol|Álcool em relação à gasolina|Etanol respecto a gasolina|Ethanol im Verhältnis|Éthanol par rapport à l’essence',
        '%',
        'v[0] / v[1] * 100',
      ],
      [
        'Ethanol pays off below|Álcool compensa até|El etanol conviene hasta|Ethanol lohnt sich bis|L’éthanol vaut le coup jusqu’à',
        '$',
        'v[1] * v[2] / 100',
      ],
      [
        'Saved per litre with ethanol|Vantagem do álcool por litro|Ventaja del etanol por litro|Vorteil pro Liter|Avantage par litre',
        '$',
        'v[1] * v[2] / 100 - v[0]',
      ],
    ],
  },
  {
    words:
      /\bpercent(?:age)? calculator|\bprozentrechner|\bcalculadora de porcenta\p{L}+|calculateur de pourcentage/iu,
    title:
      'Percentage calculator|Calculadora de porcentagem|Calculadora de porcentajes|Prozentrechner|Calculateur de pourcentage',
    inputs: [
      ['X|X|X|X|X', '', 20],
      ['Y|Y|Y|Y|Y', '', 150],
    ],
    results: [
      ['X % of Y|X % de Y|X % de Y|X % von Y|X % de Y', '', 'v[0] / 100 * v[1]'],
      [
        'X is so many percent of Y|X em porcentagem de Y|X como porcentaje de Y|X in Prozent von Y|X en pourcentage de Y',
        '%',
        'v[0] / v[1] * 100',
      ],
      [
        'Change from X to Y|Variação de X para Y|Cambio de X a Y|Änderung von X zu Y|Variation de X à Y',
        '%',
        '(v[1] - v[0]) / v[0] * 100',
      ],
    ],
  },
  {
    words:
      /\bdiscount calculator|\brabattrechner|\bcalculadora de descontos?|\bcalculadora de descuentos?|calculateur de (?:remise|réduction)/iu,
    title:
      'Discount calculator|Calculadora de desconto|Calculadora de descuentos|Rabattrechner|Calculateur de remise',
    inputs: [
      ['Price|Preço|Precio|Preis|Prix', '$', 80],
      ['Discount|Desconto|Descuento|Rabatt|Remise', '%', 20],
    ],
    results: [
      ['You pay|Você paga|Pagas|Zu zahlen|À payer', '$', 'v[0] * (1 - v[1] / 100)'],
      ['You save|Você economiza|Ahorras|Ersparnis|Économie', '$', 'v[0] * v[1] / 100'],
    ],
  },
  {
    words:
      /\b(?:running|race) pace|\bpace calculator|\blauftempo|\bpace[- ]?rechner|\britmo de (?:corrida|carrera)|allure de course/iu,
    title: 'Pace calculator|Calculadora de ritmo|Calculadora de ritmo|Tempo-Rechner|Calculateur d’allure',
    inputs: [
      ['Distance|Distância|Distancia|Strecke|Distance', 'km', 10],
      ['Hours|Horas|Horas|Stunden|Heures', '', 0],
      ['Minutes|Minutos|Minutos|Minuten|Minutes', '', 50],
    ],
    results: [
      ['Pace|Ritmo|Ritmo|Tempo|Allure', 'min/km', '(v[1] * 60 + v[2]) / v[0]'],
      ['Speed|Velocidade|Velocidad|Geschwindigkeit|Vitesse', 'km/h', 'v[0] / ((v[1] * 60 + v[2]) / 60)'],
    ],
  },
  {
    words: /\bconcrete\b|\bbeton\p{L}*|\bconcreto\b|\bhormigón\b|\bbéton\b/iu,
    title:
      'Concrete calculator|Calculadora de concreto|Calculadora de hormigón|Betonrechner|Calculateur de béton',
    inputs: [
      [LENGTH, 'm', 4],
      [WIDTH, 'm', 3],
      ['Thickness|Espessura|Espesor|Dicke|Épaisseur', 'cm', 15],
      [WASTE, '%', 10],
      ['Price per m³|Preço por m³|Precio por m³|Preis pro m³|Prix par m³', '$', 120],
    ],
    results: [
      ['Volume|Volume|Volumen|Volumen|Volume', 'm³', 'v[0] * v[1] * v[2] / 100 * (1 + v[3] / 100)'],
      [TOTAL, '$', 'v[0] * v[1] * v[2] / 100 * (1 + v[3] / 100) * v[4]'],
    ],
  },
  {
    words: /\bbreak[- ]?even|ponto de equilíbrio|punto de equilibrio|seuil de rentabilité/iu,
    title:
      'Break-even calculator|Ponto de equilíbrio|Punto de equilibrio|Break-even-Rechner|Seuil de rentabilité',
    inputs: [
      ['Fixed costs|Custos fixos|Costes fijos|Fixkosten|Coûts fixes', '$', 5000],
      ['Price per unit|Preço por unidade|Precio por unidad|Preis pro Stück|Prix par unité', '$', 50],
      ['Cost per unit|Custo por unidade|Coste por unidad|Kosten pro Stück|Coût par unité', '$', 30],
    ],
    results: [
      [
        'Units to sell|Unidades a vender|Unidades a vender|Nötige Stückzahl|Unités à vendre',
        '',
        'ceil(v[0] / (v[1] - v[2]))',
      ],
      [
        'Revenue needed|Receita necessária|Ingresos necesarios|Nötiger Umsatz|Chiffre d’affaires',
        '$',
        'ceil(v[0] / (v[1] - v[2])) * v[1]',
      ],
    ],
  },
  {
    words: /\broi\b|return on investment|retorno (?:do|de la|sobre)/iu,
    title:
      'Return calculator|Calculadora de retorno|Calculadora de retorno|Renditerechner|Calculateur de rendement',
    inputs: [
      ['Invested|Investido|Invertido|Investiert|Investi', '$', 1000],
      ['Returned|Retorno|Obtenido|Erlös|Obtenu', '$', 1400],
      ['Years|Anos|Años|Jahre|Années', '', 2],
    ],
    results: [
      ['Return|Retorno|Retorno|Rendite|Rendement', '%', '(v[1] - v[0]) / v[0] * 100'],
      ['Profit|Lucro|Beneficio|Gewinn|Bénéfice', '$', 'v[1] - v[0]'],
      ['Per year|Ao ano|Al año|Pro Jahr|Par an', '%', '(pow(v[1] / v[0], 1 / v[2]) - 1) * 100'],
    ],
  },
];
