/** Options that go by several names, and the words by which an example is known to belong there. */
export const OPTION_WORDS: readonly { readonly names: RegExp; readonly tells: RegExp }[] = [
  {
    names: /dessert|sweet|nachtisch|nachspeise|postre|sobremesa|pudding|cake|kuchen|pastr/i,
    tells:
      /\b(?:tart|cake|fondant|pudding|ice cream|sorbet|brownie|cookie|pie|tiramis|cheesecake|mousse|panna)/i,
  },
  {
    names: /drink|beverage|getränk|bebida|boisson|coffee|tea\b|wine|beer|cocktail/i,
    tells: /\b(?:lemonade|coffee|espresso|latte|tea|juice|beer|wine|cocktail|water|smoothie|soda|cider)\b/i,
  },
  {
    names: /starter|appetizer|appetiser|vorspeise|entrante|entrada|antipast|small plate|snack|salad/i,
    tells: /\b(?:hummus|burrata|soup|salad|bruschetta|carpaccio|dip|olives|croquette)/i,
  },
  {
    names: /main|hauptgericht|principal|prato|plat\b|plats|secondi|entree/i,
    tells: /\b(?:risotto|steak|bass|rib|pasta|burger|curry|pizza|stew|lasagne|salmon|chicken|tofu|gnocchi)/i,
  },
  {
    names: /breakfast|frühstück|desayuno|café da manhã|petit/i,
    tells: /\b(?:oat|pancake|egg|granola|toast|porridge)/i,
  },
  { names: /women|damen|mujer|femin|femme|ladies/i, tells: /\b(?:dress|skirt|blouse)\b/i },
  {
    names: /shoes|footwear|schuhe|zapatos|sapatos|chaussures/i,
    tells: /\b(?:sneaker|boot|sandal|loafer|shoe)/i,
  },
  { names: /accessor|zubehör|accesorio|acessório/i, tells: /\b(?:scarf|hat|belt|bag|wallet|watch|socks)\b/i },
  {
    names: /electronic|elektronik|electrónica|eletrônic|tech|gadget/i,
    tells: /\b(?:phone|laptop|headphone|charger|speaker|cable|monitor|keyboard)/i,
  },
  {
    names: /kitchen|küche|cocina|cozinha|cuisine/i,
    tells: /\b(?:knife|pan|pot|board|mug|bowl|kettle|apron)\b/i,
  },
  { names: /book|buch|libro|livro|livre/i, tells: /\b(?:novel|book|guide|atlas|poems)\b/i },
  { names: /done|finished|completed|erledigt|hecho|concluíd|terminé/i, tells: /^$/ },
];

/** What an eater of plants does not eat, and what one who takes nothing from animals does not. */
export const MEAT =
  /\b(?:beef|rib|steak|chicken|pork|bacon|ham|lamb|duck|turkey|sausage|salami|fish|bass|salmon|tuna|cod|prawn|shrimp|crab|anchov|meat|bolognese|chorizo)/i;
export const FROM_ANIMALS =
  /\b(?:burrata|parmesan|cheese|mozzarella|ricotta|feta|cream|crème|butter|egg|milk|yog|honey|fondant|tart|brownie|pancake)/i;
