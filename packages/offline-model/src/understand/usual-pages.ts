import { translationIn } from '@loam/app-library';
import { AND, like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import type { ToldPage } from './told-pages.ts';

const NO_NAME = part`
  (?:An?|The|This|That|Each|Every|One|Another|Home|Start|Front|First|Main|Landing|Web|Detail|Product|Die|Der|Das|Eine?|Jede|Erste|La|El|Una?|Cada|Le|Une?|Chaque|O|Os|Uma?)`;
const NAME = String.raw`(?:(?:Where|How|What|Who|When)(?:\s(?!page)\p{L}+){1,4}|(?!${NO_NAME}\s)\p{Lu}[\p{L}'’-]{2,}(?:\s(?:${AND}|&|of|de)\s\p{Lu}[\p{L}'’-]+|\s\p{Lu}[\p{L}'’-]+){0,2})`;
/** "a Shipping page", "eine Seite Versand": only a name that is written as one. */
const ASKED: readonly RegExp[] = [
  like.gu`(?<=(?<!\p{L})(?:an?|the|our|and|have|add|include|with|,)\s)(?<title>${NAME})\s(?:page|section)(?!s?\p{L})`,
  like.gu`(?<!\p{L})(?:[Ss]eite|[Pp]ágina|[Pp]age|[Rr]ubrik|[Rr]ubrique)\s[„«“]?\s?(?<title>${NAME})(?=\s?[“”»]?(?:\s?[.,;]|\s(?:und|y|e|et|soll|debe|deve|doit)(?!\p{L})))`,
];

/** Pages that a request calls by their names. */
export const pageNamesIn = (text: string): readonly string[] => [
  ...new Set(
    ASKED.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ groups }) => groups?.['title'] ?? []),
  ),
];

/** What such pages say where nothing but their name is told, and nothing that only the owner can know. */
const USUAL: readonly (readonly [pages: RegExp, text: string])[] = [
  [
    /shipping|delivery|versand|lieferung|envío|entrega|envio|livraison|expédition/iu,
    `We pack every order by hand and send it as soon as we can. If you are waiting for a parcel, write to us and we will look for it.
    | Embalamos cada pedido à mão e enviamos assim que possível. Se está à espera de uma encomenda, escreva-nos e vamos procurá-la.
    | Preparamos cada pedido a mano y lo enviamos lo antes posible. Si esperas un paquete, escríbenos y lo buscamos.
    | Wir packen jede Bestellung von Hand und verschicken sie, sobald wir können. Wer auf ein Paket wartet, schreibt uns; wir suchen es.
    | Nous préparons chaque commande à la main et l’envoyons dès que possible. Si vous attendez un colis, écrivez-nous et nous le cherchons.`,
  ],
  [
    /returns?|refund|rückgabe|widerruf|devoluci|devolu|retours?|remboursement/iu,
    `Something is not right? Write to us with your order number, and we will find a way that suits you.
    | Algo não está bem? Escreva-nos com o número do pedido e encontramos uma solução.
    | ¿Algo no está bien? Escríbenos con el número de pedido y buscamos una solución.
    | Etwas stimmt nicht? Schreiben Sie uns mit der Bestellnummer, und wir finden eine Lösung.
    | Quelque chose ne va pas ? Écrivez-nous avec le numéro de commande et nous trouverons une solution.`,
  ],
];

/** "a Shipping page" of a shop sells nothing: it has words of its own. */
export const readUsualPages = (
  text: string,
  told: readonly ToldPage[],
  language: Language,
): readonly ToldPage[] =>
  pageNamesIn(text).flatMap((title) => {
    const usual = USUAL.find(([pages]) => pages.test(title))?.[1];
    const isTold = told.some((page) => page.title.toLowerCase() === title.toLowerCase());
    return usual === undefined || isTold
      ? []
      : [{ title, text: translationIn(usual.replaceAll(/\s+/gu, ' '), language), items: [] }];
  });
