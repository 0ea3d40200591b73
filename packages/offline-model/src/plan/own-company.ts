import { rows, field } from './shorthand.ts';
import type { Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { translate } from './localise.ts';
import { listed } from '../lexicon/listed.ts';

const ASKED =
  /\b(?:my|our) (?:own )?(?:company|business|firm)(?:['’]s)? (?:data|details|info\p{L}*|address|settings|profile)\b|\b(?:meine|unsere) firmendaten\b|\b(?:los )?datos de (?:mi|nuestra) empresa\b|\b(?:os )?dados da (?:minha|nossa) empresa\b|\b(?:les )?coordonnées de (?:mon|notre) entreprise\b/iu;

const TITLES = {
  en: 'My company',
  pt: 'Minha empresa',
  es: 'Mi empresa',
  de: 'Meine Firma',
  fr: 'Mon entreprise',
} as const;

/** "I enter my company data": one record, not a list of companies. */
export function addOwnCompany(draft: Draft): void {
  if (!ASKED.test(draft.said.text)) return;
  const at = draft.entities.findIndex(({ entryId }) => entryId === 'company');
  const made = ownCompany(draft, at < 0 ? undefined : draft.entities[at]);
  if (at < 0) draft.entities.push(made);
  else {
    draft.entities.splice(at, 1);
    draft.entities.push(made);
  }
}

function ownCompany(draft: Draft, known: BuiltEntity | undefined): BuiltEntity {
  const title = TITLES[draft.said.language];
  const local = (label: string): string => translate(label, draft.said.language);
  return {
    plan: {
      id: 'company',
      one: title,
      many: title,
      icon: 'Building2',
      titleField: 'name',
      isOwned: false,
      fields: [
        field('name', local('Name'), { type: 'text', isRequired: true }),
        field('address', local('Address'), 'text'),
        field('email', local('Email'), 'email'),
        field('phone', local('Phone'), 'phone'),
        field('taxNumber', local('Tax number'), 'text'),
        field('bankAccount', local('Bank account'), 'text'),
      ],
      seed: rows(
        'company',
        ['name', 'address', 'email', 'phone', 'taxNumber', 'bankAccount'],
        [
          listed(`
            Brightwater Studio, 12 Harbor Street, office@brightwater.example, +1 555 0134, TX-204-118,
            XX00 1234 5678`),
        ],
      ),
      rules: [{ kind: 'atMost', count: 1, per: [], message: title }],
    },
    nature: 'record',
    said: known?.said ?? null,
    entryId: 'company',
  };
}
