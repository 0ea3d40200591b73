import type { Language } from '../plan/app-plan.ts';

/**
 * Words that give orders or name parts of an interface, as patterns, with the English word that is read for them.
 * Names of things are not among them: they stay as the person wrote them.
 */
export const COMMAND_WORDS: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [String.raw`please|pls|kindly|just|simply|maybe|perhaps`, ''],
    [
      String.raw`(?:can|could|would|will) you(?: please)?|i(?:'d| would) like (?:you )?to|i want (?:you )?to|i need (?:you )?to|let'?s|we should|you should|go ahead and|now|ok(?:ay)?|fine|hey|hi`,
      '',
    ],
    [
      String.raw`get rid of|delete|take (?:away|out|off)|throw out|drop|eliminate|strip(?: out)?|erase|hide|i don'?t (?:need|want)|we don'?t (?:need|want)|no more|lose`,
      'remove',
    ],
    [
      String.raw`insert|include|introduce|bring in|append|implement|integrate|i (?:also )?(?:need|want)|i(?:'d| would) (?:also )?like|we (?:also )?(?:need|want)|give (?:me|us|it)|there should (?:also )?be|there must be|put in|install|provide|it (?:also )?needs`,
      'add',
    ],
    [String.raw`re-?name|re-?title|re-?label`, 'rename'],
    [String.raw`re-?order|rearrange|shift`, 'move'],
    [String.raw`switch|turn|swap|update|modify|adjust|alter|convert`, 'change'],
    [String.raw`nav(?:igation)? ?bar|top ?bar|app ?bar|title bar|head bar|masthead`, 'header'],
    [String.raw`mandatory|compulsory|obligatory|non-?optional`, 'required'],
    [String.raw`checkbox|tick ?box|yes\s*(?:[/-]|or)\s*no|toggle field|boolean`, 'checkbox'],
    [String.raw`drop-?down|select box|picker`, 'dropdown'],
    [String.raw`favou?rites?`, 'favourites'],
    [
      String.raw`(?:much |way |a bit |a little )?too (?:bright|loud|strong|intense|vivid|saturated|harsh|neon|flashy|aggressive)`,
      'softer',
    ],
    [String.raw`(?:much |way |a bit |a little )?too (?:light|pale|white)`, 'darker'],
    [String.raw`(?:much |way |a bit |a little )?too dark`, 'lighter'],
  ],
  de: [
    [String.raw`bitte|doch|mal|einfach|vielleicht|jetzt|nun`, ''],
    [String.raw`(?:kannst|könntest|würdest) du|ich möchte,? dass du|wir sollten`, ''],
    [
      String.raw`füge?|ergänze?|ergänzen|erstelle?|hinzufügen|hinzu|einfügen|baue?|ich (?:brauche|möchte|will|hätte gern)|wir brauchen|es soll(?:te)? (?:auch )?(?:ein|eine|einen)? ?geben|gib mir`,
      'add',
    ],
    [
      String.raw`lösche?|löschen|entferne?|entfernen|wegnehmen|nimm|weg damit|wirf|streiche?|verstecke?|ohne`,
      'remove',
    ],
    [String.raw`benenne?|umbenennen|umbenannt|nenne?`, 'rename'],
    [String.raw`verschiebe?|verschieben`, 'move'],
    [String.raw`ändere?|ändern|ersetze?n?|tausche?n?|mache?|setze?|stelle?|stell|färbe?|wechsle`, 'change'],
    [String.raw`sortiere?|sortieren|sortiert|ordne`, 'sort'],
    [String.raw`filtere?|filtern`, 'filter'],
    [String.raw`zeige?|anzeigen`, 'show'],
    [String.raw`übersetze?|übersetzen`, 'translate'],
    [String.raw`kopfzeile|kopfbereich|kopfleiste|obere leiste|navigationsleiste`, 'header'],
    [String.raw`fußzeile`, 'footer'],
    [String.raw`hintergrund(?:farbe)?|seitenhintergrund`, 'background'],
    [String.raw`knöpfe|knopf|schaltflächen?|buttons?`, 'buttons'],
    [String.raw`schrift(?:art)?`, 'font'],
    [String.raw`ecken`, 'corners'],
    [String.raw`(?:unter)?seiten?|abschnitte?|bereiche?`, 'page'],
    [String.raw`felder|feld|spalten?`, 'field'],
    [String.raw`pflicht(?:feld|angabe)?|erforderlich|verpflichtend`, 'required'],
    [String.raw`freiwillig|optional`, 'optional'],
    [String.raw`eindeutig|einmalig`, 'unique'],
    [String.raw`runder(?:e|en)?`, 'rounder'],
    [String.raw`zu (?:grell|kräftig|knallig|leuchtend|bunt)`, 'softer'],
    [String.raw`zu hell`, 'darker'],
    [String.raw`zu dunkel`, 'lighter'],
    [String.raw`dunkler(?:e|en)?`, 'darker'],
    [String.raw`heller(?:e|en)?`, 'lighter'],
    [String.raw`größer(?:e|en)?`, 'larger'],
    [String.raw`kleiner(?:e|en)?`, 'smaller'],
    [String.raw`fett`, 'bold'],
    [String.raw`zentriert?e?n?|mittig`, 'centered'],
    [String.raw`dunkelmodus|nachtmodus|dunkler modus`, 'dark mode'],
    [String.raw`umschalter|schalter`, 'switch'],
    [String.raw`anmeldung|login|einloggen|benutzerkonten`, 'login'],
    [String.raw`suche|suchfeld|suchfunktion`, 'search'],
    [String.raw`diagramme?|grafik`, 'chart'],
    [String.raw`kommentare?`, 'comments'],
    [String.raw`favoriten|merkliste`, 'favourites'],
    [String.raw`warenkorb`, 'cart'],
    [String.raw`bericht|berichte`, 'report'],
    [String.raw`beispieldaten`, 'sample data'],
    [String.raw`rückgängig(?: machen)?|zurücknehmen`, 'undo'],
    [String.raw`nach (?=[\p{L}]+ add$)`, 'to '],
    [String.raw`tabelle`, 'table'],
    [String.raw`kalender`, 'calendar'],
    [String.raw`auswahl(?:feld)?`, 'choice'],
    [String.raw`titel|überschrift`, 'title'],
    [String.raw`am ende|ans ende|zuletzt`, 'last'],
    [String.raw`an den anfang|zuerst`, 'first'],
  ],
  fr: [
    [
      String.raw`s(?:'|’)il (?:te|vous) pla[iî]t|stp|svp|maintenant|juste|peux-tu|pourrais-tu|pouvez-vous`,
      '',
    ],
    [
      String.raw`ajoute[zr]?|insère[zr]?|crée[zr]?|il (?:me|nous) faut|j(?:'|’)(?:ai besoin d(?:e|'|’)|aimerais)|je (?:veux|voudrais)|il faut`,
      'add',
    ],
    [String.raw`supprime[zr]?|enlève[zr]?|retire[zr]?|efface[zr]?|cache[zr]?`, 'remove'],
    [String.raw`renomme[zr]?|rebaptise[zr]?|appelle(?:z|-le|-la)?`, 'rename'],
    [String.raw`déplace[zr]?`, 'move'],
    [
      String.raw`mets|mettre|mettez|change[zr]?|remplace[zr]?|modifie[zr]?|passe[zr]?|rends(?:-l[ea]s?)?|rendre`,
      'change',
    ],
    [String.raw`trie[zr]?|classe[zr]?|ordonne[zr]?`, 'sort'],
    [String.raw`filtre[zr]?`, 'filter'],
    [String.raw`affiche[zr]?|montre[zr]?`, 'show'],
    [String.raw`tradui[st](?:ez|re)?`, 'translate'],
    [String.raw`l(?:'|’)en-?tête|en-?tête|barre du haut|barre de navigation`, 'header'],
    [String.raw`pied de page`, 'footer'],
    [String.raw`arrière-plan|fond`, 'background'],
    [String.raw`boutons?`, 'buttons'],
    [String.raw`police`, 'font'],
    [String.raw`coins|angles`, 'corners'],
    [String.raw`pages?|rubriques?|sections?`, 'page'],
    [String.raw`champs?|colonnes?`, 'field'],
    [String.raw`obligatoires?`, 'required'],
    [String.raw`facultati(?:f|ve)s?|optionnel(?:le)?s?`, 'optional'],
    [String.raw`uniques?`, 'unique'],
    [String.raw`plus arrondi(?:e?s?)?`, 'rounder'],
    [String.raw`trop (?:vive?|criarde?|forte?|intense|voyante?)s?`, 'softer'],
    [String.raw`trop claire?s?`, 'darker'],
    [String.raw`trop (?:sombre|foncée?)s?`, 'lighter'],
    [String.raw`plus (?:sombre|foncée?)s?`, 'darker'],
    [String.raw`plus claire?s?`, 'lighter'],
    [String.raw`plus grande?s?`, 'larger'],
    [String.raw`plus petite?s?`, 'smaller'],
    [String.raw`en gras|gras`, 'bold'],
    [String.raw`centrée?s?|au centre`, 'centered'],
    [String.raw`mode sombre|mode nuit`, 'dark mode'],
    [String.raw`bascule|interrupteur`, 'switch'],
    [String.raw`connexion|authentification|comptes? utilisateurs?`, 'login'],
    [String.raw`(?:barre de )?recherche`, 'search'],
    [String.raw`graphiques?|diagrammes?`, 'chart'],
    [String.raw`commentaires?`, 'comments'],
    [String.raw`favoris`, 'favourites'],
    [String.raw`panier`, 'cart'],
    [String.raw`rapports?`, 'report'],
    [String.raw`données d(?:'|’)exemple`, 'sample data'],
    [String.raw`annule[zr]?(?: ça| cela)?`, 'undo'],
    [String.raw`tableau`, 'table'],
    [String.raw`calendrier`, 'calendar'],
    [String.raw`titre`, 'title'],
    [String.raw`en dernier|à la fin`, 'last'],
    [String.raw`en premier|au début`, 'first'],
  ],
  es: [
    [String.raw`por favor|ahora|solo|simplemente|puedes|podrías|quisiera que`, ''],
    [
      String.raw`añad(?:e|ir|a)|agreg(?:a|ar|ue)|inclu(?:ye|ir)|crea(?:r)?|necesito|quiero|quisiera|necesitamos|queremos|hace falta`,
      'add',
    ],
    [String.raw`elimin(?:a|ar|e)|quit(?:a|ar|e)|borr(?:a|ar|e)|saca(?:r)?|ocult(?:a|ar)`, 'remove'],
    [String.raw`renombr(?:a|ar|e)|llám(?:alo|ala|ale)|llama(?:lo|la)`, 'rename'],
    [String.raw`muev(?:e|a)|mover`, 'move'],
    [
      String.raw`pon(?:er|ga|lo|la)?|cambi(?:a|ar|e)|reemplaz(?:a|ar|e)|sustitu(?:ye|ir)|haz(?:lo|la|los|las)?|haga|modific(?:a|ar)`,
      'change',
    ],
    [String.raw`orden(?:a|ar|e)`, 'sort'],
    [String.raw`filtr(?:a|ar)`, 'filter'],
    [String.raw`muestr(?:a|e)|mostrar`, 'show'],
    [String.raw`traduc(?:e|ir)|traduzca`, 'translate'],
    [String.raw`encabezado|cabecera|barra superior|barra de navegación`, 'header'],
    [String.raw`pie de página`, 'footer'],
    [String.raw`fondo`, 'background'],
    [String.raw`botón|botones`, 'buttons'],
    [String.raw`fuente|tipografía|letra`, 'font'],
    [String.raw`esquinas|bordes`, 'corners'],
    [String.raw`páginas?|sección|secciones|apartados?`, 'page'],
    [String.raw`campos?|columnas?`, 'field'],
    [String.raw`obligatori[oa]s?|requerid[oa]s?`, 'required'],
    [String.raw`opcional(?:es)?`, 'optional'],
    [String.raw`únic[oa]s?`, 'unique'],
    [String.raw`más redondead[oa]s?|más redond[oa]s?`, 'rounder'],
    [String.raw`(?:demasiado|muy) (?:brillante|fuerte|intens[oa]|chill[oó]n\p{L}*)s?`, 'softer'],
    [String.raw`demasiado clar[oa]s?`, 'darker'],
    [String.raw`demasiado oscur[oa]s?`, 'lighter'],
    [String.raw`más oscur[oa]s?`, 'darker'],
    [String.raw`más clar[oa]s?`, 'lighter'],
    [String.raw`más grandes?`, 'larger'],
    [String.raw`más pequeñ[oa]s?`, 'smaller'],
    [String.raw`negrita`, 'bold'],
    [String.raw`centrad[oa]s?|al centro`, 'centered'],
    [String.raw`modo oscuro|modo noche`, 'dark mode'],
    [String.raw`interruptor|selector de tema`, 'switch'],
    [String.raw`inicio de sesión|iniciar sesión|cuentas? de usuario|registro de usuarios`, 'login'],
    [String.raw`buscador|búsqueda`, 'search'],
    [String.raw`gráfic[oa]s?`, 'chart'],
    [String.raw`comentarios?`, 'comments'],
    [String.raw`favoritos`, 'favourites'],
    [String.raw`carrito`, 'cart'],
    [String.raw`informes?|reportes?`, 'report'],
    [String.raw`datos de (?:ejemplo|muestra)`, 'sample data'],
    [String.raw`deshaz(?:lo)?|deshacer`, 'undo'],
    [String.raw`tabla`, 'table'],
    [String.raw`calendario`, 'calendar'],
    [String.raw`título`, 'title'],
    [String.raw`al final|(?:de )?últim[oa]`, 'last'],
    [String.raw`al principio|primer[oa]?`, 'first'],
  ],
  pt: [
    [String.raw`por favor|agora|só|apenas|você pode|pode|poderia`, ''],
    [
      String.raw`adicion(?:e|a|ar)|col(?:oca|oque|ocar)(?=\s+(?:também\s+)?(?:um|uma|mais|novo|nova)\s)|acrescent(?:e|a|ar)|inclu(?:a|i|ir)|insir(?:a|e)|cri(?:e|a|ar)|preciso(?: de)?|quero|gostaria(?: de)?|precisamos(?: de)?|queremos`,
      'add',
    ],
    [
      String.raw`remov(?:a|e|er)|retir(?:e|a|ar)|tir(?:e|a|ar)|apag(?:ue|a|ar)|exclu(?:a|i|ir)|escond(?:a|e|er)`,
      'remove',
    ],
    [String.raw`renomei(?:e|a)|renomear|cham(?:e|a)(?:-o|-a)?`, 'rename'],
    [String.raw`mov(?:a|e|er)`, 'move'],
    [
      String.raw`coloque|coloca|mud(?:e|a|ar)|troqu(?:e|a)|troc(?:a|ar)|substitu(?:a|i|ir)|alter(?:e|a|ar)|deix(?:e|a|ar)(?:-[oa]s?)?|faça(?:-[oa]s?)?|põe|ponha`,
      'change',
    ],
    [String.raw`orden(?:e|a|ar)|classifi(?:que|ca)`, 'sort'],
    [String.raw`filtr(?:e|a|ar)`, 'filter'],
    [String.raw`mostr(?:e|a|ar)|exib(?:a|e|ir)`, 'show'],
    [String.raw`traduz(?:a|ir)?`, 'translate'],
    [String.raw`cabeçalho|barra superior|barra de navegação|topo`, 'header'],
    [String.raw`rodapé`, 'footer'],
    [String.raw`fundo`, 'background'],
    [String.raw`botão|botões`, 'buttons'],
    [String.raw`fonte|tipografia`, 'font'],
    [String.raw`cantos|bordas`, 'corners'],
    [String.raw`páginas?|seção|seções|secção`, 'page'],
    [String.raw`campos?|colunas?`, 'field'],
    [String.raw`obrigatóri[oa]s?`, 'required'],
    [String.raw`opciona(?:l|is)`, 'optional'],
    [String.raw`únic[oa]s?`, 'unique'],
    [String.raw`mais arredondad[oa]s?|mais redond[oa]s?`, 'rounder'],
    [
      String.raw`(?:muito|demais) (?:forte|intens[oa]|vibrante|chamativ[oa]|brilhante)s?|forte demais`,
      'softer',
    ],
    [String.raw`muito clar[oa]s?|clar[oa] demais`, 'darker'],
    [String.raw`muito escur[oa]s?|escur[oa] demais`, 'lighter'],
    [String.raw`mais escur[oa]s?`, 'darker'],
    [String.raw`mais clar[oa]s?`, 'lighter'],
    [String.raw`maior(?:es)?`, 'larger'],
    [String.raw`menor(?:es)?`, 'smaller'],
    [String.raw`negrito`, 'bold'],
    [String.raw`centralizad[oa]s?|centrad[oa]s?|no centro`, 'centered'],
    [String.raw`modo escuro|modo noturno`, 'dark mode'],
    [String.raw`botão de alternância|alternador|interruptor`, 'switch'],
    [String.raw`login|entrar na conta|contas? de usuário|autenticação`, 'login'],
    [String.raw`busca|pesquisa|buscador`, 'search'],
    [String.raw`gráficos?`, 'chart'],
    [String.raw`comentários?`, 'comments'],
    [String.raw`favoritos`, 'favourites'],
    [String.raw`carrinho`, 'cart'],
    [String.raw`relatórios?`, 'report'],
    [String.raw`dados de exemplo`, 'sample data'],
    [String.raw`desfa(?:ça|z|zer)(?: isso)?`, 'undo'],
    [String.raw`tabela`, 'table'],
    [String.raw`calendário`, 'calendar'],
    [String.raw`título`, 'title'],
    [String.raw`no fim|por último|no final`, 'last'],
    [String.raw`no início|primeiro`, 'first'],
  ],
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
