import { blocksIn } from './blocks.ts';
import { listed } from './listed.ts';

/** What the shelves of a trade hold: words that tell the trade, kinds, and goods with the kind each is of. */
export interface TradeRows {
  readonly trade: RegExp;
  readonly kinds: readonly string[];
  /** `Brake pads:0`: the number of its kind. */
  readonly goods: readonly string[];
}

const TEXT = String.raw`
\b(?:garage|auto|car|cars|automotive|motorcycle|spare) ?(?:parts?|shop|workshop|store|repair)?\b.*\b(?:parts?|stock|inventory)\b|\b(?:auto|car|spare) parts\b
kinds: Brakes, Engine, Electrics, Body
Brake pads:0, Oil filter:1, Spark plug:1, Car battery:2, Wiper blade:3, Brake disc:0, Headlight bulb:2,
Timing belt:1

\btiles?\b|\bbathrooms?\b|\bsanitary\b
kinds: Wall tiles, Floor tiles, Mosaic, Accessories
White gloss 20×20:0, Slate grey 30×60:1, Hexagon mosaic blue:2, Oak look 20×120:1, Metro bevel cream:0,
Tile adhesive 25 kg:3, Grout anthracite:3, Terrazzo 60×60:1

\b(?:pharmacy|medicines?|drugstore|medical suppl\w+)\b
kinds: Pain relief, Antibiotics, Vitamins, First aid
Paracetamol 500 mg:0, Ibuprofen 400 mg:0, Amoxicillin 250 mg:1, Vitamin D3:2, Plasters:3, Elastic bandage:3,
Vitamin C:2, Disinfectant:3

\b(?:bakery|restaurant|kitchen|café|cafe|catering|pizzeria|food)\b
kinds: Dry goods, Fresh, Drinks, Packaging
Wheat flour 25 kg:0, Olive oil 5 l:0, Butter:1, Tomatoes:1, Mineral water:2, Coffee beans:0, Paper bags:3,
Eggs:1

\b(?:clothing|clothes|fashion|boutique|apparel|shoes?)\b
kinds: Tops, Trousers, Shoes, Accessories
Linen shirt:0, Wool jumper:0, Slim jeans:1, Chino:1, Canvas sneaker:2, Leather belt:3, Cotton T-shirt:0,
Ankle boot:2

\b(?:(?-i:IT)|computers?|electronics|phones?|laptops?)\b
kinds: Computers, Monitors, Phones, Accessories
Laptop 14″:0, Laptop 16″:0, Monitor 27″:1, Docking station:3, Smartphone:2, Headset:3, Keyboard:3, Monitor 24″:1

\b(?:garden|nursery|plants?|flowers?|florist)\b
kinds: Plants, Soil, Tools, Pots
Lavender:0, Potting soil 40 l:1, Pruning shears:2, Terracotta pot 20 cm:3, Rose bush:0, Tomato seedlings:0,
Watering can:2, Bark mulch:1

\b(?:construction|building|builders?|hardware|carpenter|joinery|electrician|plumb\w+)\b
kinds: Wood, Fixings, Pipes, Tools
Pine board 2 m:0, Wood screws 4×40:1, Copper pipe 15 mm:2, Cordless drill:3, Plywood 18 mm:0, Wall plugs:1,
Ball valve:2, Spirit level:3
`;

export const TRADE_ROWS: readonly TradeRows[] = blocksIn(TEXT).map(({ head: [trade = ''], text, of }) => ({
  trade: new RegExp(trade, 'i'),
  kinds: of('kinds').flatMap(listed),
  goods: listed(text),
}));
