import type { Language } from '../plan/app-plan.ts';

/** Words that give orders or name parts of an interface, in English, with the word that is read for them. */
const ENGLISH = String.raw`
nothing: please|pls|kindly|just|simply|maybe|perhaps
nothing: (?:can|could|would|will) you(?: please)?|i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need (?:you )?to|let'?s|we should|you should|you (?:can|may|could)|go ahead and|now|ok(?:ay)?|fine
  |hey|hi
remove: get rid of|delete|take (?:away|out|off)|throw out|drop|eliminate|strip(?: out)?|erase|hide|(?:i|we) (?:don'?t|do not) (?:need|want)|no more|lose
add: insert|include|introduce|bring in|append|implement|integrate|i (?:also )?(?:need|want)|i(?:'d| would) (?:also )?like|we (?:also )?(?:need|want)|give (?:me|us|it)
  |there should (?:also )?be|there must be|put in|install|provide|it (?:also )?needs
rename: re-?name|re-?title|re-?label
move: re-?order|rearrange|shift
change: switch|turn|swap|update|modify|adjust|alter|convert
header: nav(?:igation)? ?bar|top ?bar|app ?bar|title bar|head bar|masthead
required: mandatory|compulsory|obligatory|non-?optional
checkbox: checkbox|tick ?box|yes\s*(?:[/-]|or)\s*no|toggle field|boolean
dropdown: drop-?down|select box|picker
favourites: favou?rites?
softer: (?:much |way |a bit |a little )?too (?:bright|loud|strong|intense|vivid|saturated|harsh|neon|flashy|aggressive)
darker: (?:much |way |a bit |a little )?too (?:light|pale|white)
lighter: (?:much |way |a bit |a little )?too dark
smaller: (?:much |way |a bit |a little )?too (?:big|large|huge|tall|wide)
larger: (?:much |way |a bit |a little )?too (?:small|tiny|little)`;

/** The same in Portuguese, Spanish, German and French. Names of things stay as the person wrote them. */
const OTHERS = String.raw`
nothing: por favor|agora|só|apenas|você pode|pode|poderia | por favor|ahora|solo|simplemente|puedes|podrías|quisiera que | bitte|doch|mal|einfach|vielleicht|jetzt|nun
  | s(?:'|’)il (?:te|vous) pla[iî]t|stp|svp|maintenant|juste|peux-tu|pourrais-tu|pouvez-vous
nothing: - | - | (?:kannst|könntest|würdest) du|ich möchte,? dass du|wir sollten | -
add: adicion(?:e|a|ar)|col(?:oca|oque|ocar)(?=\s+(?:também\s+)?(?:(?:um|uma|mais|novo|nova)\s|[oa]\s\p{L}+\s?\())|acrescent(?:e|a|ar)|inclu(?:a|i|ir)|insir(?:a|e)|cri(?:e|a|ar)|preciso(?: de)?|quero
  |gostaria(?: de)?|precisamos(?: de)?|queremos
  | añad(?:e|ir|a)|agreg(?:a|ar|ue)|inclu(?:ye|ir)|crea(?:r)?|necesito|quiero|quisiera|necesitamos|queremos|hace falta
  | füge?|ergänze?|ergänzen|erstelle?|hinzufügen|hinzu|einfügen|baue?|ich (?:brauche|möchte|will|hätte gern)|wir brauchen|es soll(?:te)? (?:auch )?(?:ein|eine|einen)? ?geben|gib mir
  | ajoute[zr]?|insère[zr]?|crée[zr]?|il (?:me|nous) faut|j(?:'|’)(?:ai besoin d(?:e|'|’)|aimerais)|je (?:veux|voudrais)|il faut
remove: remov(?:a|e|er)|retir(?:e|a|ar)|tir(?:e|a|ar)|apag(?:ue|a|ar)|exclu(?:a|i|ir)|escond(?:a|e|er) | elimin(?:a|ar|e)|quit(?:a|ar|e)|borr(?:a|ar|e)|saca(?:r)?|ocult(?:a|ar)
  | lösche?|löschen|entferne?|entfernen|wegnehmen|nimm|weg damit|wirf|streiche?|verstecke?|ohne | supprime[zr]?|enlève[zr]?|retire[zr]?|efface[zr]?|cache[zr]?
rename: renomei(?:e|a)|renomear|cham(?:e|a)(?:-o|-a)? | renombr(?:a|ar|e)|llám(?:alo|ala|ale)|llama(?:lo|la) | benenne?|umbenennen|umbenannt|nenne?
  | renomme[zr]?|rebaptise[zr]?|appelle(?:z|-le|-la)?
move: mov(?:a|e|er) | muev(?:e|a)|mover | verschiebe?|verschieben | déplace[zr]?
change: coloque|coloca|mud(?:e|a|ar)|troqu(?:e|a)|troc(?:a|ar)|substitu(?:a|i|ir)|alter(?:e|a|ar)|deix(?:e|a|ar)(?:-[oa]s?)?|faça(?:-[oa]s?)?|põe|ponha
  | pon(?:er|ga|lo|la)?|cambi(?:a|ar|e)|reemplaz(?:a|ar|e)|sustitu(?:ye|ir)|haz(?:lo|la|los|las)?|haga|modific(?:a|ar)
  | ändere?|ändern|ersetze?n?|tausche?n?|mache?|setze?|stelle?|stell|färbe?|wechsle | mets|mettre|mettez|change[zr]?|remplace[zr]?|modifie[zr]?|passe[zr]?|rends(?:-l[ea]s?)?|rendre
sort: orden(?:e|a|ar)|classifi(?:que|ca) | orden(?:a|ar|e) | sortiere?|sortieren|sortiert|ordne | trie[zr]?|classe[zr]?|ordonne[zr]?
filter: filtr(?:e|a|ar|os?) | filtr(?:a|ar|os?) | filtere?|filtern | filtre[zr]?
show: mostr(?:e|a|ar)|exib(?:a|e|ir) | muestr(?:a|e)|mostrar | zeige?|anzeigen | affiche[zr]?|montre[zr]?
translate: traduz(?:a|ir)? | traduc(?:e|ir)|traduzca | übersetze?|übersetzen | tradui[st](?:ez|re)?
header: cabeçalho|barra superior|barra de navegação|topo | encabezado|cabecera|barra superior|barra de navegación | kopfzeile|kopfbereich|kopfleiste|obere leiste|navigationsleiste
  | l(?:'|’)en-?tête|en-?tête|barre du haut|barre de navigation
footer: rodapé | pie de página | fußzeile | pied de page
background: fundo | fondo | hintergrund(?:farbe)?|seitenhintergrund | arrière-plan|fond
buttons: botão|botões | botón|botones | knöpfe|knopf|schaltflächen?|buttons? | boutons?
font: fonte|tipografia | fuente|tipografía|letra | schrift(?:art)? | police
corners: cantos|bordas | esquinas|bordes | ecken | coins|angles
page: páginas?|seção|seções|secção | páginas?|sección|secciones|apartados? | (?:unter)?seiten?|abschnitte?|bereiche? | pages?|rubriques?|sections?
field: campos?|colunas? | campos?|columnas? | felder|feld|spalten? | champs?|colonnes?
required: obrigatóri[oa]s? | obligatori[oa]s?|requerid[oa]s? | pflicht(?:feld|angabe)?|erforderlich|verpflichtend | obligatoires?
optional: opciona(?:l|is) | opcional(?:es)? | freiwillig|optional | facultati(?:f|ve)s?|optionnel(?:le)?s?
unique: únic[oa]s? | únic[oa]s? | eindeutig|einmalig | uniques?
rounder: mais arredondad[oa]s?|mais redond[oa]s? | más redondead[oa]s?|más redond[oa]s? | runder(?:e|en)? | plus arrondi(?:e?s?)?
softer: (?:muito|demais) (?:forte|intens[oa]|vibrante|chamativ[oa]|brilhante)s?|forte demais | (?:demasiado|muy) (?:brillante|fuerte|intens[oa]|chill[oó]n\p{L}*)s?
  | zu (?:grell|kräftig|knallig|leuchtend|bunt) | trop (?:vive?|criarde?|forte?|intense|voyante?)s?
darker: muito clar[oa]s?|clar[oa] demais | demasiado clar[oa]s? | zu hell | trop claire?s?
lighter: muito escur[oa]s?|escur[oa] demais | demasiado oscur[oa]s? | zu dunkel | trop (?:sombre|foncée?)s?
darker: mais escur[oa]s? | más oscur[oa]s? | dunkler(?:e|en)? | plus (?:sombre|foncée?)s?
lighter: mais clar[oa]s? | más clar[oa]s? | heller(?:e|en)? | plus claire?s?
larger: maior(?:es)? | más grandes? | größer(?:e|en)? | plus grande?s?
smaller: menor(?:es)? | más pequeñ[oa]s? | kleiner(?:e|en)? | plus petite?s?
bold: negrito | negrita | fett | en gras|gras
centered: centralizad[oa]s?|centrad[oa]s?|no centro | centrad[oa]s?|al centro | zentriert?e?n?|mittig | centrée?s?|au centre
dark mode: modo escuro|modo noturno | modo oscuro|modo noche | dunkelmodus|nachtmodus|dunkler modus | mode sombre|mode nuit
switch: botão de alternância|alternador|interruptor | interruptor|selector de tema | umschalter|schalter | bascule|interrupteur
login: login|entrar na conta|contas? de usuário|autenticação | inicio de sesión|iniciar sesión|cuentas? de usuario|registro de usuarios | anmeldung|login|einloggen|benutzerkonten
  | connexion|authentification|comptes? utilisateurs?
search: busca|pesquisa|buscador | buscador|búsqueda | suche|suchfeld|suchfunktion | (?:barre de )?recherche
chart: gráficos? | gráfic[oa]s? | diagramme?|grafik | graphiques?|diagrammes?
comments: comentários? | comentarios? | kommentare? | commentaires?
favourites: favoritos | favoritos | favoriten|merkliste | favoris
cart: carrinho | carrito | warenkorb | panier
report: relatórios? | informes?|reportes? | bericht|berichte | rapports?
sample data: dados de exemplo | datos de (?:ejemplo|muestra) | beispieldaten | données d(?:'|’)exemple
undo: desfa(?:ça|z|zer)(?: isso)? | deshaz(?:lo)?|deshacer | rückgängig(?: machen)?|zurücknehmen | annule[zr]?(?: ça| cela)?
table: tabela | tabla | - | tableau
calendar: calendário | calendario | - | calendrier
title: título | título | - | titre
last: no fim|por último|no final | al final|(?:de )?últim[oa] | - | en dernier|à la fin
first: no início|primeiro | al principio|primer[oa]? | - | en premier|au début
to: - | - | nach(?= [\p{L}]+ add$) | -
table: - | - | tabelle | -
calendar: - | - | kalender | -
choice: - | - | auswahl(?:feld)? | -
title: - | - | titel | -
headline: - | - | überschrift | -
last: - | - | am ende|ans ende|zuletzt | -
first: - | - | an den anfang|zuerst | -`;

type Orders = readonly (readonly [pattern: string, word: string])[];

/** The orders of one column; a line that is set in goes on with the one before. */
const ordersIn = (table: string, column: number): Orders =>
  table
    .replaceAll(/\n +(?=\| )/g, ' ')
    .replaceAll(/\n +/g, '')
    .trim()
    .split('\n')
    .flatMap((row): Orders => {
      const [, name = '', cells = ''] = /^([\w ]+): (.+)$/u.exec(row) ?? [];
      const pattern = cells.split(' | ')[column] ?? '-';
      return pattern === '-' ? [] : [[pattern, name === 'nothing' ? '' : name]];
    });

export const COMMAND_WORDS: Readonly<Record<Language, Orders>> = {
  en: ordersIn(ENGLISH, 0),
  pt: ordersIn(OTHERS, 0),
  es: ordersIn(OTHERS, 1),
  de: ordersIn(OTHERS, 2),
  fr: ordersIn(OTHERS, 3),
};

/** Names of fields in other languages, with an English one that tells their type. */
export const FIELD_NOUNS: Readonly<Record<string, string>> = Object.fromEntries(
  `date: datum fecha data date termin
due date: fälligkeitsdatum fällig frist vencimiento prazo échéance
deadline: abgabetermin
time: uhrzeit hora heure zeit
price: preis precio preço prix
cost: kosten costo coste custo coût
amount: betrag importe monto valor montant
status: status estado statut
category: kategorie categoría categoria catégorie rubrik
type: typ tipo art
priority: priorität prioridad prioridade priorité
genre: género gênero
level: niveau nivel nível stufe
year: jahr año ano année
age: alter edad idade âge
quantity: menge anzahl cantidad quantidade quantité
number: nummer número numéro zahl
email: e-mail correo mail courriel email
phone: telefon telefonnummer teléfono telefone téléphone handy
url: webseite web sitio site lien link enlace
photo: foto fotos bild imagen imagem photo image
description: beschreibung descripción descrição description
notes: notiz notizen nota notas note observaciones observações bemerkung
rating: bewertung nota_estrelas puntuación avaliação note_étoiles sterne
address: adresse dirección endereço
city: stadt ciudad cidade ville
color: farbe color cor couleur
weight: gewicht peso poids
duration: dauer duración duração durée
birthday: geburtstag geburtsdatum cumpleaños aniversário anniversaire
tags: etiketten etiquetas schlagwörter étiquettes`
    .split('\n')
    .flatMap((line) => {
      const [english = '', words = ''] = line.split(': ');
      return words.split(' ').map((word) => [word.replaceAll('_', ' '), english]);
    }),
);
