import { singular } from '../understand/inflect.ts';
import type { GlossPair } from '../understand/gloss.ts';
import type { Language } from './app-plan.ts';

/** A name in the words of the request. */
export interface OwnName {
  readonly text: string;
  /** Also in the number that was asked for. */
  readonly isExact: boolean;
}

/** "Price per hour" came from "precio por hora": the words that a request used for an English name. */
export function ownName(name: string, glossary: readonly GlossPair[]): OwnName | null {
  const exact = name.toLowerCase();
  const target = bare(exact);
  let near: OwnName | null = null;
  for (let start = 0; start < glossary.length; start += 1) {
    const pairs = match(target, glossary, start);
    if (pairs === null) continue;
    const text = pairs
      .map((pair) => pair.own)
      .join(' ')
      .replace(/['’] /g, '’');
    if (MAKING.test(text)) continue;
    const isExact = pairs.map((pair) => pair.english).join(' ') === exact;
    if (isExact) return { text, isExact };
    near ??= { text, isExact };
  }
  return near;
}

/** "Online-Terminbuchung" is what one does, "Termin" what one has then. */
const MAKING = /(?:termin|reservierungs)(?:buchung|vereinbarung|vergabe)$|^prise de /iu;

/** The pairs from here on that say the whole name and no more. */
function match(target: string, glossary: readonly GlossPair[], start: number): readonly GlossPair[] | null {
  const taken: GlossPair[] = [];
  let said = '';
  for (const pair of glossary.slice(start, start + 5)) {
    if (pair.english === '') {
      if (taken.length === 0) return null;
      continue;
    }
    taken.push(pair);
    said = said === '' ? bare(pair.english) : `${said} ${bare(pair.english)}`;
    if (said === target) return pair.english === pair.own.toLowerCase() && taken.length === 1 ? null : taken;
    if (!target.startsWith(`${said} `)) return null;
  }
  return null;
}

const bare = (text: string): string => text.split(' ').map(singular).join(' ');

/** One of them for many, or many for one, of a single word; German forms cannot be told by their ends. */
export function inNumber(text: string, language: Language, isMany: boolean): string {
  if (language === 'de' || text.includes(' ')) return text;
  if (isMany) return toMany(text, language);
  for (const [ending, single] of ENDINGS[language === 'pt' || language === 'es' ? language : 'fr'])
    if (text.endsWith(ending) && text.length > ending.length + 2)
      return text.slice(0, -ending.length) + single;
  return text;
}

const ENDINGS: Readonly<Record<'pt' | 'es' | 'fr', readonly (readonly [string, string])[]>> = {
  pt: [
    ['ões', 'ão'],
    ['ais', 'al'],
    ['éis', 'el'],
    ['res', 'r'],
    ['zes', 'z'],
    ['ns', 'm'],
    ['s', ''],
  ],
  es: [
    ['ces', 'z'],
    ['iones', 'ión'],
    ['ores', 'or'],
    ['dades', 'dad'],
    ['les', 'l'],
    ['s', ''],
  ],
  fr: [
    ['eaux', 'eau'],
    ['ours', 'ours'],
    ['s', ''],
  ],
};

function toMany(text: string, language: Language): string {
  if (/[sxz]$/.test(text)) return text;
  if (language === 'pt' && text.endsWith('ão')) return `${text.slice(0, -2)}ões`;
  if (language === 'pt' && text.endsWith('al')) return `${text.slice(0, -1)}is`;
  if (language === 'es' && text.endsWith('ión')) return `${text.slice(0, -3)}iones`;
  return language !== 'fr' && /[rlnd]$/.test(text) ? `${text}es` : `${text}s`;
}
