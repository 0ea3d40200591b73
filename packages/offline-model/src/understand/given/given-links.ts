import { AND, like, part, toPattern } from '../../lexicon/pattern.ts';
import { escaped } from '../tokens.ts';

/** Where a house is found elsewhere: "links to our Instagram and Facebook". */
export interface GivenLink {
  readonly title: string;
  readonly url: string;
}

const SITES: readonly (readonly [title: string, home: string])[] = [
  ['Instagram', 'www.instagram.com/'],
  ['Facebook', 'www.facebook.com/'],
  ['TikTok', 'www.tiktok.com/@'],
  ['YouTube', 'www.youtube.com/@'],
  ['LinkedIn', 'www.linkedin.com/company/'],
  ['Pinterest', 'www.pinterest.com/'],
  ['Twitter', 'x.com/'],
  ['Bluesky', 'bsky.app/profile/'],
  ['Mastodon', 'mastodon.social/@'],
  ['Threads', 'www.threads.net/@'],
  ['Vimeo', 'vimeo.com/'],
  ['Behance', 'www.behance.net/'],
  ['Dribbble', 'dribbble.com/'],
  ['GitHub', 'github.com/'],
  ['Apple Podcasts', 'podcasts.apple.com/'],
  ['Apple Music', 'music.apple.com/'],
  ['Spotify', 'open.spotify.com/'],
  ['SoundCloud', 'soundcloud.com/'],
  ['Bandcamp', 'bandcamp.com/'],
  ['Tripadvisor', 'www.tripadvisor.com/'],
  ['Etsy', 'www.etsy.com/shop/'],
];

const NAMES = SITES.map(([title]) => escaped(title)).join('|');
const NAME = `(?:(?:our|my|the|unser\\p{L}*|mein\\p{L}*|nuestr[oa]s?|noss[oa]s?|notre|nos)\\s+)?(?:${NAMES})`;
const LEAD = part`
  (?:links?|buttons?|icons?|logos?|follow us|find us|listen|verlinkung(?:en)?|enlaces?|botones|liens?|boutons?|botões|ícones)
  (?:\s+(?:to|for|on|at|of|zu[mr]?|auf|von|a|al|para|en|de|do|vers|sur))?`;
const LINKED = like.iu`
  (?:,\s*)?(?:(?:${AND}|with|plus|mit|con|com|avec)\s+)?(?:social (?:media )?)?${LEAD}\s+${NAME}
  (?:(?:,\s*|,?\s+(?:and|or|und|y|e|et|&)\s+)${NAME})*(?:\s+(?:pages?|profiles?|accounts?|channels?))?`;

/** "social media links", with none of them named. */
const SOCIAL = like.iu`
    (?:,\s*)?(?:(?:${AND}|with|plus|mit|con|com|avec)\s+)?(?:social[- ](?:media[- ])?(?:links?|icons?
    |buttons?|profiles?|accounts?)|links? to (?:our |my )?social (?:media|networks?)
    |links? zu (?:unseren )?(?:sozialen (?:medien|netzwerken)|social media)|(?:enlaces|links) (?:a|para)(?: las| as)? redes sociai?e?s|liens (?:vers )?(?:les |nos )?réseaux sociaux)(?!\p{L})`;

export function readLinks(text: string): readonly GivenLink[] {
  const told = LINKED.exec(text)?.[0];
  const isAny = told !== undefined || SOCIAL.test(text);
  if (!isAny) return [];
  const named = SITES.filter(([title]) => toPattern(escaped(title), 'iu').test(told ?? ''));
  const handle = like.u`(?<![\p{L}\d.])@([\p{L}\d._]{3,30})(?![\p{L}\d@])`.exec(text)?.[1];
  return (named.length > 0 ? named : SITES.slice(0, 2)).map(([title, home]) => ({
    title,
    // Nobody's name is guessed: it could be somebody else's.
    url: `https://${handle === undefined ? home.replace(/[^/]*@?$/u, '').replace(/(?:company|profile|shop)\/$/u, '') : `${home}${handle}`}`,
  }));
}

/** What says no more than that. */
export const withoutLinks = (text: string): string => text.replace(LINKED, '').replace(SOCIAL, '');
