import { like, oneLine } from '../lexicon/pattern.ts';
import { ACTION_NOUNS, VERBS } from '../lexicon/actions.data.ts';
import { ENTITY_WORDS } from '../lexicon/entity-lexicon.ts';
import { ATTRIBUTE_WORDS } from '../lexicon/fields.data.ts';
import { paired } from '../lexicon/listed.ts';
import { PLACE_WORDS } from '../lexicon/places.data.ts';
import { plural } from './inflect.ts';
import { isOneSlipAway } from './spelling.ts';

const EXTRA = oneLine`
  website application functionality functionalities users should able background component categories category
  manage management dashboard calendar schedule restaurant reservation appointment favorites favourite
  registration authentication notification information subscription description customer inventory available
  different employees please create display received separate definitely their there which where about page
  pages section sections search filter details upcoming contact address streak streaks badge badges parents
  themselves opening coffee colors colours message messages pieces letters numbers stamps shapes planes places
  plates spaces horses courses sources prices prizes cooker poster master faster tester taster coaster toaster
  roaster simple simply accent accents bread breads attack attacks broken chance chances changing charge charges
  clarity complain compliant concept concepts concern concerns context contexts crashes crates decide decides
  detect detects driven expect expects extent invert layers leading linking linting patches patent phase phases
  picking planet planets pointer pointing preset presets prevent prevents printer printers processor processors
  qualify radius remote sending serves sparse spelling states stopping theme themes though threat threats
  trivial trough waiting whereas lists grains trains brains drains strains paints points joints prints plants
  plates slates skates stakes stacks snacks tracks cracks bricks tricks sticks stocks clocks blocks flocks
  shocks clouds floods broods goods woods foods moods grapes drapes shapes scones stones phones drones thrones
  crowns gowns towns clowns ferries berries cherries fairies diaries cruise cruises bruise harvest harvests
  hives wives knives lives leaves sleeves beer beers deers bears pears years gears tears bikers hikers bakers
  makers takers cheese cheeses fleece tiles files miles piles smiles candle candles handle handles saddle
  saddles paddle paddles kettle kettles nettle cattle battle bottle bottles settle title tattoo tattoos kayak
  kayaks canoe canoes tours flours fours hours sours floor floors doors moors motor motors rotor tutor tutors
  sailing sailings failing mailing nailing railing railings tailing meditation meditations`;

/** Words that need no mending: everything the lexicon knows, and common small words. */
function buildKnown(): ReadonlySet<string> {
  const all = [
    ...ENTITY_WORDS,
    ...Object.values(VERBS).flatMap((list) => list.split(/[ _]/)),
    ...Object.keys(ACTION_NOUNS).flatMap((key) => key.split(' ')),
    ...ATTRIBUTE_WORDS.split(/[ _]/),
    ...Object.values(PLACE_WORDS).flatMap((list) => list.flatMap((entry) => entry.split(' '))),
    ...EXTRA.split(' '),
  ].filter((word) => /^[a-z]{3,}$/.test(word));
  return new Set(all.flatMap((word) => [word, plural(word)]));
}

const KNOWN = buildKnown();

/** A word of the lexicon, spelled right. */
export const isKnownWord = (word: string): boolean => KNOWN.has(word);

/** Long words only: a slip in a short word is another word too often. */
const TARGETS = [...KNOWN].filter((word) => word.length >= 6);

/** Common slips that are more than one letter away. */
const SLIPS: Readonly<Record<string, string>> = paired(`
  boks=books, wnat=want, wan=want, websit=website, webstie=website, websie=website, cofee=coffee,
  coffe=coffee, coffie=coffee, menue=menu, meny=menu, opning=opening, openning=opening, contct=contact,
  contac=contact, colers=colors, coler=color, collors=colors, colores=colors, brwon=brown, braun=brown,
  foto=photo, fotos=photos, galery=gallery, fone=phone, numbr=number, prise=price, prises=prices,
  pirce=price, usr=user, usrs=users, regsiter=register, loging=login, passwrd=password, buuton=button,
  delet=delete, updat=update, creat=create, ad=add, lsit=list, taks=task, taskes=tasks, nots=notes,
  shcool=school, scool=school, studnet=student, studnets=students, teachr=teacher, hotle=hotel,
  resevation=reservation, reservasion=reservation, bookng=booking, staf=staff, wether=weather,
  tracer=tracker, traker=tracker, tilte=title, auther=author, copys=copies, membrs=members, untill=until,
  wite=white, purpel=purple, backround=background, backgroud=background, backgorund=background,
  shoud=should, serch=search, serchable=searchable, sytem=system, aplication=application, colur=colour,
  buttns=buttons, buton=button, butons=buttons, tabel=table, custmer=customer, prodcut=product,
  prodcts=products, ordr=order, ordrs=orders, dasboard=dashboard, dashbord=dashboard, cheap=cheap,
  reciepe=recipe, reciepes=recipes, blu=blue, gren=green, yelow=yellow, gray=gray, nad=and, fro=for,
  shoping=shopping, sheet=sheet, wanna=want to, webiste=website, recepie=recipe, recepies=recipes,
  recipies=recipes, recipie=recipe, restaraunt=restaurant, resturant=restaurant, calender=calendar,
  calandar=calendar, shedule=schedule, scedule=schedule, appoinment=appointment, appoinments=appointments,
  employes=employees, costumer=customer, costumers=customers, catagory=category, catagories=categories,
  managment=management, invetory=inventory, tehm=them, teh=the, adn=and, wich=which, pls=please, plz=please,
  w=with, n=and, u=you, thier=their, recieve=receive, libary=library, bussiness=business, adress=address,
  comming=coming, buisness=business, gallary=gallery, expences=expenses, expence=expense, budjet=budget,
  studens=students, techer=teacher, evry=every, evrey=every, eveery=every, ned=need, nedd=need, poeple=people,
  peopel=people, nmae=name, naem=name, freind=friend, freinds=friends, becuase=because, acount=account,
  acounts=accounts, emial=email, emal=email, adres=address, discription=description, desciption=description,
  quanity=quantity, quantitiy=quantity, avalible=available, availible=available, payement=payment, invoce=invoice,
  invoces=invoices, colum=column, colums=columns, langauge=language, mesage=message, mesages=messages,
  seperate=separate, recived=received, tommorow=tomorrow, produts=products, caculate=calculate, maintainance=maintenance,
  maintenence=maintenance, vehical=vehicle, vehicals=vehicles, equiptment=equipment, remider=reminder,
  remiders=reminders, beutiful=beautiful, lenght=length, decade=decade, decades=decades, heigth=height, wieght=weight, weigth=weight, tiem=time`);

/** Only the slips that are known, so that colours and rules can be read afterwards. */
export const correctSlips = (text: string): string =>
  text.replace(like.gu`\p{L}+`, (word) =>
    Object.hasOwn(SLIPS, word.toLowerCase()) && word.length > 2 ? (SLIPS[word.toLowerCase()] ?? word) : word,
  );

export function correctSpelling(text: string): string {
  return text.replace(like.gu`["“«„][^"”»“]*["”»“]|\p{L}+`, (word) => {
    if (/^["“«„]/u.test(word)) return word;
    const lower = word.toLowerCase();
    const slip = Object.hasOwn(SLIPS, lower) ? SLIPS[lower] : undefined;
    if (slip !== undefined) return slip;
    if (lower.length < 6 || KNOWN.has(lower) || /^\p{Lu}/u.test(word) || !/^[a-z]+$/.test(lower)) return word;
    return (
      TARGETS.find(
        (target) =>
          Math.abs(target.length - lower.length) <= 1 &&
          target[0] === lower[0] &&
          isLikelySlip(lower, target),
      ) ?? word
    );
  });
}

/** A plural, a past or an -ing form is no slip. */
function isLikelySlip(word: string, target: string): boolean {
  if (
    word === `${target}s` ||
    target === `${word}s` ||
    word === `${target}d` ||
    word === `${target}r` ||
    target === `${word}d` ||
    target === `${word}r` ||
    target === `${word}e` ||
    word === `${target}e` ||
    word === `${target}y` ||
    target === `${word}y`
  )
    return false;
  return (
    isOneSlipAway(word, target) &&
    isSureSlip(word, target) &&
    !/(?:ing|ed|er|ers|ly)$/.test(word.slice(-4) === target.slice(-4) ? '' : word)
  );
}

/** Swapped and doubled letters are slips; another letter makes another word more often ("graves", "layers"). */
function isSureSlip(word: string, target: string): boolean {
  let at = 0;
  while (word[at] === target[at]) at += 1;
  const isDouble = word[at] === word[at - 1] || target[at] === target[at - 1];
  if (word.length !== target.length) return isDouble || Math.min(word.length, target.length) >= 7;
  if (word.slice(at + 1) !== target.slice(at + 1)) return true;
  const isVowel = (letter: string | undefined): boolean => 'aeiou'.includes(letter ?? '');
  const isInside = at < word.length - 2;
  return isVowel(word[at]) === isVowel(target[at]) && isInside && (isVowel(word[at]) || word.length >= 8);
}
