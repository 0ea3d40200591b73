import { translationIn } from '@loam/app-library';
import { addList, type Draft } from './draft.ts';
import { listed } from '../lexicon/listed.ts';
import { like } from '../lexicon/pattern.ts';

const ASKED = like.iu`
  \b(?:my|our) (?:own )?(?:company|business|firm)(?:['’]s)? (?:data|details|info\p{L}*|address|settings|profile)\b|\b(?:meine|unsere) firmendaten\b|\b(?:los )?datos de (?:mi
  |nuestra) empresa\b|\b(?:os )?dados da (?:minha|nossa) empresa\b|\b(?:les )?coordonnées de (?:mon|notre) entreprise\b`;

const TITLE = 'My company | Minha empresa | Mi empresa | Meine Firma | Mon entreprise';

const EXAMPLE = listed(`
  Brightwater Studio, 12 Harbor Street, office@brightwater.example, +1 555 0134, TX-204-118, XX00 1234 5678`);

/** "I enter my company data": one record, not a list of companies. */
export function addOwnCompany(draft: Draft): void {
  const { language, text } = draft.said;
  if (!ASKED.test(text)) return;
  const at = draft.entities.findIndex(({ entryId }) => entryId === 'company');
  const [known] = at < 0 ? [] : draft.entities.splice(at, 1);
  const title = translationIn(TITLE, language);
  const made = addList(draft, {
    id: 'company',
    names: [title, title],
    icon: 'Building2',
    fields: 'Name*; Address; Email:email; Phone:phone; Tax number; Bank account',
    rows: [EXAMPLE],
    rules: [{ kind: 'atMost', count: 1, per: [], message: title }],
    entryId: 'company',
  });
  if (known !== undefined) draft.entities[draft.entities.length - 1] = { ...made, said: known.said };
}
