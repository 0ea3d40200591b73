import { toPattern } from './pattern.ts';
import { blocksIn } from './blocks.ts';

/** A calculator that people know by name; labels in English, Portuguese, Spanish, German and French, with `|` between. */
export interface KnownCalculator {
  readonly words: RegExp;
  readonly title: string;
  /** Label, unit (`$` for money), first value, and where one is chosen the choices as `label=value` with `;` between. */
  readonly inputs: readonly (readonly string[])[];
  /** Label, unit and the formula over `v[0]`, `v[1]`… */
  readonly results: readonly (readonly string[])[];
}

const LENGTH = 'Length|Comprimento|Largo|Länge|Longueur';
const WIDTH = 'Width|Largura|Ancho|Breite|Largeur';
const HEIGHT = 'Height|Altura|Altura|Höhe|Hauteur';
const WASTE = 'Waste|Perda|Merma|Verschnitt|Chutes';
const TOTAL = 'Total cost|Custo total|Coste total|Gesamtkosten|Coût total';

/** Its title, the words that ask for it, what goes `in` and what comes `out`; the more special ones first. */
const TEXT = String.raw`
Tile calculator|Calculadora de pisos|Calculadora de azulejos|Fliesenrechner|Calculateur de carrelage
words: \b(?:tiles?|tiling|fliesen\p{L}*|azulejos?|baldosas?|pisos?|cerâmica|carrelage|carreaux)\b
in: Room length|Comprimento do cômodo|Largo de la habitación|Raumlänge|Longueur de la pièce ; m ; 4
in: Room width|Largura do cômodo|Ancho de la habitación|Raumbreite|Largeur de la pièce ; m ; 3
in: Tile length|Comprimento do piso|Largo de la baldosa|Fliesenlänge|Longueur du carreau ; cm ; 30
in: Tile width|Largura do piso|Ancho de la baldosa|Fliesenbreite|Largeur du carreau ; cm ; 30
in: Joint width|Junta|Junta|Fugenbreite|Largeur du joint ; mm ; 3
in: ${WASTE} ; % ; 10
in: Tiles per pack|Pisos por caixa|Baldosas por paquete|Fliesen pro Paket|Carreaux par paquet ;  ; 10
in: Price per pack|Preço por caixa|Precio por paquete|Preis pro Paket|Prix par paquet ; $ ; 25
out: Tiles|Pisos|Baldosas|Fliesen|Carreaux ;  ; ceil(v[0] * v[1] / ((v[2] / 100 + v[4] / 1000) * (v[3] / 100 + v[4] / 1000)) * (1 + v[5] / 100))
out: Packs|Caixas|Paquetes|Pakete|Paquets ;  ; ceil(ceil(v[0] * v[1] / ((v[2] / 100 + v[4] / 1000) * (v[3] / 100 + v[4] / 1000)) * (1 + v[5] / 100)) / v[6])
out: ${TOTAL} ; $ ; ceil(ceil(v[0] * v[1] / ((v[2] / 100 + v[4] / 1000) * (v[3] / 100 + v[4] / 1000)) * (1 + v[5] / 100)) / v[6]) * v[7]
out: Area|Área|Superficie|Fläche|Surface ; m² ; v[0] * v[1]

Paint calculator|Calculadora de tinta|Calculadora de pintura|Farbrechner|Calculateur de peinture
words: \bpaint (?:calculator|estimator|needed)|\bhow much paint|\bwandfarbe|farb\p{L}*rechner|calculadora de (?:tinta|pintura)|calculateur de peinture
in: ${LENGTH} ; m ; 5
in: ${WIDTH} ; m ; 4
in: ${HEIGHT} ; m ; 2.5
in: Doors|Portas|Puertas|Türen|Portes ;  ; 1
in: Windows|Janelas|Ventanas|Fenster|Fenêtres ;  ; 2
in: Coats|Demãos|Manos|Anstriche|Couches ;  ; 2
in: Coverage per litre|Rendimento por litro|Rendimiento por litro|Reichweite pro Liter|Rendement par litre ; m² ; 10
in: Price per litre|Preço por litro|Precio por litro|Preis pro Liter|Prix par litre ; $ ; 8
out: Paint|Tinta|Pintura|Farbe|Peinture ; l ; max(0, (2 * (v[0] + v[1]) * v[2] - v[3] * 1.9 - v[4] * 1.5) * v[5] / v[6])
out: ${TOTAL} ; $ ; max(0, (2 * (v[0] + v[1]) * v[2] - v[3] * 1.9 - v[4] * 1.5) * v[5] / v[6]) * v[7]
out: Wall area|Área das paredes|Superficie de paredes|Wandfläche|Surface des murs ; m² ; max(0, 2 * (v[0] + v[1]) * v[2] - v[3] * 1.9 - v[4] * 1.5)

Calorie calculator|Calculadora de calorias|Calculadora de calorías|Kalorienrechner|Calculateur de calories
words: \bcalor(?:ie|y|ies)\b|\bbmr\b|\btdee\b|\bkalorien\p{L}*|\bcalor[ií]as?\b|\bgrundumsatz
in: Age|Idade|Edad|Alter|Âge ;  ; 30
in: Weight|Peso|Peso|Gewicht|Poids ; kg ; 70
in: ${HEIGHT} ; cm ; 175
in: Gender|Sexo|Sexo|Geschlecht|Sexe ;  ; 5 ; Male/Masculino/Hombre/Männlich/Homme=5;Female/Feminino/Mujer/Weiblich/Femme=-161
in: Activity|Atividade|Actividad|Aktivität|Activité ;  ; 1.55 ; Little/Pouca/Poca/Wenig/Faible=1.2;Light/Leve/Ligera/Leicht/Légère=1.375;Moderate/Moderada/Moderada/Mäßig/Modérée=1.55;High/Alta/Alta/Hoch/Élevée=1.725
out: Keep weight|Manter o peso|Mantener el peso|Gewicht halten|Garder le poids ; kcal ; round((10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3]) * v[4])
out: Lose weight|Perder peso|Perder peso|Abnehmen|Perdre du poids ; kcal ; round((10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3]) * v[4] - 500)
out: Gain weight|Ganhar peso|Ganar peso|Zunehmen|Prendre du poids ; kcal ; round((10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3]) * v[4] + 500)
out: At rest|Em repouso|En reposo|Grundumsatz|Au repos ; kcal ; round(10 * v[1] + 6.25 * v[2] - 5 * v[0] + v[3])

Margin calculator|Calculadora de margem|Calculadora de margen|Margenrechner|Calculateur de marge
words: \b(?:profit )?margin|\bmarkup|\bmargem|\bmargen|\bmarge\b|gewinnspanne
in: Cost price|Preço de custo|Precio de coste|Einkaufspreis|Prix de revient ; $ ; 60
in: Selling price|Preço de venda|Precio de venta|Verkaufspreis|Prix de vente ; $ ; 100
out: Margin|Margem|Margen|Marge|Marge ; % ; (v[1] - v[0]) / v[1] * 100
out: Profit|Lucro|Beneficio|Gewinn|Bénéfice ; $ ; v[1] - v[0]
out: Markup|Markup|Recargo|Aufschlag|Taux de marque ; % ; (v[1] - v[0]) / v[0] * 100

Simple interest|Juros simples|Interés simple|Einfache Zinsen|Intérêt simple
words: \bsimple interest\b|\bjuros simples\b|\binterés simple\b|\beinfache zinsen\b
in: Principal|Capital|Capital|Kapital|Capital ; $ ; 1000
in: Rate per year|Taxa ao ano|Tasa anual|Zinssatz pro Jahr|Taux annuel ; % ; 5
in: Years|Anos|Años|Jahre|Années ;  ; 3
out: Interest|Juros|Intereses|Zinsen|Intérêts ; $ ; v[0] * v[1] / 100 * v[2]
out: Total|Total|Total|Summe|Total ; $ ; v[0] * (1 + v[1] / 100 * v[2])

Savings calculator|Calculadora de poupança|Calculadora de ahorro|Sparrechner|Simulateur d’épargne
words: \bsavings? (?:calculator|simulator|plan)|\bcompound interest|\bretirement|\binvestment (?:calculator|growth)|épargne|\bahorros?\b|\bjuros compostos|\bsparrechner|\bsparplan\p{L}*|\bzinseszins\p{L}*|\binterés compuesto|\bpoupança
in: Starting amount|Valor inicial|Importe inicial|Startbetrag|Montant de départ ; $ ; 1000
in: Monthly payment|Depósito mensal|Aporte mensual|Monatliche Rate|Versement mensuel ; $ ; 100
in: Rate per year|Taxa ao ano|Tasa anual|Zinssatz pro Jahr|Taux annuel ; % ; 4
in: Years|Anos|Años|Jahre|Durée en années ;  ; 10
out: Final amount|Valor final|Capital final|Endkapital|Capital final ; $ ; v[0] * pow(1 + v[2] / 1200, v[3] * 12) + v[1] * (pow(1 + max(v[2], 0.000001) / 1200, v[3] * 12) - 1) / (max(v[2], 0.000001) / 1200)
out: Interest earned|Juros ganhos|Intereses ganados|Zinsen|Intérêts gagnés ; $ ; v[0] * pow(1 + v[2] / 1200, v[3] * 12) + v[1] * (pow(1 + max(v[2], 0.000001) / 1200, v[3] * 12) - 1) / (max(v[2], 0.000001) / 1200) - v[0] - v[1] * v[3] * 12
out: Paid in|Depositado|Aportado|Eingezahlt|Versé ; $ ; v[0] + v[1] * v[3] * 12

Ethanol or petrol|Álcool ou gasolina|Etanol o gasolina|Ethanol oder Benzin|Éthanol ou essence
words: (?:[áa]lcool|etanol|ethanol)\b.{0,40}\bgasolina|gasolina\b.{0,40}(?:[áa]lcool|etanol)
in: Ethanol price|Preço do álcool|Precio del etanol|Ethanolpreis|Prix de l’éthanol ; $ ; 3.9
in: Petrol price|Preço da gasolina|Precio de la gasolina|Benzinpreis|Prix de l’essence ; $ ; 5.9
in: Limit|Limite|Límite|Grenze|Limite ; % ; 70
out: Ethanol costs, of petrol|Álcool em relação à gasolina|Etanol respecto a gasolina|Ethanol im Verhältnis|Éthanol par rapport à l’essence ; % ; v[0] / v[1] * 100
out: Ethanol pays off below|Álcool compensa até|El etanol conviene hasta|Ethanol lohnt sich bis|L’éthanol vaut le coup jusqu’à ; $ ; v[1] * v[2] / 100
out: Saved per litre with ethanol|Vantagem do álcool por litro|Ventaja del etanol por litro|Vorteil pro Liter|Avantage par litre ; $ ; v[1] * v[2] / 100 - v[0]

Percentage calculator|Calculadora de porcentagem|Calculadora de porcentajes|Prozentrechner|Calculateur de pourcentage
words: \bpercent(?:age)? calculator|\bprozentrechner|\bcalculadora de porcenta\p{L}+|calculateur de pourcentage
in: X|X|X|X|X ;  ; 20
in: Y|Y|Y|Y|Y ;  ; 150
out: X % of Y|X % de Y|X % de Y|X % von Y|X % de Y ;  ; v[0] / 100 * v[1]
out: X is so many percent of Y|X em porcentagem de Y|X como porcentaje de Y|X in Prozent von Y|X en pourcentage de Y ; % ; v[0] / v[1] * 100
out: Change from X to Y|Variação de X para Y|Cambio de X a Y|Änderung von X zu Y|Variation de X à Y ; % ; (v[1] - v[0]) / v[0] * 100

Discount calculator|Calculadora de desconto|Calculadora de descuentos|Rabattrechner|Calculateur de remise
words: \bdiscount calculator|\brabattrechner|\bcalculadora de descontos?|\bcalculadora de descuentos?|calculateur de (?:remise|réduction)
in: Price|Preço|Precio|Preis|Prix ; $ ; 80
in: Discount|Desconto|Descuento|Rabatt|Remise ; % ; 20
out: You pay|Você paga|Pagas|Zu zahlen|À payer ; $ ; v[0] * (1 - v[1] / 100)
out: You save|Você economiza|Ahorras|Ersparnis|Économie ; $ ; v[0] * v[1] / 100

Pace calculator|Calculadora de ritmo|Calculadora de ritmo|Tempo-Rechner|Calculateur d’allure
words: \b(?:running|race) pace|\bpace calculator|\blauftempo|\bpace[- ]?rechner|\britmo de (?:corrida|carrera)|allure de course
in: Distance|Distância|Distancia|Strecke|Distance ; km ; 10
in: Hours|Horas|Horas|Stunden|Heures ;  ; 0
in: Minutes|Minutos|Minutos|Minuten|Minutes ;  ; 50
out: Pace|Ritmo|Ritmo|Tempo|Allure ; min/km ; (v[1] * 60 + v[2]) / v[0]
out: Speed|Velocidade|Velocidad|Geschwindigkeit|Vitesse ; km/h ; v[0] / ((v[1] * 60 + v[2]) / 60)

Concrete calculator|Calculadora de concreto|Calculadora de hormigón|Betonrechner|Calculateur de béton
words: \bconcrete\b|\bbeton\p{L}*|\bconcreto\b|\bhormigón\b|\bbéton\b
in: ${LENGTH} ; m ; 4
in: ${WIDTH} ; m ; 3
in: Thickness|Espessura|Espesor|Dicke|Épaisseur ; cm ; 15
in: ${WASTE} ; % ; 10
in: Price per m³|Preço por m³|Precio por m³|Preis pro m³|Prix par m³ ; $ ; 120
out: Volume|Volume|Volumen|Volumen|Volume ; m³ ; v[0] * v[1] * v[2] / 100 * (1 + v[3] / 100)
out: ${TOTAL} ; $ ; v[0] * v[1] * v[2] / 100 * (1 + v[3] / 100) * v[4]

Break-even calculator|Ponto de equilíbrio|Punto de equilibrio|Break-even-Rechner|Seuil de rentabilité
words: \bbreak[- ]?even|ponto de equilíbrio|punto de equilibrio|seuil de rentabilité
in: Fixed costs|Custos fixos|Costes fijos|Fixkosten|Coûts fixes ; $ ; 5000
in: Price per unit|Preço por unidade|Precio por unidad|Preis pro Stück|Prix par unité ; $ ; 50
in: Cost per unit|Custo por unidade|Coste por unidad|Kosten pro Stück|Coût par unité ; $ ; 30
out: Units to sell|Unidades a vender|Unidades a vender|Nötige Stückzahl|Unités à vendre ;  ; ceil(v[0] / (v[1] - v[2]))
out: Revenue needed|Receita necessária|Ingresos necesarios|Nötiger Umsatz|Chiffre d’affaires ; $ ; ceil(v[0] / (v[1] - v[2])) * v[1]

Return calculator|Calculadora de retorno|Calculadora de retorno|Renditerechner|Calculateur de rendement
words: \broi\b|return on investment|retorno (?:do|de la|sobre)
in: Invested|Investido|Invertido|Investiert|Investi ; $ ; 1000
in: Returned|Retorno|Obtenido|Erlös|Obtenu ; $ ; 1400
in: Years|Anos|Años|Jahre|Années ;  ; 2
out: Return|Retorno|Retorno|Rendite|Rendement ; % ; (v[1] - v[0]) / v[0] * 100
out: Profit|Lucro|Beneficio|Gewinn|Bénéfice ; $ ; v[1] - v[0]
out: Per year|Ao ano|Al año|Pro Jahr|Par an ; % ; (pow(v[1] / v[0], 1 / v[2]) - 1) * 100
`;

export const CALCULATORS: readonly KnownCalculator[] = blocksIn(TEXT).map(({ head: [title = ''], of }) => ({
  title,
  words: toPattern(of('words')[0] ?? '', 'iu'),
  inputs: of('in').map((line) => line.split(' ; ')),
  results: of('out').map((line) => line.split(' ; ')),
}));
