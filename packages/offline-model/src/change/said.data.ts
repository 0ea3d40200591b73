import { translationIn, type WordTable } from '@loam/app-library';
import type { Language } from '../plan/app-plan.ts';
import { SAID_RECORDS } from './said-records.data.ts';

/** What is told about a change. */
export const SAID = {
  ...SAID_RECORDS,
  given: `It says so now: {text}. | Agora diz assim: {text}. | Ahora lo dice así: {text}. | So steht es jetzt da: {text}.
    | C’est indiqué maintenant : {text}.`,
  heroPicture: `Your picture {name} stands at the top of the first page now, as a file of the project.
    | Sua imagem {name} está agora no topo da primeira página, como arquivo do projeto.
    | Tu imagen {name} está ahora arriba en la primera página, como archivo del proyecto.
    | Dein Bild {name} steht jetzt oben auf der ersten Seite, als Datei des Projekts.
    | Votre image {name} est maintenant en haut de la première page, comme fichier du projet.`,
  noPicture: `No picture came with your message, so I changed nothing. Attach one and tell me where it goes.
    | Sua mensagem não trouxe nenhuma imagem, então não mudei nada. Anexe uma e diga onde ela fica.
    | Tu mensaje no traía ninguna imagen, así que no cambié nada. Adjunta una y dime dónde va.
    | Mit deiner Nachricht kam kein Bild, also habe ich nichts geändert. Hänge eines an und sag mir, wohin es soll.
    | Aucune image n’accompagnait votre message : je n’ai rien changé. Joignez-en une et dites-moi où la mettre.`,
  renamedApp: `The app is now called “{name}”. | O aplicativo agora se chama “{name}”. | La aplicación ahora se llama «{name}».
    | Die App heißt jetzt „{name}“. | L’application s’appelle maintenant « {name} ».`,
  colour: `{what}: {colour}. | {what}: {colour}. | {what}: {colour}. | {what}: {colour}. | {what} : {colour}.`,
  header: 'Header | Cabeçalho | Encabezado | Kopfzeile | En-tête',
  background: 'Background | Fundo | Fondo | Hintergrund | Fond',
  buttons: `Buttons and highlights | Botões e destaques | Botones y acentos | Schaltflächen und Akzente | Boutons et accents`,
  accent: 'Accent colour | Cor de destaque | Color de acento | Akzentfarbe | Couleur d’accent',
  darkTheme: `The whole app is dark now. | Todo o aplicativo agora é escuro. | Toda la aplicación es oscura ahora. | Die ganze App ist jetzt dunkel.
    | Toute l’application est sombre maintenant.`,
  lightTheme: `The whole app is light now. | Todo o aplicativo agora é claro. | Toda la aplicación es clara ahora. | Die ganze App ist jetzt hell.
    | Toute l’application est claire maintenant.`,
  modeSwitch: `The header has a switch between light and dark. | O cabeçalho permite alternar entre claro e escuro.
    | El encabezado permite cambiar entre claro y oscuro. | In der Kopfzeile schaltet ein Knopf zwischen hell und dunkel um.
    | L’en-tête permet de passer du clair au sombre.`,
  noModeSwitch: `The switch between light and dark is gone. | Removi a alternância entre claro e escuro. | Quité el cambio entre claro y oscuro.
    | Der Umschalter zwischen hell und dunkel ist weg. | Le bouton clair/sombre a disparu.`,
  font: `New type: {name}. | Nova fonte: {name}. | Nueva tipografía: {name}. | Neue Schrift: {name}. | Nouvelle police : {name}.`,
  corners: `Corners are {name} now. | Os cantos agora são {name}. | Las esquinas ahora son {name}. | Die Ecken sind jetzt {name}.
    | Les coins sont maintenant {name}.`,
  round: 'rounder | mais arredondados | más redondas | runder | plus arrondis',
  square: 'sharper | mais retos | más rectas | eckiger | plus droits',
  density: `The spacing is {name} now. | O espaçamento agora é {name}. | El espaciado ahora es {name}. | Die Abstände sind jetzt {name}.
    | L’espacement est maintenant {name}.`,
  airy: 'wider | mais amplo | más amplio | größer | plus large',
  compact: 'tighter | mais compacto | más compacto | enger | plus serré',
  layout: `The pages have a new layout: {name}. | As páginas têm um novo layout: {name}. | Las páginas tienen un nuevo diseño: {name}.
    | Die Seiten haben einen neuen Aufbau: {name}. | Les pages ont une nouvelle mise en page : {name}.`,
  textLarger: `All text is larger now. | Todo o texto está maior agora. | Todo el texto es más grande ahora. | Die ganze Schrift ist jetzt größer.
    | Tout le texte est plus grand maintenant.`,
  textSmaller: `All text is smaller now. | Todo o texto está menor agora. | Todo el texto es más pequeño ahora. | Die ganze Schrift ist jetzt kleiner.
    | Tout le texte est plus petit maintenant.`,
  currency: `Prices are shown in {name}. | Os preços aparecem em {name}. | Los precios se muestran en {name}. | Preise stehen jetzt in {name}.
    | Les prix sont affichés en {name}.`,
  translated: `The app now speaks {name}. Words that you or I wrote ourselves and that I have no translation for stay as they were.
    | O aplicativo agora fala {name}. Os textos que não sei traduzir ficam como estavam.
    | La aplicación ahora habla {name}. Los textos que no sé traducir quedan como estaban.
    | Die App spricht jetzt {name}. Eigene Texte, für die ich keine Übersetzung habe, bleiben, wie sie waren.
    | L’application parle maintenant {name}. Les textes que je ne sais pas traduire restent tels quels.`,
  pageAdded: `New page “{name}”. | Nova página “{name}”. | Nueva página «{name}». | Neue Seite „{name}“. | Nouvelle page « {name} ».`,
  pageThere: `There is already a page “{name}”; I left it as it is. | A página “{name}” já existe; deixei como está.
    | Ya existe la página «{name}»; la dejé como está. | Die Seite „{name}“ gibt es schon; ich habe sie so gelassen.
    | La page « {name} » existe déjà ; je n’y ai pas touché.`,
  pageText: `“{name}” now says “{text}”. | “{name}” agora diz “{text}”. | «{name}» ahora dice «{text}». | „{name}“ sagt jetzt „{text}“.
    | « {name} » dit maintenant « {text} ».`,
  pageRemoved: `The page “{name}” is gone. | Removi a página “{name}”. | Quité la página «{name}». | Die Seite „{name}“ ist weg.
    | La page « {name} » a été retirée.`,
  lastPage: `“{name}” is the only page; an app needs one. | “{name}” é a única página; é preciso uma. | «{name}» es la única página; hace falta una.
    | „{name}“ ist die einzige Seite; eine App braucht eine. | « {name} » est la seule page ; il en faut une.`,
  pageRenamed: `“{old}” is now “{name}”. | “{old}” agora é “{name}”. | «{old}» ahora es «{name}». | „{old}“ heißt jetzt „{name}“.
    | « {old} » s’appelle maintenant « {name} ».`,
  pageMoved: `“{name}” has a new place in the navigation. | “{name}” tem um novo lugar na navegação.
    | «{name}» tiene un nuevo lugar en la navegación. | „{name}“ steht an neuer Stelle in der Navigation.
    | « {name} » a changé de place dans la navigation.`,
  fieldAdded: `{things} have a new field: {field}. | {things}: novo campo {field}. | {things}: nuevo campo {field}.
    | {things} haben ein neues Feld: {field}. | {things} : nouveau champ {field}.`,
  fieldThere: `{things} already have the field {field}. | {things} já têm o campo {field}. | {things} ya tienen el campo {field}.
    | {things} haben das Feld {field} schon. | {things} : le champ {field} existe déjà.`,
  fieldRemoved: `{things} no longer have the field {field}. | {things} não têm mais o campo {field}. | {things} ya no tienen el campo {field}.
    | {things} haben das Feld {field} nicht mehr. | {things} : le champ {field} a été retiré.`,
  fieldIsTitle: `{field} names the records of {things}; without it they could not be told apart. | {field} dá nome aos registros de {things}; fica.
    | {field} da nombre a los registros de {things}; se queda.
    | {field} benennt die Einträge von {things}; ohne das Feld wären sie nicht zu unterscheiden.
    | {field} nomme les éléments de {things} ; il reste.`,
  fieldRenamed: `The field {old} of {things} is now called {field}. | O campo {old} de {things} agora se chama {field}.
    | El campo {old} de {things} ahora se llama {field}. | Das Feld {old} von {things} heißt jetzt {field}.
    | Le champ {old} de {things} s’appelle maintenant {field}.`,
  fieldChoice: `{field} is now a choice: {options}. | {field} agora é uma escolha: {options}. | {field} es ahora una lista: {options}.
    | {field} ist jetzt eine Auswahl: {options}. | {field} est maintenant un choix : {options}.`,
  fieldListed: `Lists of {things} show {field}. | As listas de {things} mostram {field}. | Las listas de {things} muestran {field}.
    | Listen von {things} zeigen {field}. | Les listes de {things} montrent {field}.`,
  fieldUnlisted: `Lists of {things} no longer show {field}; each record still has it. | As listas de {things} não mostram mais {field}; cada registro ainda o tem.
    | Las listas de {things} ya no muestran {field}; cada registro lo conserva. | Listen von {things} zeigen {field} nicht mehr; jeder Eintrag hat es weiterhin.
    | Les listes de {things} ne montrent plus {field} ; chaque fiche le garde.`,
  fieldPoints: `{field} is now chosen from {others}. | {field} agora é escolhido entre {others}. | {field} se elige ahora entre {others}.
    | {field} wird jetzt aus {others} gewählt. | {field} se choisit maintenant parmi {others}.`,
  fieldsOrdered: `The fields of {things} have a new order. | Os campos de {things} têm uma nova ordem. | Los campos de {things} tienen otro orden.
    | Die Felder von {things} stehen in neuer Reihenfolge. | Les champs de {things} ont un nouvel ordre.`,
  markAs:
    'Mark as {state} | Marcar como {state} | Marcar como {state} | Als {state} markieren | Marquer comme {state}',
  fieldType: `{field} is now of another kind: {type}. | {field} agora é de outro tipo: {type}. | {field} ahora es de otro tipo: {type}.
    | {field} hat jetzt eine andere Art: {type}. | {field} a changé de type : {type}.`,
  required: `{field} is required. | {field} é obrigatório. | {field} es obligatorio. | {field} ist ein Pflichtfeld. | {field} est obligatoire.`,
  optional: `{field} is optional. | {field} é opcional. | {field} es opcional. | {field} ist freiwillig. | {field} est facultatif.`,
  unique: `{field} must be unique. | {field} deve ser único. | {field} debe ser único. | {field} darf nur einmal vorkommen.
    | {field} doit être unique.`,
  range: '{field}: {range}. | {field}: {range}. | {field}: {range}. | {field}: {range}. | {field} : {range}.',
  ruleAdded: `New rule for {things}: {rule} | Nova regra para {things}: {rule} | Nueva regla para {things}: {rule} | Neue Regel für {things}: {rule}
    | Nouvelle règle pour {things} : {rule}`,
  sorted: `{things} can be sorted by {field}, and start in that order. | {things} são ordenados por {field} desde o início.
    | {things} se ordenan por {field} desde el principio. | {things} lassen sich nach {field} sortieren und beginnen in dieser Reihenfolge.
    | {things} : tri par {field}, dès l’ouverture.`,
  orderedDown:
    '{field}, from the top down | {field}, em ordem decrescente | {field}, de mayor a menor | {field} absteigend | {field}, décroissant',
  latestFirst:
    '{field}, latest first | {field}, mais recente primeiro | {field}, más reciente primero | {field}, Neuestes zuerst | {field}, plus récent d’abord',
  notGrouped: `Headings between the groups I cannot draw yet, so I put them in that order. | Títulos entre os grupos ainda não sei fazer; deixei nessa ordem.
    | Títulos entre los grupos aún no sé hacer; los puse en ese orden. | Überschriften zwischen den Gruppen kann ich noch nicht; ich habe sie in diese Reihenfolge gebracht.
    | Des titres entre les groupes, je ne sais pas encore faire ; je les ai mis dans cet ordre.`,
  columned: `{things} stand in {count} columns on a wide screen. | {things} aparecem em {count} colunas em telas largas.
    | {things} aparecen en {count} columnas en pantallas anchas. | {things} stehen auf breiten Bildschirmen in {count} Spalten.
    | {things} : {count} colonnes sur un grand écran.`,
  filtered: `{things} can be filtered by {field}. | {things} podem ser filtrados por {field}. | {things} se pueden filtrar por {field}.
    | {things} lassen sich nach {field} filtern. | {things} : filtre par {field}.`,
  unfiltered: `{things} are no longer filtered by {field}. | {things} não têm mais o filtro {field}. | {things} ya no tienen el filtro {field}.
    | {things} haben den Filter {field} nicht mehr. | {things} : le filtre {field} a été retiré.`,
  unsearched: `{things} can no longer be searched. | {things} não têm mais pesquisa. | {things} ya no tienen búsqueda.
    | {things} haben keine Suche mehr. | {things} : la recherche a été retirée.`,
  searched: `{things} can be searched. | {things} podem ser pesquisados. | {things} se pueden buscar. | {things} lassen sich durchsuchen.
    | {things} : recherche ajoutée.`,
  viewed: `{things} are shown as {view}. | {things} aparecem como {view}. | {things} se muestran como {view}. | {things} werden als {view} gezeigt.
    | {things} : affichage {view}.`,
  entityAdded: `{things} are kept now, each with {fields}, on their own page. | {things}: nova página, com {fields}.
    | {things}: nueva página, con {fields}. | {things} werden jetzt geführt, je mit {fields}, auf einer eigenen Seite.
    | {things} : nouvelle page, avec {fields}.`,
  entityRenamed: `{old} are now called {name}; nothing that was entered is lost. | {old} agora se chamam {name}; nada se perde.
    | {old} ahora se llaman {name}; no se pierde nada. | {old} heißen jetzt {name}; eingegebene Daten bleiben.
    | {old} s’appellent maintenant {name} ; rien n’est perdu.`,
  entityRemoved: `{things} and their pages are gone. | Removi {things} e suas páginas. | Quité {things} y sus páginas.
    | {things} und ihre Seiten sind weg. | {things} et leurs pages ont été retirés.`,
  shownOnDetail: `The page of one {thing} lists its {things}. | A página de {thing} mostra seus {things}.
    | La página de {thing} muestra sus {things}. | Die Seite zu {thing} zeigt die {things}. | La page de {thing} montre ses {things}.`,
  action: `{things} have a button “{label}”. | {things} têm um botão “{label}”. | {things} tienen un botón «{label}».
    | {things} haben einen Knopf „{label}“. | {things} : bouton « {label} ».`,
  actionRemoved: `The button “{label}” is gone. | Removi o botão “{label}”. | Quité el botón «{label}». | Der Knopf „{label}“ ist weg.
    | Le bouton « {label} » a été retiré.`,
  ability: `People can do this with {things} now: {deeds}. | Com {things} agora é possível: {deeds}. | Con {things} ahora se puede: {deeds}.
    | Mit {things} geht jetzt: {deeds}. | Avec {things}, on peut maintenant : {deeds}.`,
  abilityAdd: 'add | adicionar | añadir | anlegen | ajouter',
  abilityEdit: 'change | alterar | cambiar | ändern | modifier',
  abilityRemove: 'delete | excluir | borrar | löschen | supprimer',
  initial: `{field} begins as {value}. | {field} começa como {value}. | {field} empieza como {value}. | {field} beginnt mit {value}.
    | {field} commence par {value}.`,
  comments: `People can comment on {things}. | É possível comentar {things}. | Se puede comentar {things}.
    | Zu {things} kann man Kommentare schreiben. | On peut commenter {things}.`,
  reviews: `People can rate {things} with stars and a few words. | É possível avaliar {things} com estrelas e algumas palavras.
    | Se puede valorar {things} con estrellas y unas palabras. | {things} kann man mit Sternen und ein paar Worten bewerten.
    | On peut noter {things} avec des étoiles et quelques mots.`,
  signIn: `There are accounts now: sign-up, sign-in and sign-out. Demo: {email}, password {password}. Without a cloud the accounts live in the browser.
    | Agora há contas: cadastro, entrada e saída. Demonstração: {email}, senha {password}. Sem nuvem, ficam no navegador.
    | Ahora hay cuentas: registro, inicio y cierre de sesión. Demo: {email}, contraseña {password}. Sin nube, viven en el navegador.
    | Es gibt jetzt Konten: Registrieren, Anmelden, Abmelden. Demo: {email}, Passwort {password}. Ohne Cloud leben die Konten im Browser.
    | Il y a maintenant des comptes : inscription, connexion, déconnexion. Démo : {email}, mot de passe {password}. Sans cloud, ils restent dans le navigateur.`,
  signInThere: `Sign-in is already there. | O login já existe. | El inicio de sesión ya existe. | Eine Anmeldung gibt es schon.
    | La connexion existe déjà.`,
  signInRemoved: `Sign-in is gone; every page is open. | Removi o login; todas as páginas estão abertas.
    | Quité el inicio de sesión; todas las páginas están abiertas. | Die Anmeldung ist weg; alle Seiten sind offen.
    | La connexion a été retirée ; toutes les pages sont ouvertes.`,
  signInRemovedCloud: `Sign-in is gone. Everybody still reads everything; nobody can add or change it in the app now, only you under Cloud. The accounts that were made stay there.
    | Removi o login. Todos continuam lendo tudo; ninguém adiciona nem muda nada no app, só você em “Cloud”. As contas criadas continuam lá.
    | Quité el inicio de sesión. Todos siguen leyendo todo; nadie añade ni cambia nada en la app, solo tú en «Cloud». Las cuentas creadas siguen allí.
    | Die Anmeldung ist weg. Lesen können weiterhin alle; eintragen oder ändern kann in der App jetzt niemand mehr, nur du unter „Cloud“. Die angelegten Konten bleiben dort.
    | La connexion a été retirée. Tout le monde lit encore tout ; plus personne n’ajoute ni ne modifie dans l’app, sauf vous sous « Cloud ». Les comptes créés y restent.`,
  signInGuards: `I left the sign-in: without it, everybody could see or nobody could use {things}, which belong to people with accounts.
    | Deixei o login: sem ele, qualquer pessoa veria {things} ou ninguém poderia usá-los; pertencem a pessoas com conta.
    | Dejé el inicio de sesión: sin él, cualquiera vería {things} o nadie podría usarlos; pertenecen a personas con cuenta.
    | Die Anmeldung habe ich gelassen: Ohne sie könnte jeder {things} sehen oder niemand sie nutzen; sie gehören Leuten mit Konten.
    | J’ai laissé la connexion : sans elle, tout le monde verrait {things}, ou personne ne pourrait s’en servir ; cela appartient aux titulaires de comptes.`,
  signInCloud: `There are accounts now, in the project’s cloud: sign-up, sign-in, sign-out and a new password by mail. What people enter is kept
      there too; entries of before are offered for upload in the browser that holds them.
    | Agora há contas na nuvem do projeto: cadastro, entrada, saída e nova senha por e-mail. O que se escreve também fica lá; o que havia antes é
      oferecido para envio no navegador que o guarda.
    | Ahora hay cuentas en la nube del proyecto: registro, inicio y cierre de sesión y contraseña nueva por correo. Lo que se escribe también queda
      allí; lo anterior se ofrece para subir en el navegador que lo guarda.
    | Es gibt jetzt Konten in der Cloud des Projekts: Registrieren, Anmelden, Abmelden und ein neues Passwort per E-Mail. Dort liegt jetzt auch, was
      man einträgt; frühere Einträge bietet der Browser, der sie hat, zum Hochladen an.
    | Il y a maintenant des comptes dans le cloud du projet : inscription, connexion, déconnexion et nouveau mot de passe par e-mail. Les entrées y
      sont aussi ; celles d’avant sont proposées à l’envoi dans le navigateur qui les garde.`,
  movedToCloud: `The lists are kept in the project’s cloud now. Entries of before are offered for upload in the browser that holds them.
    | As listas ficam agora na nuvem do projeto. O que havia antes é oferecido para envio no navegador que o guarda.
    | Las listas están ahora en la nube del proyecto. Lo anterior se ofrece para subir en el navegador que lo guarda.
    | Die Listen liegen jetzt in der Cloud des Projekts. Frühere Einträge bietet der Browser, der sie hat, zum Hochladen an.
    | Les listes sont maintenant dans le cloud du projet. Les entrées d’avant sont proposées à l’envoi dans le navigateur qui les garde.`,
  movedWithoutAccounts: `The lists are kept in the project’s cloud now. What this app’s browsers held before stays there and is not shown any more.
    | As listas ficam agora na nuvem do projeto. O que os navegadores guardavam continua lá e não é mais mostrado.
    | Las listas están ahora en la nube del proyecto. Lo que guardaban los navegadores sigue allí y ya no se muestra.
    | Die Listen liegen jetzt in der Cloud des Projekts. Was Browser vorher hielten, bleibt dort und wird nicht mehr gezeigt.
    | Les listes sont maintenant dans le cloud du projet. Ce que les navigateurs gardaient y reste et n’est plus montré.`,
  onCloudAlready: `The lists are in the project’s cloud already. | As listas já estão na nuvem do projeto.
    | Las listas ya están en la nube del proyecto. | Die Listen liegen schon in der Cloud des Projekts.
    | Les listes sont déjà dans le cloud du projet.`,
  noCloudHere: `The lists stay in the browser: this project’s cloud is not to be had in this turn.
    | As listas continuam no navegador: a nuvem deste projeto não está disponível agora.
    | Las listas siguen en el navegador: la nube de este proyecto no está disponible ahora.
    | Die Listen bleiben im Browser: Die Cloud dieses Projekts ist jetzt nicht zu haben.
    | Les listes restent dans le navigateur : le cloud de ce projet n’est pas disponible maintenant.`,
  nothingForCloud: `This app keeps no lists, so there is nothing to put into a cloud. | Este app não guarda listas; não há nada para pôr numa nuvem.
    | Esta app no guarda listas; no hay nada que poner en una nube. | Diese App führt keine Listen; es gibt nichts, was in eine Cloud gehört.
    | Cette app ne garde pas de listes ; il n’y a rien à mettre dans un cloud.`,
  roleOnCloud: `With {things}, the database keeps that for the role {role} now. Give the role to an account that exists: write “make you@example.com {role}”.
    | Com {things}, o banco de dados reserva isso à função {role}. Dê-a a uma conta que exista: escreva “nomeie voce@example.com {role}”.
    | Con {things}, la base de datos reserva eso al rol {role}. Dáselo a una cuenta que exista: escribe «nombra tu@example.com {role}».
    | Bei {things} behält die Datenbank das jetzt der Rolle {role} vor. Gib sie einem Konto, das es gibt: Schreibe „mache du@example.com zu {role}“.
    | Pour {things}, la base de données réserve cela au rôle {role}. Donnez-le à un compte existant : écrivez « nomme vous@example.com {role} ».`,
  readerOnCloud: `There is a role “{role}” that changes nothing; the database keeps changing for “{keeper}”. Give a role to an account that exists: write “make you@example.com {keeper}”.
    | Há um papel “{role}” que não muda nada; o banco de dados reserva as mudanças a “{keeper}”. Dê um papel a uma conta que exista: escreva “nomeie voce@example.com {keeper}”.
    | Hay un rol «{role}» que no cambia nada; la base de datos reserva los cambios a «{keeper}». Da un rol a una cuenta que exista: escribe «nombra tu@example.com {keeper}».
    | Es gibt eine Rolle „{role}“, die nichts ändert; ändern darf in der Datenbank nur „{keeper}“. Gib eine Rolle einem Konto, das es gibt: Schreibe „mache du@example.com zu {keeper}“.
    | Il y a un rôle « {role} » qui ne change rien ; la base de données réserve les changements à « {keeper} ». Donnez un rôle à un compte existant :
      écrivez « nomme vous@example.com {keeper} ».`,
  pageOnCloud: `The page {page} is for the role {role} now. Give the role to an account that exists: write “make you@example.com {role}”.
    | A página {page} é agora para a função {role}. Dê-a a uma conta que exista: escreva “nomeie voce@example.com {role}”.
    | La página {page} es ahora para el rol {role}. Dáselo a una cuenta que exista: escribe «nombra tu@example.com {role}».
    | Die Seite {page} ist jetzt für die Rolle {role}. Gib sie einem Konto, das es gibt: Schreibe „mache du@example.com zu {role}“.
    | La page {page} est maintenant pour le rôle {role}. Donnez-le à un compte existant : écrivez « nomme vous@example.com {role} ».`,
  numbers: `{page} shows the numbers on top: {labels}. | {page} mostra os números no topo: {labels}. | {page} muestra arriba los números: {labels}.
    | {page} zeigt oben die Zahlen: {labels}. | {page} affiche les chiffres en haut : {labels}.`,
  chart: `{page} has a chart: {title}. | {page} tem um gráfico: {title}. | {page} tiene un gráfico: {title}. | {page} hat ein Diagramm: {title}.
    | {page} a un graphique : {title}.`,
  blockAdded: `{page} has a new part: {name}. | {page} tem uma nova parte: {name}. | {page} tiene una nueva parte: {name}.
    | {page} hat einen neuen Teil: {name}. | {page} a une nouvelle partie : {name}.`,
  blockRemoved: '{name} is gone. | Removi {name}. | Quité {name}. | {name} ist weg. | {name} a été retiré.',
  shop: `There is a cart and a checkout for {things}; payment is only simulated. | Há carrinho e pagamento (simulado) para {things}.
    | Hay carrito y pago (simulado) para {things}. | Es gibt Warenkorb und Kasse für {things}; die Zahlung wird nur nachgestellt.
    | Panier et paiement (simulé) pour {things}.`,
  booking: `{things} can be booked; every booking gets a reference. | {things} podem ser reservados; cada reserva tem uma referência.
    | {things} se pueden reservar; cada reserva tiene una referencia. | {things} lassen sich buchen; jede Buchung bekommt eine Nummer.
    | {things} peuvent être réservés ; chaque réservation a une référence.`,
  rowsAdded: `{count} more {things}. | {count} {things} a mais. | {count} {things} más. | {count} weitere {things}. | {count} {things} de plus.`,
  rowsRemoved: `The sample data of {things} is gone. What people entered stays. | Removi os dados de exemplo de {things}. O que foi inserido fica.
    | Quité los datos de ejemplo de {things}. Lo introducido se queda. | Die Beispieldaten von {things} sind weg. Eingegebenes bleibt.
    | Les exemples de {things} ont été retirés. Ce qui a été saisi reste.`,
  textChanged: `“{old}” now reads “{name}”. | “{old}” agora diz “{name}”. | «{old}» ahora dice «{name}». | Statt „{old}“ steht jetzt „{name}“.
    | « {old} » devient « {name} ».`,
  textMissing: `I did not find “{old}” in the app. | Não encontrei “{old}”. | No encontré «{old}». | „{old}“ habe ich in der App nicht gefunden.
    | Je n’ai pas trouvé « {old} ».`,
  footerText: `The footer now says “{text}”. | O rodapé agora diz “{text}”. | El pie de página ahora dice «{text}».
    | In der Fußzeile steht jetzt „{text}“. | Le pied de page dit maintenant « {text} ».`,
  tagline: `The tagline is now “{text}”. | O slogan agora é “{text}”. | El lema es ahora «{text}». | Der Untertitel lautet jetzt „{text}“.
    | Le slogan est maintenant « {text} ».`,
  edited: `Changed \`{path}\`. | \`{path}\` alterado. | \`{path}\` cambiado. | \`{path}\` geändert. | \`{path}\` modifié.`,
  larger: `The title is larger. | O título está maior. | El título es más grande. | Der Titel ist größer. | Le titre est plus grand.`,
  smaller: `The title is smaller. | O título está menor. | El título es más pequeño. | Der Titel ist kleiner. | Le titre est plus petit.`,
  imagePlaced: `Placed the picture {name} as {where}. I do not see what is in a picture; I only put it there.
    | Coloquei a imagem {name} como {where}. Não vejo o que ela mostra; apenas a coloco.
    | Coloqué la imagen {name} como {where}. No veo lo que muestra; solo la coloco.
    | Das Bild {name} ist jetzt {where}. Ich sehe nicht, was auf einem Bild ist; ich setze es nur ein.
    | L’image {name} est placée : {where}. Je ne vois pas ce qu’elle montre ; je la place seulement.`,
  marked: `{things} that fit stand out in {colour} in every list. | {things}: os que correspondem se destacam com {colour} em cada lista.
    | {things}: los que coinciden resaltan con {colour} en cada lista. | Passende {things} heben sich in jeder Liste mit {colour} ab.
    | {things} : ceux qui correspondent ressortent en {colour} dans chaque liste.`,
  keptForRole: `With {things}, that is kept for people with the role {role}. Demo account: {email}, password {password}.
    | Com {things}, isso fica reservado à função {role}. Conta de teste: {email}, senha {password}.
    | Con {things}, eso queda reservado al rol {role}. Cuenta de prueba: {email}, contraseña {password}.
    | Das ist bei {things} der Rolle {role} vorbehalten. Demo-Konto: {email}, Passwort {password}.
    | Pour {things}, c’est réservé au rôle {role}. Compte de démonstration : {email}, mot de passe {password}.`,
  onlyOnDays: `Only possible on {days}. | Só é possível em {days}. | Solo es posible el {days}. | Nur möglich am {days}.
    | Possible seulement le {days}.`,
  exported: `{things} can be downloaded as CSV, as they are listed. | {things}: a lista exibida pode ser baixada em CSV.
    | {things}: la lista mostrada se puede descargar en CSV. | {things} lassen sich als CSV herunterladen, so wie sie aufgelistet sind.
    | {things} : la liste affichée peut être téléchargée en CSV.`,
  exportGone: `{things} can no longer be downloaded. | {things}: não podem mais ser baixados. | {things}: ya no se pueden descargar.
    | {things} lassen sich nicht mehr herunterladen. | {things} : plus de téléchargement.`,
  random: `A button picks one of {things} at random. | {things}: um botão escolhe um ao acaso. | {things}: un botón elige uno al azar.
    | {things}: Ein Knopf wählt zufällig aus. | {things} : un bouton en choisit au hasard.`,
  randomGone: `{things}: nothing is picked at random any more. | {things}: nada mais é escolhido ao acaso. | {things}: ya no se elige al azar.
    | {things}: Es wird nichts mehr zufällig ausgewählt. | {things} : plus de choix au hasard.`,
  pageSize: `{things} show {count} at first, and as many again with “Show more”. | {things}: primeiro {count}, e outros tantos com “Mostrar mais”.
    | {things}: primero {count}, y otros tantos con «Mostrar más». | {things} zeigen zuerst {count}, mit „Mehr zeigen“ jeweils so viele weitere.
    | {things} : {count} d’abord, puis autant avec « Afficher plus ».`,
  keptByHand: `\`{path}\` was changed by hand in the same lines, so I left it as it is.
    | \`{path}\` foi alterado à mão nas mesmas linhas; deixei como está. | \`{path}\` fue cambiado a mano en las mismas líneas; lo dejé como está.
    | \`{path}\` wurde an denselben Zeilen von Hand geändert; ich habe die Datei so gelassen.
    | \`{path}\` a été modifié à la main aux mêmes lignes ; je n’y ai pas touché.`,
} as const satisfies WordTable;

export type SaidKey = keyof typeof SAID;

export function tell(
  language: Language,
  key: SaidKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return translationIn(SAID[key].replaceAll(/\n\s+(?!\|)/g, ' '), language, values);
}
