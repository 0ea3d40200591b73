import { PEOPLE } from '../lexicon/generic.data.ts';
import { sentenceCase } from '../understand/fields.ts';
import type { FormBlock, ProseBlock, ProseItem } from './block-plan.ts';
import { fillIn } from './copy.ts';
import { inSentence, type Draft } from './draft.ts';
import { rotated } from './hash.ts';
import { currencyFor, moneyText } from './money.ts';
import type { Entities } from './entities.ts';
import { BOOKINGS } from './select-entities.ts';

export const prose = (style: ProseBlock['style'], title: string, rest: Partial<ProseBlock>): ProseBlock => ({
  kind: 'prose',
  style,
  title,
  text: '',
  items: [],
  ...rest,
});

export const subscribeForm = ({ copy }: Draft): FormBlock => ({
  kind: 'form',
  entity: 'subscriber',
  title: copy.places.newsletter,
  text: copy.subscribeText,
  submit: copy.subscribe,
  thanks: copy.subscribed,
});

export const writeForm = ({ copy }: Draft, thanks = copy.sent): FormBlock => ({
  kind: 'form',
  entity: 'enquiry',
  title: copy.writeToUs,
  text: copy.writeText,
  submit: copy.send,
  thanks,
});

export const pairs = (list: readonly (readonly [string, string])[]): ProseBlock['items'] =>
  list.map(([title, text]) => ({ title, text }));

export const things = (draft: Draft): string => inSentence(draft, toShow(draft)[0]?.plan.many ?? draft.name);

/** What visitors come to see; what they did themselves is nothing to boast of. */
export const toShow = ({ entities }: Draft): Entities =>
  entities.filter(({ entryId }) => !BOOKINGS.has(entryId ?? ''));

export const contactItems = (draft: Draft): ProseBlock['items'] => {
  const host = draft.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  const { given, text } = draft.said;
  // An example where one was asked for or nothing is known; a number that nobody has would have to be deleted.
  const phone = given.phone ?? (PHONE.test(text) ? '+1 555 0134' : null);
  const address = given.address ?? given.place ?? (ADDRESS.test(text) ? '12 Harbor Street' : null);
  const email =
    given.email ??
    (phone === null || EMAIL.test(text) ? `hello@${host === '' ? 'app' : host}.example` : null);
  return [
    ...(email === null ? [] : [{ title: draft.copy.fields.email, text: email, icon: 'Mail' }]),
    ...(phone === null ? [] : [{ title: draft.copy.fields.phone, text: phone, icon: 'Phone' }]),
    ...(/\bwhats ?app\b/i.test(draft.said.text)
      ? [
          {
            title: 'WhatsApp',
            text: `https://wa.me/${(draft.said.given.phone ?? '+1 555 0134').replace(/\D/g, '')}`,
            icon: 'MessageCircle',
          },
        ]
      : []),
    ...(address === null ? [] : [{ title: draft.copy.fields.address, text: address, icon: 'MapPin' }]),
    ...given.links.map(({ title, url }) => ({ title, text: url, icon: 'Link' })),
  ];
};

const PHONE = /phone|\bcall\b|\btel\b|contact (?:details|info)|telef|téléphone|coordonnées|kontaktdaten/i;
const EMAIL = /e-?mail|contact (?:details|info)|correo|coordonnées|kontaktdaten/i;
const ADDRESS =
  /address|\bmap\b|location|directions|find us|adresse|anfahrt|karte|direcci[oó]n|ubicaci|endereço|mapa|plan d['’]accès|\bcarte\b/i;

export const hourItems = (draft: Draft): ProseBlock['items'] =>
  draft.said.hours.length > 0 ? givenHours(draft) : pairs(draft.copy.hours);

export const givenHours = ({ said, copy }: Draft): ProseBlock['items'] =>
  said.hours.map(({ days, times }) => ({ title: days === '' ? copy.places.hours : days, text: times }));

export const aboutText = (draft: Draft): string =>
  draft.said.given.story ?? `${whatItIs(draft)}${usualText(draft)}`;

/** "I am Miriam Castellanos.", "Kornblume is a small sourdough bakery." */
const whatItIs = ({ name, said: { language, given } }: Draft): string =>
  language === 'en' && given.team.length === 1
    ? `I am ${given.team[0]?.name ?? ''}. `
    : language === 'en' && given.trade !== null && /^An? /.test(given.trade)
      ? `${name} is ${given.trade.charAt(0).toLowerCase()}${given.trade.slice(1)}. `
      : '';

const usualText = (draft: Draft): string =>
  draft.said.language === 'en' && draft.domain !== null && draft.domain.about !== ''
    ? draft.domain.about
    : draft.kind === 'booking' && toShow(draft).every(({ said }) => said === null)
      ? draft.copy.bookIntro
      : fillIn(draft.copy.about, { name: draft.name, things: things(draft) });

const priceText = ({ said }: Draft, amount: number): string =>
  moneyText(amount, currencyFor(said), said.language);

/** Prices of the request, or three plans. */
export const priceItems = (draft: Draft): ProseBlock['items'] => {
  if (draft.said.prices.length > 0)
    return draft.said.prices.map(({ title, amount }) => ({ title, text: priceText(draft, amount) }));
  if (draft.said.fares.length > 0)
    return draft.said.fares.map((title, at) => ({
      title,
      text: priceText(draft, FARES[at % FARES.length] ?? 10),
    }));
  const sold = soldItems(draft);
  if (sold.length >= 3) return sold;
  return draft.copy.plans.map(([title, note, text]) => ({ title, text, note }));
};

/** What the app lists with a price of its own. */
function soldItems(draft: Draft): ProseBlock['items'] {
  for (const { plan, said } of draft.entities) {
    const price = plan.fields.find(
      (one) => one.type === 'money' && /^(?:price|cost|fee|fare|rate)/i.test(one.id),
    );
    if (said === null || price === undefined) continue;
    return plan.seed.slice(0, 6).map((row) => ({
      title: String(row[plan.titleField] ?? ''),
      text: priceText(draft, Number(row[price.id] ?? 0)),
    }));
  }
  return [];
}

const FARES: readonly number[] = [14, 7, 5, 32, 10, 18];

const TEAM = ['Lena Ortiz', 'Tom Becker', 'Aisha Rahman', 'Kenji Mori', 'Carmen Ruiz', 'Ravi Menon'];

/** Who was named; else made up, and told as such. */
export const teamProse = ({ copy, said }: Draft): ProseBlock =>
  said.given.team.length > 0
    ? prose('team', copy.team, {
        items: said.given.team.map(({ name, note }) => ({ title: name, text: '', note: sentenceCase(note) })),
      })
    : prose('team', copy.team, {
        text: copy.exampleTeam,
        items: TEAM.map((title, at) => ({ title, text: '', note: copy.teamRoles[at] ?? '' })),
      });

export const exampleQuotes = (draft: Draft): ProseBlock =>
  prose('quotes', draft.copy.whatPeopleSay, { text: draft.copy.exampleQuotes, items: quotesFor(draft) });

export function serviceItems(draft: Draft): ProseBlock['items'] {
  if (draft.said.prices.length > 0)
    return draft.said.prices.map(({ title, amount }) => ({
      title,
      text: '',
      note: priceText(draft, amount),
    }));
  return featureItems(draft);
}

const FEATURE_ICONS = ['Sparkles', 'Zap', 'ShieldCheck', 'Heart', 'Clock', 'Star'];

export function featureItems(draft: Draft): ProseBlock['items'] {
  const { domain } = draft;
  const { features } = draft.said.given;
  if (features.length > 0)
    return features.map((one, at) => ({ ...one, icon: FEATURE_ICONS[at % 6] ?? 'Star' }));
  const own =
    draft.said.language === 'en' && domain !== null && domain.offers !== ''
      ? proseItems(domain.offers, domain.icon)
      : [];
  return own.length >= 3 ? own : [...own, ...valueItems(draft)];
}

export const valueItems = ({ copy }: Draft): ProseBlock['items'] =>
  pairs(copy.values).map((item, at) => ({ ...item, icon: ['Heart', 'Sparkles', 'Users'][at] ?? 'Star' }));

/** `Title: text | Title: text` as items. */
export function proseItems(text: string, icon?: string): readonly ProseItem[] {
  return text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => {
      const [title = '', ...rest] = part.split(':');
      return {
        title: title.trim(),
        text: rest.join(':').trim(),
        ...(icon === undefined
          ? {}
          : { icon: [icon, 'Sparkles', 'Heart', 'ShieldCheck', 'Clock', 'Star'][at % 6] ?? icon }),
      };
    });
}

function quotesFor(draft: Draft): readonly ProseItem[] {
  const { domain, copy, said } = draft;
  if (said.language === 'en' && domain !== null) {
    const own = proseItems(domain.quotes);
    const more = copy.opinions.slice(0, 3).map((text, at) => ({ title: PEOPLE[at + 5] ?? '', text }));
    return [...own, ...more];
  }
  return rotated(copy.opinions, said.text).map((text, at) => ({ title: PEOPLE[at] ?? '', text }));
}
