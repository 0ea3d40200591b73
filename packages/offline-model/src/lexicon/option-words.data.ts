import { like, toPattern } from './pattern.ts';

/** Options that go by several names, and the words by which an example is known to belong there. */
const TEXT = String.raw`
dessert|sweet|nachtisch|nachspeise|postre|sobremesa|pudding|cake|kuchen|pastr ; \b(?:tart|cake|fondant|pudding|ice cream|sorbet|brownie|cookie|pie|tiramis|cheesecake|mousse|panna)
drink|beverage|getränk|bebida|boisson|coffee|tea\b|wine|beer|cocktail ; \b(?:lemonade|coffee|espresso|latte|tea|juice|beer|wine|cocktail|water|smoothie|soda|cider)\b
starter|appetizer|appetiser|vorspeise|entrante|entrada|antipast|small plate|snack|salad ; \b(?:hummus|burrata|soup|salad|bruschetta|carpaccio|dip|olives|croquette)
main|hauptgericht|principal|prato|plat\b|plats|secondi|entree ; \b(?:risotto|steak|bass|rib|pasta|burger|curry|pizza|stew|lasagne|salmon|chicken|tofu|gnocchi)
breakfast|frühstück|desayuno|café da manhã|petit ; \b(?:oat|pancake|egg|granola|toast|porridge)
women|damen|mujer|femin|femme|ladies ; \b(?:dress|skirt|blouse)\b
shoes|footwear|schuhe|zapatos|sapatos|chaussures ; \b(?:sneaker|boot|sandal|loafer|shoe)
accessor|zubehör|accesorio|acessório ; \b(?:scarf|hat|belt|bag|wallet|watch|socks)\b
electronic|elektronik|electrónica|eletrônic|tech|gadget ; \b(?:phone|laptop|headphone|charger|speaker|cable|monitor|keyboard)
kitchen|küche|cocina|cozinha|cuisine ; \b(?:knife|pan|pot|board|mug|bowl|kettle|apron)\b
book|buch|libro|livro|livre ; \b(?:novel|book|guide|atlas|poems)\b
done|finished|completed|erledigt|hecho|concluíd|terminé ; ^$
`;

export const OPTION_WORDS: readonly { readonly names: RegExp; readonly tells: RegExp }[] = TEXT.trim()
  .split('\n')
  .map((line) => {
    const [names = '', tells = ''] = line.split(' ; ');
    return { names: toPattern(names, 'i'), tells: toPattern(tells, 'i') };
  });

/** What an eater of plants does not eat, and what one who takes nothing from animals does not. */
export const MEAT =
  /\b(?:beef|rib|steak|chicken|pork|bacon|ham|lamb|duck|turkey|sausage|salami|fish|bass|salmon|tuna|cod|prawn|shrimp|crab|anchov|meat|bolognese|chorizo)/i;
export const FROM_ANIMALS =
  /\b(?:burrata|parmesan|cheese|mozzarella|ricotta|feta|cream|crème|butter|egg|milk|yog|honey|fondant|tart|brownie|pancake)/i;

/** The states after which nothing is left to do: what has one is neither open nor overdue. */
export const ENDED = like.i`
  ^(?:done|completed?|finished|closed|resolved|solved|fixed|settled|paid|delivered|returned|picked up|cancell?ed|rejected|archived
  |erledigt|fertig|abgeschlossen|geschlossen|bezahlt|gelöst|storniert|zurückgegeben|hech[oa]|completad[oa]|terminad[oa]|cerrad[oa]
  |pagad[oa]|resuelt[oa]|devuelt[oa]|conclu[ií]d[oa]|feit[oa]|fechad[oa]|pag[oa]|resolvid[oa]|devolvid[oa]|terminée?|faite?|fermée?
  |payée?|résolue?|rendue?)$`;
