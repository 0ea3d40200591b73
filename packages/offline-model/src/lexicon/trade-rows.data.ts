import { listed } from './listed.ts';

/** What the shelves of a trade hold: words that tell the trade, kinds, and goods with the kind each is of. */
export interface TradeRows {
  readonly trade: RegExp;
  readonly kinds: readonly string[];
  /** `Brake pads:0`: the number of its kind. */
  readonly goods: readonly string[];
}

export const TRADE_ROWS: readonly TradeRows[] = [
  {
    trade:
      /\b(?:garage|auto|car|cars|automotive|motorcycle|spare) ?(?:parts?|shop|workshop|store|repair)?\b.*\b(?:parts?|stock|inventory)\b|\b(?:auto|car|spare) parts\b/i,
    kinds: ['Brakes', 'Engine', 'Electrics', 'Body'],
    goods: listed(`
      Brake pads:0, Oil filter:1, Spark plug:1, Car battery:2, Wiper blade:3, Brake disc:0,
      Headlight bulb:2, Timing belt:1`),
  },
  {
    trade: /\btiles?\b|\bbathrooms?\b|\bsanitary\b/i,
    kinds: ['Wall tiles', 'Floor tiles', 'Mosaic', 'Accessories'],
    goods: listed(`
      White gloss 20×20:0, Slate grey 30×60:1, Hexagon mosaic blue:2, Oak look 20×120:1,
      Metro bevel cream:0, Tile adhesive 25 kg:3, Grout anthracite:3, Terrazzo 60×60:1`),
  },
  {
    trade: /\b(?:pharmacy|medicines?|drugstore|medical suppl\w+)\b/i,
    kinds: ['Pain relief', 'Antibiotics', 'Vitamins', 'First aid'],
    goods: listed(`
      Paracetamol 500 mg:0, Ibuprofen 400 mg:0, Amoxicillin 250 mg:1, Vitamin D3:2, Plasters:3,
      Elastic bandage:3, Vitamin C:2, Disinfectant:3`),
  },
  {
    trade: /\b(?:bakery|restaurant|kitchen|café|cafe|catering|pizzeria|food)\b/i,
    kinds: ['Dry goods', 'Fresh', 'Drinks', 'Packaging'],
    goods: listed(`
      Wheat flour 25 kg:0, Olive oil 5 l:0, Butter:1, Tomatoes:1, Mineral water:2, Coffee beans:0,
      Paper bags:3, Eggs:1`),
  },
  {
    trade: /\b(?:clothing|clothes|fashion|boutique|apparel|shoes?)\b/i,
    kinds: ['Tops', 'Trousers', 'Shoes', 'Accessories'],
    goods: listed(`
      Linen shirt:0, Wool jumper:0, Slim jeans:1, Chino:1, Canvas sneaker:2, Leather belt:3,
      Cotton T-shirt:0, Ankle boot:2`),
  },
  {
    trade: /\b(?:IT|computers?|electronics|phones?|laptops?)\b/,
    kinds: ['Computers', 'Monitors', 'Phones', 'Accessories'],
    goods: listed(`
      Laptop 14″:0, Laptop 16″:0, Monitor 27″:1, Docking station:3, Smartphone:2, Headset:3, Keyboard:3,
      Monitor 24″:1`),
  },
  {
    trade: /\b(?:garden|nursery|plants?|flowers?|florist)\b/i,
    kinds: ['Plants', 'Soil', 'Tools', 'Pots'],
    goods: listed(`
      Lavender:0, Potting soil 40 l:1, Pruning shears:2, Terracotta pot 20 cm:3, Rose bush:0,
      Tomato seedlings:0, Watering can:2, Bark mulch:1`),
  },
  {
    trade: /\b(?:construction|building|builders?|hardware|carpenter|joinery|electrician|plumb\w+)\b/i,
    kinds: ['Wood', 'Fixings', 'Pipes', 'Tools'],
    goods: listed(`
      Pine board 2 m:0, Wood screws 4×40:1, Copper pipe 15 mm:2, Cordless drill:3, Plywood 18 mm:0,
      Wall plugs:1, Ball valve:2, Spirit level:3`),
  },
];
