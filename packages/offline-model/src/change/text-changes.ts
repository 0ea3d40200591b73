import { findDomain } from '../lexicon/domain-lexicon.ts';
import type { AppPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, ProseItem } from '../plan/block-plan.ts';
import type { Changer } from './ask.ts';
import { mapBlocks, withPage } from './edits.ts';
import { findPages, fold } from './named.ts';
import { newName } from './phrases.ts';
import { unquoted } from './wish.ts';

const NAMING =
  /\b(?:rename|call|name)\b.{0,14}\b(?:it|app|site|website|project|page title|sie|ihn|es|webseite|anwendung|le|la|lo|l[’']application|aplicación|sitio|aplicativo|ele|o app)\b|^(?:call|name|title) it\b|\b(?:app|site|website|project|application|anwendung|webseite|sitio|aplicativo)(?:'s)? (?:name|title)\b|\b(?:the |main |app )?title\b.{0,20}\b(?:read|be|say|to|is|lauten|soll|être|ser|sea)\b|^(?:the )?(?:name|title)\s*[:=]|^rename\s*[:“]|\bname (?:of|for) (?:the )?(?:app|site|website)\b|^rename (?:it|this)?\s*(?:to|as|in|en|a|para|zu)\b|^change (?:the |el |o |le |den )?(?:name|title|nombre|nome|nom|namen)\b/iu;

/** "rename the app to X", "call it X", "the title should read X". */
export const renameApp: Changer = (plan, wish) => {
  const text = wish.order;
  if (
    !NAMING.test(text) ||
    /\b(?:page|field|button|buttons|column|footer)\b/iu.test(text.replace(/page title/iu, ''))
  )
    return null;
  const named = findPages(unquoted(text, wish.quotes), plan).find(({ item }) => item.isInNav);
  if (named && /^rename\b/iu.test(text) && !/\b(?:app|site|website|it)\b/iu.test(text)) return null;
  const name =
    newName(wish) ??
    /\b(?:call|name|rename|title) (?:it|this|the (?:app|site|website|project))\s+(.+)$/iu.exec(text)?.[1] ??
    null;
  if (name === null || name === '' || name.length > 60) return null;
  if (wish.quotes.length === 0 && RULE_WORDS.test(name)) return null;
  return withName(plan, name.replace(/^(?:be|read|say)\s+/iu, ''));
};

/** "the title must be unique" is no name. */
const RULE_WORDS =
  /^(?:be )?(?:unique|required|optional|mandatory|empty|visible|hidden|shorter|longer|short|long|bigger|smaller|larger|bold|centred|centered|eindeutig|pflicht|obligatoire|unique|obligatori[oa]|únic[oa]|obrigatóri[oa])\b/iu;

/** The new name wherever the old one stands; records that are called like the app keep theirs. */
export function withName(plan: AppPlan, name: string): AppPlan {
  const old = plan.name;
  const [address, fresh] = [addressOf(old), addressOf(name)];
  const ofRecords = new Set(plan.entities.flatMap(({ one, many }) => [one, many]));
  const mapped = mapText(plan, (text) => {
    const named = ofRecords.has(text) ? text : text.replaceAll(old, name);
    return address.length > 3 && fresh !== '' ? named.replaceAll(`@${address}.`, `@${fresh}.`) : named;
  });
  const next = { ...mapped, entities: plan.entities };
  const start = next.pages[0];
  // A heading that we made up gives way to the name; one that was given stays.
  const ours = findDomain(plan.domain)?.hero;
  const renamed = { ...next, name, theme: { ...next.theme, seed: next.theme.seed ?? old } };
  if (!start) return renamed;
  return withPage(renamed, {
    ...start,
    blocks: start.blocks.map((block) =>
      block.kind === 'hero' && [ours, old].includes(block.title) ? { ...block, title: name } : block,
    ),
  });
}

/** As it stands in an e-mail address. */
const addressOf = (name: string): string => fold(name).replace(/[^a-z0-9]/g, '');

/** Words of the interface, not the records' own: titles, texts, labels. */
export function mapText(plan: AppPlan, map: (text: string) => string): AppPlan {
  const next = mapBlocks(plan, (block) => mapBlockText(block, map));
  return {
    ...next,
    tagline: map(next.tagline),
    ...(next.footer === undefined ? {} : { footer: map(next.footer) }),
    pages: next.pages.map((page) => ({
      ...page,
      title: map(page.title) || page.title,
      intro: map(page.intro),
    })),
    entities: next.entities.map((entity) => ({
      ...entity,
      one: map(entity.one) || entity.one,
      many: map(entity.many) || entity.many,
      fields: entity.fields.map((field) => ({ ...field, label: map(field.label) || field.label })),
    })),
  };
}

function mapBlockText(block: BlockPlan, map: (text: string) => string): BlockPlan {
  const labelled = <T extends { readonly label: string }>(items: readonly T[]): readonly T[] =>
    items.map((item) => ({ ...item, label: map(item.label) }));
  if (block.kind === 'detail') return { ...block, actions: labelled(block.actions) };
  if (block.kind === 'numbers') return { ...block, items: labelled(block.items) };
  if (!('title' in block)) return block;
  const title = map(block.title);
  if (block.kind === 'hero') {
    return { ...block, title, text: map(block.text), actions: labelled(block.actions) };
  }
  if (block.kind === 'prose') {
    return { ...block, title, text: map(block.text), items: mapItems(block.items, map) };
  }
  if (block.kind === 'form') {
    return { ...block, title, text: map(block.text), submit: map(block.submit), thanks: map(block.thanks) };
  }
  return block.kind === 'collection'
    ? { ...block, title, actions: labelled(block.actions) }
    : { ...block, title };
}

const mapItems = (items: readonly ProseItem[], map: (text: string) => string): readonly ProseItem[] =>
  items.map((item) => ({
    ...item,
    title: map(item.title),
    text: map(item.text),
    ...(item.note === undefined ? {} : { note: map(item.note) }),
  }));

/** "change “A” to “B”", "replace “A” with “B”". */
export const replaceText: Changer = (plan, wish) => {
  const indexes = [...wish.order.matchAll(/“(\d+)”/g)].map(([, index]) => wish.quotes[Number(index)] ?? '');
  const [first, second] = indexes;
  if (
    first === undefined ||
    second === undefined ||
    !/\b(?:change|replace|rename|to|with|instead|into|durch|statt|in|par|por|en|ersetze?n?|remplace\w*|reemplaza\w*|substitu\w*|not)\b/iu.test(
      wish.order,
    )
  )
    return null;
  const isReverse =
    /\binstead of\s+“|\brather than\s+“|\bstatt\s+“|\bau lieu de\s+“|\ben vez de\s+“|\bem vez de\s+“/iu.test(
      wish.order,
    );
  const [old, name] = isReverse ? [second, first] : [first, second];
  const replaced = mapText(plan, (text) => text.replaceAll(old, name));
  // A field or a page gets another name; what people wrote into their records is theirs.
  const isName = [...plan.pages.map(({ title }) => title), ...plan.entities.flatMap(namesOf)].includes(old);
  const seeded = {
    ...replaced,
    name: replaced.name.replaceAll(old, name),
    entities: replaced.entities.map((entity) => ({
      ...entity,
      seed: entity.seed.map((row) =>
        isName
          ? row
          : Object.fromEntries(
              Object.entries(row).map(([key, value]) => [
                key,
                key !== 'id' && typeof value === 'string' ? value.replaceAll(old, name) : value,
              ]),
            ),
      ),
    })),
  };
  if (JSON.stringify(seeded) === JSON.stringify(plan)) return null;
  return seeded;
};

const namesOf = ({ one, many, fields }: AppPlan['entities'][number]): readonly string[] => [
  one,
  many,
  ...fields.map(({ label }) => label),
];

/** The slogan, the footer, the words of the first page's opening. */
export const changeCopy: Changer = (plan, wish, context) => {
  const text = wish.order;
  const name = newName(wish);
  if (name === null) return null;
  if (/\b(?:footer)\b/iu.test(text) && /“/.test(text)) return { ...plan, footer: name };
  if (
    /\b(?:tagline|slogan|subtitle|sub ?heading|motto|untertitel|sous-titre|lema|subtítulo)\b/iu.test(text)
  ) {
    const next = mapBlocks({ ...plan, tagline: name }, (block) =>
      block.kind === 'hero' ? { ...block, text: name } : block,
    );
    return next;
  }
  if (HEADLINE.test(text) || (/“/.test(text) && HOME_TEXT.test(text))) {
    const next = mapBlocks(plan, (block) => (block.kind === 'hero' ? { ...block, title: name } : block));
    if (JSON.stringify(next) !== JSON.stringify(plan)) return next;
    const [start] = plan.pages;
    if (start) return withPage(plan, { ...start, title: name });
  }
  return changeButton(plan, wish, context);
};

const HEADLINE =
  /\b(?:headline|hero|heading|welcome (?:text|message)|überschrift|titular|titre principal)\b/iu;
const HOME_TEXT =
  /^(?:change|set|make|replace|rename)\b.*\b(?:text|words|title|sentence|texte|texto)\b.*\b(?:home ?page|home|start ?page|first page|front page|landing page|startseite|accueil|inicio|início|página inicial)\b/iu;

const changeButton: Changer = (plan, wish) => {
  if (
    !/\b(?:buttons?)\b/iu.test(wish.order) ||
    !/“/.test(wish.order) ||
    !/\b(?:say|says|read|reads|label|text|called|to)\b/iu.test(wish.order)
  )
    return null;
  const name = newName(wish);
  if (name === null) return null;
  let old = '';
  const next = mapBlocks(plan, (block) => {
    if (old !== '') return block;
    if (block.kind === 'hero' && block.actions[0]) {
      old = block.actions[0].label;
      return {
        ...block,
        actions: block.actions.map((action, index) => (index === 0 ? { ...action, label: name } : action)),
      };
    }
    if (block.kind === 'form') {
      old = block.submit;
      return { ...block, submit: name };
    }
    return block;
  });
  return old === '' ? null : next;
};

/** Words that a page shall say. */
export const sayOnPage: Changer = (plan, wish) => {
  if (
    !/\b(?:say|says|write|text|sentence|paragraph|show|sagt|steht|dire|dice|diga|display|put|add)\b/iu.test(
      wish.order,
    ) ||
    /\b(?:buttons?|field|column|options?|called)\b/iu.test(wish.order)
  )
    return null;
  const quote = /“(\d+)”/.exec(wish.order)?.[1];
  const words = quote === undefined ? undefined : wish.quotes[Number(quote)];
  const page =
    findPages(wish.order, plan)[0]?.item ??
    (/\b(?:home|start|first|front|landing)\b/iu.test(wish.order) ? plan.pages[0] : undefined);
  if (words === undefined || !page || words.length < 4) return null;
  return withPage(plan, withWords(page, words));
};

export function withWords(page: PagePlan, words: string): PagePlan {
  const at = page.blocks.findIndex((block) => block.kind === 'hero' || block.kind === 'detail');
  const block = { kind: 'prose', style: 'text', title: '', text: words, items: [] } as const;
  return { ...page, blocks: [...page.blocks.slice(0, at + 1), block, ...page.blocks.slice(at + 1)] };
}
