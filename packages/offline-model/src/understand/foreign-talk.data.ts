import { meanings, reworded, type Meanings } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';

/** Hurried or idiomatic phrases of other languages, in words that are read well. */
const PHRASES: Readonly<Record<Exclude<Language, 'en'>, Meanings>> = {
  de: meanings`
/(?<=^|[.!?]\s)Ein (Status|Zustand) (?:zeigt(?: an)?|sagt), ob (?:eine?|die|der|das|jede[rs]?) (\p{Lu}\p{L}+) ([^.;]+?) ist(?=[.;]|$)/gu => 'Jede $2 hat: $1 ($3)'
/(?<=(?<!\d)\d{1,2})\.(?=\s+(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez))/gu => ''
/\bEs (?:soll|sollen|muss|müssen) (?:die |folgende )?Seiten ([^.]*?) geben\./gu => 'Seiten: $1.'
/,? um (?:mehr|alles|Details)[^.,]* zu (?:lesen|sehen|erfahren|wissen)/gu => ''
/\b(?:eine?n?|den|die|das) (\p{Lu}\p{L}+) (?:anklicken|antippen|auswählen) können/gu => '$1 ansehen'
/, man (?:soll|sollte|kann|muss) /gu => '. Man kann '
/\bwer (?:an|zu) welche[mr] (\p{Lu}\p{L}+) wie viele (\p{Lu}\p{L}+) [^.,;]*/gu => 'Person, $1, $2'
/\bBei (?:den|der|dem|jedem|jeder) (\p{Lu}\p{L}+?)n? (?:steht|stehen),? /gu => '$1 haben '
/\b(app|anwendung|programm|tool|software|webapp) um (?:meine?n?|unsere?n?|die|alle)?\s*(\p{Lu}\p{L}+)( \([^)]*\))? zu (?:verwalten|erfassen
  |organisieren|sammeln|notieren|tracken)/giu => '$1 für meine $2$3'
/\p{L}+-Öffnungszeiten/gu => 'Öffnungszeiten'
/\bmelden ihre? Kind(?:er)? (für|zu[mr]?) /gu => 'melden sich $1 '
/, Fahrtenbuch mit ([^.]+)/giu => ', Fahrten ($1)'
/\bFahrtenbuch mit ([^.]+)/giu => 'App mit Fahrten ($1)'
/\bVereinsseite\b/gu => 'Webseite'
/\bIm Formular (?:soll|kann|sollen|können|sollte) (?:man |Kunden |Besucher )?([^.]*?) (?:angeben|eingeben|hochladen)(?: können)?(?=\.)/gu => 'Kontaktformular mit $1'
/ nicht vergessen!?/gu => ''
/\bArt de[sr] (\p{Lu}\p{L}+?)s?(?=,| und\b)/gu => '$1art'
/(?<=[.!?]\s|^)(?:Dazu|Außerdem|Zusätzlich|Ferner)\s+(?=\p{Lu})/gu => ''
/\bLage, (?=[^.]*\bKontakt\b)/gu => ''
/(?:,| und|,? sowie)? \bTermin(?:anfragen?|vereinbarung|buchung)(?=\.|$)/gu => '. Kunden können Termine buchen'
/\bTerminanfrage\b/gu => 'Terminbuchung'
/ mit (?:den )?Preisen(?=:)/gu => ''
/\bAngebotsformular\b|\bAnfrageformular\b/gu => 'Kontaktformular'`,
  es: meanings`
/(?<=(?:demás|otros|pueden|puede|y) )(?:l[oa]s?) (?=(?:coment|valor|calific|vot|puntú|compart)\p{L}+)/giu => ''
/(?<=(?:comentar|valorar|calificar|votar|compartir))l[oa]s?(?!\p{L})/giu => ''
/\btaller mec[aá]nico\b/giu => 'taller de coches'
/\bpagina\b/giu => 'página'
/\binscriben a sus? hij[oa]s? en\b/giu => 'se inscriben en'
/\blista de la compra compartida\b/giu => 'lista de la compra'
/\bformulario de presupuestos?\b/giu => 'formulario de contacto'
/\b(?:llevar|tener) (?:las cuentas|el control) de\b/giu => 'gestionar'`,
  pt: meanings`
/\bformul[aá]rio de or[çc]amentos?\b/giu => 'formulário de contato'
/\binscrevem (?:o |a |os |as )?(?:seus? |suas? )?filh[oa]s? em\b/giu => 'se inscrevem em'
/,? (?:e )?avis[ae] quando (?:estiver|estiverem|for|ficar)[^.,;]*/giu => ', notificações'
/\bcontrole de estoque (?:para|de) (?:uma? |minha )?loja de\b/giu => 'Sistema de controle de estoque de'`,
  fr: meanings`
/(?<=^|[.!?]\s)Sur (?:le site|la page|l['’]appli(?:cation)?),? on (?:voit|trouve|peut voir|consulte) /gu => 'Afficher '
/(?<=(?:peuvent|peut|pouvoir|autres|et) )(?:les |la |le |l['’])(?=(?:aim|lik|comment|not|évalu|partag|modifi|supprim|corrig|effac|édit|filtr|cherch)\p{L}+|trier|ouvrir)/giu => ''
/ avec (?:les |leurs |nos )?(?:prix|tarifs)(?= ?:)/giu => ''
/\bmes lectures\b/giu => 'mes livres'
/\binscrivent leurs? enfants? (?:à|dans)\b/giu => 's'inscrivent à'
/,?\s*(?:frais de )?port (?:compris|inclus|offerts?)/giu => ''
/\b(?:mes|nos|les) coordonnées(?! (?:de|des|du)\b)/giu => 'page de contact'
/\bpage (?:de )?contact\b/giu => 'formulaire de contact'
/\b(?:formulaire|demandes?) de devis(?: en ligne)?\b/giu => 'formulaire de contact'
/\bsite vitrine\b/giu => 'site'`,
};

export const inFullForeignWords = (text: string, language: Exclude<Language, 'en'>): string =>
  reworded(text, PHRASES[language]);
