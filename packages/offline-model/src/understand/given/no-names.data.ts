import { oneLine } from '../../lexicon/pattern.ts';

/** Written with capitals, and yet the name of nobody's business: tools, languages, days, and words that begin sentences. */
export const NO_NAMES: ReadonlySet<string> = new Set(
  [
    oneLine`
  i we you he she it they the a an my our your this that these those there here and or but so if when where
  which who whose what how why please make build create add use include show let also then with for from in on
  at by of to no not all each every only some hi hello hey heya hola mira oye moin hallo servus bonjour salut coucou oi olá então bueno pues tja
  alors well okay ok wife husband`,
    oneLine`
  users user people customers visitors members admin admins staff team home about contact services pricing blog
  gallery shop faq cart checkout login settings dashboard website site app page pages section sections landing`,
    oneLine`
  monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun january february march
  april may june july august september october november december christmas easter halloween`,
    'madame monsieur señor señora senhor senhora herr frau programme programm programa japanese chinese english german french spanish portuguese italian dutch european american british deutsch englisch français espagnol español inglés alemán francês inglês português',
    oneLine`
  netflix disney spotify amazon microsoft trello notion slack react typescript javascript tailwind html css vite node excel google maps gmail whatsapp instagram facebook
  youtube tiktok twitter linkedin android ios iphone ipad mac windows pdf csv json api sql crm erp cms pos hr it
  qr ai gps usd eur gbp chf brl url seo faqs todo to-do kanban mvp saas b2b b2c diy uk us usa eu nyc`,
    oneLine`
  ich wir du sie er es der die das ein eine einen mein meine unser unsere bitte app webseite website seite
  seiten verein firma geschäft laden shop praxis kunden nutzer mitglieder mitarbeiter team leute kinder familie
  freunde leistungen öffnungszeiten kontakt startseite montag dienstag mittwoch donnerstag freitag samstag
  sonntag uhr euro`,
    'je nous vous il elle le la les un une des mon ma notre nos page site lundi mardi mercredi jeudi vendredi samedi dimanche',
    'yo nosotros el los las una mi nuestra lunes martes miércoles jueves viernes sábado domingo',
    'eu nós o a os as um uma meu minha nossa segunda terça quarta quinta sexta sábado domingo',
  ].flatMap((line) => line.split(' ')),
);
