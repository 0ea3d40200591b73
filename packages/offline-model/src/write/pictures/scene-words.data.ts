/** Which scene is drawn for which words. Earlier entries win. */
const SCENE_WORDS: readonly (readonly [scene: string, words: RegExp])[] = [
  ['woman', /\b(woman|girl|lady|mother|nurse|female|actress|waitress)\b/i],
  [
    'person',
    /\b(man|woman|person|portrait|people|doctor|teacher|coach|trainer|member|team|staff|student|chef|artist|author|nurse|lawyer|founder|profile|employee|player|driver|guide|agent|stylist|barber|girl|boy|kid|child|speaker|patient|client|customer|user|mentor|therapist)\b/i,
  ],
  ['drink', /coffee|caf[eé]|tea\b|cocktail|wine|beer|juice|drink|smoothie|latte|espresso|bar\b|brew/i],
  [
    'bakery',
    /bread|cake|bak(e|ing)|pastr|cookie|muffin|pie\b|dessert|chocolate|pancake|oats|croissant|donut|sweet/i,
  ],
  [
    'food',
    /food|recipe|pasta|pizza|salad|soup|stew|dish|meal|restaurant|kitchen|cook|vegetable|fruit|tomato|salmon|fish|meat|burger|sushi|rice|grocer|menu|diet|nutrition|egg|cheese|taco|curry/i,
  ],
  ['flower', /flower|florist|garden|plant|bouquet|rose|tulip|botan|leaf|herb|succulent/i],
  ['animal', /\b(dog|cat|pet|animal|puppy|kitten|horse|bird|vet|veterinary|adoption|rabbit|zoo|wildlife)/i],
  [
    'health',
    /clinic|hospital|medical|health|pharma|dental|dentist|medicine|therapy|vaccin|wellness|spa|massage|yoga|meditat|cardio(log)|skin/i,
  ],
  [
    'sport',
    /sport|gym|fitness|football|soccer|tennis|basketball|run(ning)?\b|workout|swim|cycl|bike|golf|ball|match|league|athlet|climb|ski|surf|boxing/i,
  ],
  [
    'music',
    /music|song|album|band|concert|guitar|piano|vinyl|podcast|radio|audio|festival|dj\b|instrument|choir/i,
  ],
  [
    'book',
    /book|librar|novel|poet|poem|read|story|magazine|journal|blog|writ|literature|news|article|essay|paper/i,
  ],
  [
    'school',
    /school|course|class|lesson|learn|educat|universit|exam|quiz|study|tutor|math|science|history|training|academ|language/i,
  ],
  [
    'travel',
    /travel|trip|tour|flight|plane|airport|beach|island|mountain|hike|hiking|vacation|holiday|hotel|resort|destination|camp|cruise|adventure/i,
  ],
  [
    'car',
    /\b(car|vehicle|auto|truck|suv|sedan|van|taxi|rental|garage|motor|parking|delivery|scooter|bus)\b/i,
  ],
  [
    'home',
    /house|home|apartment|flat|real estate|property|villa|interior|furniture|sofa|chair|lamp|room|rent|decor|kitchenware|table\b|bed/i,
  ],
  [
    'city',
    /city|urban|skyline|building|office|street|metro|architecture|construction|town|company|coworking/i,
  ],
  [
    'fashion',
    /fashion|cloth|dress|shirt|shoe|sneaker|bag|jewel|watch|ring|necklace|style|wear|jacket|jeans|hat|boutique|scarf|sweater|beauty|cosmetic|perfume|makeup/i,
  ],
  [
    'device',
    /phone|laptop|computer|tech|software|app\b|camera|headphone|electronic|gadget|tablet|keyboard|monitor|charger|printer|robot|code|digital|data|web|game|console|smart/i,
  ],
  [
    'money',
    /money|bank|finance|invest|stock|budget|invoice|payment|crypto|insurance|tax|account|sales|expense|loan|fund/i,
  ],
  [
    'tools',
    /tool|repair|drill|hammer|workshop|plumb|electric|mechanic|carpent|hardware|maintenance|clean|inventory|warehouse|supplier|package|box/i,
  ],
  [
    'event',
    /event|party|wedding|birthday|conference|ticket|celebrat|ceremony|meetup|festival|calendar|schedule|booking/i,
  ],
  [
    'art',
    /art|paint|gallery|museum|design|photo|craft|sculpture|exhibit|studio|creative|ceramic|portfolio|film|movie|cinema|theat/i,
  ],
  [
    'nature',
    /nature|forest|tree|lake|river|park|farm|environment|eco|green|weather|sky|sun|climate|energy|ocean|sea|water/i,
  ],
];

/** The name of the scene for some words; the domain decides where the words say nothing. */
export function sceneFor(words: string, domain: string): string {
  return matching(words) ?? matching(domain.replaceAll(/[-_]/g, ' ')) ?? 'abstract';
}

const matching = (words: string): string | undefined =>
  SCENE_WORDS.find(([, pattern]) => pattern.test(words))?.[0];
