import type { ProseBlock } from './block-plan.ts';
import { fillIn } from './copy.ts';
import { inSentence, type Draft } from './draft.ts';
import { proseItems } from './prose.ts';

export const prose = (style: ProseBlock['style'], title: string, rest: Partial<ProseBlock>): ProseBlock => ({
  kind: 'prose',
  style,
  title,
  text: '',
  items: [],
  ...rest,
});

export const pairs = (list: readonly (readonly [string, string])[]): ProseBlock['items'] =>
  list.map(([title, text]) => ({ title, text }));

export const things = (draft: Draft): string => inSentence(draft, draft.entities[0]?.plan.many ?? draft.name);

export const contactItems = (draft: Draft): ProseBlock['items'] => {
  const host = draft.name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '');
  return [
    {
      title: draft.copy.fields.email,
      text: draft.said.contacts.email ?? `hello@${host === '' ? 'app' : host}.example`,
      icon: 'Mail',
    },
    { title: draft.copy.fields.phone, text: draft.said.contacts.phone ?? '+1 555 0134', icon: 'Phone' },
    ...(/\bwhats ?app\b/i.test(draft.said.text)
      ? [
          {
            title: 'WhatsApp',
            text: `https://wa.me/${(draft.said.contacts.phone ?? '+1 555 0134').replace(/\D/g, '')}`,
            icon: 'MessageCircle',
          },
        ]
      : []),
    { title: draft.copy.fields.address, text: '12 Harbor Street', icon: 'MapPin' },
  ];
};

export const hourItems = (draft: Draft): ProseBlock['items'] =>
  draft.said.hours.length > 0
    ? draft.said.hours.map(({ days, times }) => ({ title: days, text: times }))
    : pairs(draft.copy.hours);

export const aboutText = (draft: Draft): string =>
  draft.said.language === 'en' && draft.domain !== null && draft.domain.about !== ''
    ? draft.domain.about
    : fillIn(draft.copy.about, { name: draft.name, things: things(draft) });

/** Prices of the request, or three plans. */
export const priceItems = (draft: Draft): ProseBlock['items'] => {
  const sign = draft.said.currency === 'EUR' ? '€' : draft.said.currency === 'GBP' ? '£' : '$';
  if (draft.said.prices.length > 0)
    return draft.said.prices.map(({ title, amount }) => ({ title, text: `${sign}${amount}` }));
  if (draft.said.fares.length > 0)
    return draft.said.fares.map((title, at) => ({ title, text: `${sign}${FARES[at % FARES.length] ?? 10}` }));
  const sold = soldItems(draft, sign);
  if (sold.length >= 3) return sold;
  return draft.copy.plans.map(([title, note, text]) => ({ title, text, note }));
};

/** What the app lists with a price of its own. */
function soldItems(draft: Draft, sign: string): ProseBlock['items'] {
  for (const { plan, said } of draft.entities) {
    const price = plan.fields.find(
      (one) => one.type === 'money' && /^(?:price|cost|fee|fare|rate)/i.test(one.id),
    );
    if (said === null || price === undefined) continue;
    return plan.seed.slice(0, 6).map((row) => ({
      title: String(row[plan.titleField] ?? ''),
      text: `${sign}${String(row[price.id] ?? '')}`,
    }));
  }
  return [];
}

const FARES: readonly number[] = [14, 7, 5, 32, 10, 18];

export const teamItems: ProseBlock['items'] = [
  { title: 'Lena Ortiz', text: '', note: 'Founder' },
  { title: 'Tom Becker', text: '', note: 'Design' },
  { title: 'Aisha Rahman', text: '', note: 'Operations' },
  { title: 'Kenji Mori', text: '', note: 'Support' },
];

export function serviceItems(draft: Draft): ProseBlock['items'] {
  if (draft.said.prices.length > 0)
    return draft.said.prices.map(({ title, amount }, at) => ({
      title,
      text: draft.copy.sentences[at % 8] ?? '',
      note: `${draft.said.currency === 'EUR' ? '€' : draft.said.currency === 'GBP' ? '£' : '$'}${amount}`,
    }));
  const { domain } = draft;
  const own =
    draft.said.language === 'en' && domain !== null && domain.offers !== ''
      ? proseItems(domain.offers, domain.icon)
      : [];
  const steps = draft.copy.values.map(([title, text], at) => ({
    title,
    text,
    icon: ['Heart', 'Sparkles', 'Users'][at] ?? 'Star',
  }));
  return own.length >= 3 ? own : [...own, ...steps];
}
