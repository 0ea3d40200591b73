import { translationIn, type WordTable } from '@loam/app-library';
import { HOW_TO } from './answer/how-to.data.ts';
import type { Language } from './plan/app-plan.ts';

/** What is said about an app that was built, and in answer to questions. */
export const REPLY_WORDS = {
  ...HOW_TO,
  built: `I built **{name}**: {tagline}. | Construí **{name}**: {tagline}.
    | He construido **{name}**: {tagline}. | Ich habe **{name}** gebaut: {tagline}.
    | J’ai construit **{name}** : {tagline}.`,
  pages: 'Pages | Páginas | Páginas | Seiten | Pages',
  data: 'What it keeps | O que guarda | Lo que guarda | Was gespeichert wird | Ce qui est conservé',
  rules: 'Rules | Regras | Reglas | Regeln | Règles',
  signIn: `Sign-in: demo account {email}, password {password}.
    | Login: conta de demonstração {email}, senha {password}.
    | Inicio de sesión: cuenta de demostración {email}, contraseña {password}.
    | Anmeldung: Demo-Konto {email}, Passwort {password}.
    | Connexion : compte démo {email}, mot de passe {password}.`,
  stored: `Entries are kept in the browser of whoever makes them, where that browser allows it.
    | Os dados ficam no navegador de cada pessoa, se este o permitir.
    | Los datos se guardan en el navegador de cada persona, si este lo permite.
    | Einträge liegen im Browser dessen, der sie macht, sofern dieser es zulässt.
    | Les données restent dans le navigateur de chacun, si celui-ci le permet.`,
  storedCloud: `Entries are kept in this project’s cloud, and appear by themselves for all who may see them:
    | Os registros ficam na nuvem deste projeto e aparecem sozinhos para quem pode vê-los:
    | Las entradas se guardan en la nube de este proyecto y aparecen solas para quienes pueden verlas:
    | Einträge liegen in der Cloud dieses Projekts und erscheinen von selbst bei allen, die sie sehen dürfen:
    | Les entrées sont gardées dans le cloud de ce projet et apparaissent d’elles-mêmes chez ceux qui peuvent les voir :`,
  accessOwn: `{lists}: seen and changed by whoever made the entry, and by those who run the app.
    | {lists}: visto e mudado por quem fez o registro e por quem cuida do app.
    | {lists}: lo ve y cambia quien hizo la entrada y quien dirige la app.
    | {lists}: sieht und ändert, wer den Eintrag gemacht hat, und wer die App leitet.
    | {lists} : vu et modifié par qui a fait l’entrée et par les responsables de l’app.`,
  accessOwnAlone: `{lists}: seen and changed by whoever made the entry, and by nobody else in the app.
    | {lists}: visto e mudado só por quem fez o registro.
    | {lists}: lo ve y cambia solo quien hizo la entrada.
    | {lists}: sieht und ändert nur, wer den Eintrag gemacht hat.
    | {lists} : vu et modifié seulement par qui a fait l’entrée.`,
  accessSentAlone: `{lists}: anybody can send one; you read them under Cloud.
    | {lists}: qualquer pessoa pode enviar; você lê em “Cloud”.
    | {lists}: cualquiera puede enviar; tú los lees en «Cloud».
    | {lists}: jeder kann etwas senden; du liest es unter „Cloud“.
    | {lists} : chacun peut envoyer ; vous les lisez sous « Cloud ».`,
  accessKept: `{lists}: adding, changing or removing is kept for {roles}, as asked.
    | {lists}: adicionar, mudar ou excluir fica reservado a {roles}, como pedido.
    | {lists}: añadir, cambiar o borrar queda reservado a {roles}, como se pidió.
    | {lists}: Eintragen, Ändern oder Löschen ist wie gewünscht {roles} vorbehalten.
    | {lists} : ajouter, modifier ou supprimer est réservé à {roles}, comme demandé.`,
  accessMembers: `{lists}: seen and changed by everybody with an account.
    | {lists}: visto e mudado por todos com conta. | {lists}: lo ven y cambian todos los que tienen cuenta.
    | {lists}: sehen und ändern alle mit einem Konto.
    | {lists} : vu et modifié par tous ceux qui ont un compte.`,
  accessShared: `{lists}: seen by everybody with an account; whoever made an entry changes it.
    | {lists}: visto por todos com conta; quem fez o registro o muda.
    | {lists}: lo ven todos los que tienen cuenta; quien hizo la entrada la cambia.
    | {lists}: sehen alle mit einem Konto; wer den Eintrag gemacht hat, ändert ihn.
    | {lists} : vu par tous ceux qui ont un compte ; qui a fait l’entrée la modifie.`,
  accessPublic: `{lists}: everybody reads; whoever has an account adds; whoever made an entry changes it.
    | {lists}: todos leem; quem tem conta adiciona; quem fez o registro o muda.
    | {lists}: todos leen; quien tiene cuenta añade; quien hizo la entrada la cambia.
    | {lists}: alle lesen; wer ein Konto hat, trägt ein; wer den Eintrag gemacht hat, ändert ihn.
    | {lists} : tout le monde lit ; qui a un compte ajoute ; qui a fait l’entrée la modifie.`,
  accessFixed: `{lists}: everybody reads; only you change them, under Cloud.
    | {lists}: todos leem; só você muda, em “Cloud”. | {lists}: todos leen; solo tú lo cambias, en «Cloud».
    | {lists}: alle lesen; nur du änderst sie, unter „Cloud“.
    | {lists} : tout le monde lit ; vous seul modifiez, sous « Cloud ».`,
  accessSent: `{lists}: anybody can send one; read by those who run the app, and by you under Cloud.
    | {lists}: qualquer pessoa pode enviar; lido por quem cuida do app, e por você em “Cloud”.
    | {lists}: cualquiera puede enviar; lo lee quien dirige la app, y tú en «Cloud».
    | {lists}: jeder kann etwas senden; lesen kann es, wer die App leitet, und du unter „Cloud“.
    | {lists} : chacun peut envoyer ; lu par les responsables de l’app, et par vous sous « Cloud ».`,
  accessOpen: `{lists}: open to everybody who has the address, for reading and for changing.
    | {lists}: aberto a todos que tenham o endereço, para ler e mudar.
    | {lists}: abierto a todos los que tengan la dirección, para leer y cambiar.
    | {lists}: für alle offen, die die Adresse haben, zum Lesen und zum Ändern.
    | {lists} : ouvert à tous ceux qui ont l’adresse, en lecture et en modification.`,
  signUpOpen: `Anybody can sign up; under Cloud, Users you see the accounts and can close sign-up.
    | Qualquer pessoa pode se cadastrar; em “Cloud” você vê as contas e pode fechar o cadastro.
    | Cualquiera puede registrarse; en «Cloud» ves las cuentas y puedes cerrar el registro.
    | Registrieren kann sich jeder; unter „Cloud“ siehst du die Konten und kannst das Registrieren schließen.
    | Chacun peut s’inscrire ; sous « Cloud » vous voyez les comptes et pouvez fermer l’inscription.`,
  signUpClosed: `The app offers no sign-up; you make the accounts under Cloud.
    | O app não oferece cadastro; você cria as contas em “Cloud”.
    | La app no ofrece registro; las cuentas las creas en «Cloud».
    | Die App bietet kein Registrieren an; die Konten legst du unter „Cloud“ an.
    | L’app ne propose pas d’inscription ; vous créez les comptes sous « Cloud ».`,
  nobodyRules: `Nobody runs the app yet ({roles}). Sign up in it, then write here: make you@example.com {role}.
    | Ninguém cuida do app ainda ({roles}). Cadastre-se nele e escreva aqui: nomeie voce@example.com {role}.
    | Nadie dirige aún la app ({roles}). Regístrate en ella y escribe aquí: nombra tu@example.com {role}.
    | Noch leitet niemand die App ({roles}). Registriere dich in ihr und schreibe dann hier: mache du@example.com zu {role}.
    | Personne ne dirige encore l’app ({roles}). Inscrivez-vous, puis écrivez ici : nomme vous@example.com {role}.`,
  stillLocal: `Messages, notices, uploaded files, carts and scores are still kept in each browser alone.
    | Mensagens, avisos, arquivos, carrinhos e pontos continuam só em cada navegador.
    | Mensajes, avisos, archivos, carritos y puntuaciones siguen solo en cada navegador.
    | Nachrichten, Hinweise, hochgeladene Dateien, Warenkörbe und Punkte bleiben weiterhin nur im jeweiligen Browser.
    | Messages, avis, fichiers, paniers et scores restent dans chaque navigateur.`,
  appointed: `{email} has the role {role} now; it counts from the next time the app is opened.
    | {email} tem agora a função {role}; vale na próxima vez que o app for aberto.
    | {email} tiene ahora el rol {role}; vale la próxima vez que se abra la app.
    | {email} hat jetzt die Rolle {role}; sie gilt, sobald die App wieder geöffnet wird.
    | {email} a maintenant le rôle {role} ; il compte à la prochaine ouverture de l’app.`,
  cloudDenied: `You said no to the cloud. | Você disse não à nuvem. | Dijiste que no a la nube.
    | Du hast die Cloud abgelehnt. | Vous avez refusé le cloud.`,
  cloudFailed: `The cloud could not be used: {reason} | Não foi possível usar a nuvem: {reason}
    | No se pudo usar la nube: {reason} | Die Cloud war nicht zu nutzen: {reason}
    | Le cloud n’a pas pu être utilisé : {reason}`,
  cloudNotHere: `Accounts and shared data need a cloud, which I may not use here.
    | Contas e dados compartilhados precisam de uma nuvem, que não posso usar aqui.
    | Las cuentas y los datos compartidos necesitan una nube, que aquí no puedo usar.
    | Konten und gemeinsame Daten brauchen eine Cloud, die ich hier nicht nutzen darf.
    | Les comptes et les données partagées demandent un cloud, que je ne peux pas utiliser ici.`,
  browserOnly: `So everything stays in the browser of whoever uses the app: nobody else sees it, and signing in is only for show.
    | Por isso tudo fica no navegador de cada pessoa: ninguém mais vê, e o login é só uma demonstração.
    | Por eso todo queda en el navegador de cada persona: nadie más lo ve, y el inicio de sesión es solo una muestra.
    | Deshalb bleibt alles im Browser dessen, der die App nutzt: Niemand sonst sieht es, und die Anmeldung ist nur zum Ansehen.
    | Tout reste donc dans le navigateur de chacun : personne d’autre ne le voit, et la connexion n’est qu’une démonstration.`,
  notUnderstood: `This I did not understand, so I left it out: | Isto eu não entendi e deixei de fora:
    | Esto no lo entendí y lo dejé fuera: | Das habe ich nicht verstanden und deshalb weggelassen:
    | Je n’ai pas compris ceci et je l’ai laissé de côté :`,
  changedNothing: `This I did not understand, so I changed nothing: | Isto eu não entendi e não mudei nada: | Esto no lo entendí y no cambié nada:
    | Das habe ich nicht verstanden und deshalb nichts geändert: | Je n’ai pas compris ceci et n’ai rien changé :`,
  inPart: `Some details are not in the app yet: {list}. | Alguns detalhes ainda não estão no app: {list}.
    | Algunos detalles aún no están en la aplicación: {list}. | Einige Einzelheiten sind noch nicht in der App: {list}.
    | Certains détails ne sont pas encore dans l’app : {list}.`,
  unsure: `I may not have met all of “{sentence}”. Have a look, and tell me what is missing.
    | Talvez eu não tenha atendido tudo de “{sentence}”. Veja e diga o que falta.
    | Quizá no he cumplido todo de «{sentence}». Míralo y dime qué falta.
    | Vielleicht habe ich nicht alles von „{sentence}“ getroffen. Sieh nach und sag mir, was fehlt.
    | Je n’ai peut-être pas tout fait de « {sentence} ». Regardez et dites-moi ce qui manque.`,
  notBuilt: 'Not built: | Não construído: | No construido: | Nicht gebaut: | Pas construit :',
  instead: `You asked for “{asked}”. I have nothing of that kind, so this is not what you asked for: I built **{name}** instead. Describe what it should keep and show, or connect a model in the settings.
    | Você pediu “{asked}”. Não tenho nada assim, então isto não é o que você pediu: construí **{name}** no lugar. Descreva o que deve guardar e mostrar, ou conecte um modelo nas configurações.
    | Pediste «{asked}». No tengo nada así, así que esto no es lo que pediste: construí **{name}** en su lugar. Describe qué debe guardar y mostrar, o conecta un modelo en los ajustes.
    | Du wolltest „{asked}“. So etwas kann ich nicht bauen, das hier ist also nicht das Gewünschte: Ich habe stattdessen **{name}** gebaut. Beschreibe, was es speichern und zeigen soll, oder verbinde in den Einstellungen ein Modell.
    | Vous avez demandé « {asked} ». Je n’ai rien de ce genre : ce n’est donc pas ce que vous vouliez, j’ai construit **{name}** à la place. Décrivez ce qu’il faut garder et montrer, ou connectez un modèle dans les paramètres.`,
  connect: `I work by rules, without a language model. Say it in other words, or connect a model in the settings for wishes like this.
    | Trabalho com regras, sem modelo de linguagem. Diga de outra forma ou conecte um modelo nas configurações.
    | Trabajo con reglas, sin modelo de lenguaje. Dilo de otra forma o conecta un modelo en los ajustes.
    | Ich arbeite nach Regeln, ohne Sprachmodell. Sag es anders, oder verbinde in den Einstellungen ein Modell für solche Wünsche.
    | Je travaille avec des règles, sans modèle de langage. Dites-le autrement, ou connectez un modèle dans les paramètres.`,
  nothing: `I changed nothing. | Não mudei nada. | No cambié nada. | Ich habe nichts geändert.
    | Je n’ai rien changé.`,
  done: 'Done: | Feito: | Hecho: | Erledigt: | C’est fait :',
  undone: `I took back “{request}”. | Desfiz “{request}”. | Deshice «{request}».
    | Ich habe „{request}“ zurückgenommen. | J’ai annulé « {request} ».`,
  nothingToUndo: `There is no change of mine left to take back. Older versions are in the project’s history.
    | Não há mais nenhuma mudança minha a desfazer. As versões anteriores estão no histórico do projeto.
    | No me queda ningún cambio por deshacer. Las versiones anteriores están en el historial del proyecto.
    | Es gibt keine Änderung von mir mehr, die ich zurücknehmen könnte. Ältere Fassungen stehen im Verlauf des Projekts.
    | Je n’ai plus de modification à annuler. Les versions précédentes sont dans l’historique du projet.`,
  nothingDoneLast: `I changed nothing on your last message, so there is nothing to take back. My last change was “{request}”; say “undo the last change” to take that back.
    | Não mudei nada na sua última mensagem, então não há nada a desfazer. Minha última mudança foi “{request}”; diga “desfaça a última mudança” para desfazê-la.
    | No cambié nada con tu último mensaje, así que no hay nada que deshacer. Mi último cambio fue «{request}»; di «deshaz el último cambio» para deshacerlo.
    | Auf deine letzte Nachricht hin habe ich nichts geändert, also gibt es nichts zurückzunehmen. Meine letzte Änderung war „{request}“; sag „letzte Änderung rückgängig“, um sie zurückzunehmen.
    | Je n’ai rien changé après votre dernier message : il n’y a rien à annuler. Mon dernier changement était « {request} » ; dites « annule le dernier changement » pour l’annuler.`,
  mended: `I mended the error: | Corrigi o erro: | Corregí el error: | Ich habe den Fehler behoben:
    | J’ai corrigé l’erreur :`,
  notMended: `I do not know how to mend this error: | Não sei corrigir este erro:
    | No sé corregir este error: | Diesen Fehler kann ich nicht beheben:
    | Je ne sais pas corriger cette erreur :`,
  restored: `\`{path}\` is back to the version that worked. | \`{path}\` voltou à versão que funcionava.
    | \`{path}\` volvió a la versión que funcionaba.
    | \`{path}\` ist wieder in der Fassung, die funktioniert hat.
    | \`{path}\` est revenu à la version qui fonctionnait.`,
  hello: `Hello! Tell me what to build in a sentence: what it is for, what it keeps, which pages, which colours. For example: “A booking site for a tennis club with courts, members and news, in dark green and cream.”
    | Olá! Diga em uma frase o que construir: para que serve, o que guarda, quais páginas e cores.
    | ¡Hola! Dime en una frase qué construir: para qué sirve, qué guarda, qué páginas y qué colores.
    | Hallo! Sag mir in einem Satz, was ich bauen soll: wozu, was gespeichert wird, welche Seiten, welche Farben. Zum Beispiel: „Eine Buchungsseite für einen Tennisverein mit Plätzen, Mitgliedern und Neuigkeiten, in Dunkelgrün und Creme.“
    | Bonjour ! Dites-moi en une phrase ce que je dois construire : à quoi ça sert, quelles données, quelles pages, quelles couleurs.`,
  thanks: `You are welcome! What shall I change next? | De nada! O que mudo agora?
    | ¡De nada! ¿Qué cambio ahora? | Gern! Was soll ich als Nächstes ändern?
    | Avec plaisir ! Que faut-il changer ensuite ?`,
  canDo: `I build web apps from a description and change them afterwards: colours, names, texts, pages, fields, filters, sorting, rules, charts, comments, favourites, sign-in, bookings, a cart, sample data, languages (English, German, French, Spanish, Portuguese), and I mend common errors. I work by rules, without a language model and without the internet; for free-form work connect a model in the settings.
    | Construo aplicativos web a partir de uma descrição e depois os altero: cores, nomes, textos, páginas, campos, filtros, ordem, regras, gráficos, comentários, favoritos, login, reservas, carrinho, idiomas, e corrijo erros comuns. Trabalho com regras, sem modelo de linguagem; para o resto, conecte um modelo.
    | Construyo aplicaciones web a partir de una descripción y luego las cambio: colores, nombres, textos, páginas, campos, filtros, orden, reglas, gráficos, comentarios, favoritos, inicio de sesión, reservas, carrito, idiomas, y corrijo errores comunes. Trabajo con reglas, sin modelo de lenguaje; para lo demás, conecta un modelo.
    | Ich baue Web-Apps nach einer Beschreibung und ändere sie danach: Farben, Namen, Texte, Seiten, Felder, Filter, Sortierung, Regeln, Diagramme, Kommentare, Favoriten, Anmeldung, Buchungen, Warenkorb, Beispieldaten, Sprachen, und ich behebe übliche Fehler. Ich arbeite nach Regeln, ohne Sprachmodell und ohne Internet; für freie Aufgaben verbinde ein Modell in den Einstellungen.
    | Je construis des applications web d’après une description, puis je les modifie : couleurs, noms, textes, pages, champs, filtres, tri, règles, graphiques, commentaires, favoris, connexion, réservations, panier, langues, et je corrige les erreurs courantes. Je travaille avec des règles, sans modèle de langage ; pour le reste, connectez un modèle.`,
  pagesAre: `**{name}** has these pages: {list}. | **{name}** tem estas páginas: {list}.
    | **{name}** tiene estas páginas: {list}. | **{name}** hat diese Seiten: {list}.
    | **{name}** a ces pages : {list}.`,
  dataIs: `**{name}** keeps {list}. | **{name}** guarda {list}. | **{name}** guarda {list}.
    | **{name}** speichert {list}. | **{name}** conserve {list}.`,
  fieldsAre: '{thing}: {list}. | {thing}: {list}. | {thing}: {list}. | {thing}: {list}. | {thing} : {list}.',
  coloursAsked: `You named colours in: “{request}”. | Você citou cores em: “{request}”. | Nombraste colores en: «{request}». | Farben hast du hier genannt: „{request}“.
    | Vous avez nommé des couleurs ici : « {request} ».`,
  coloursChosen: `Nobody named a colour, so I chose them to suit the subject; say “make the buttons green” for others.
    | Ninguém citou cores, então escolhi as que combinam com o tema; peça outras, por exemplo “botões verdes”.
    | Nadie nombró colores, así que elegí los que van con el tema; pide otros, por ejemplo «botones verdes».
    | Niemand hat eine Farbe genannt, also habe ich sie passend zum Thema gewählt; sag zum Beispiel „mach die Schaltflächen grün“.
    | Personne n’a nommé de couleur : je les ai choisies selon le sujet ; dites par exemple « mets les boutons en vert ».`,
  coloursAre: `Background {background}, buttons and highlights {primary}, header {header}, accent {accent}.
    | Fundo {background}, botões {primary}, cabeçalho {header}, destaque {accent}.
    | Fondo {background}, botones {primary}, encabezado {header}, acento {accent}.
    | Hintergrund {background}, Schaltflächen und Akzente {primary}, Kopfzeile {header}, Akzent {accent}.
    | Fond {background}, boutons {primary}, en-tête {header}, accent {accent}.`,
  lastChange: `The last change: “{request}”. | A última mudança: “{request}”.
    | El último cambio: «{request}». | Die letzte Änderung: „{request}“.
    | Le dernier changement : « {request} ».`,
  noChange: `Nothing was changed so far. | Nada foi mudado ainda. | Aún no se ha cambiado nada.
    | Bisher wurde nichts geändert. | Rien n’a encore changé.`,
  rulesAre: `These rules hold: {list} | Estas regras valem: {list} | Estas reglas se aplican: {list}
    | Diese Regeln gelten: {list} | Ces règles s’appliquent : {list}`,
  cannot: `That I cannot do: I work by rules, without a language model. I did not change anything. Connect a model in the settings for tasks like this; I can add pages, fields, lists, rules, charts, sign-in and the like.
    | Isso não consigo fazer: trabalho com regras, sem modelo de linguagem. Não mudei nada. Conecte um modelo nas configurações.
    | Eso no puedo hacerlo: trabajo con reglas, sin modelo de lenguaje. No cambié nada. Conecta un modelo en los ajustes.
    | Das kann ich nicht: Ich arbeite nach Regeln, ohne Sprachmodell. Ich habe nichts geändert. Verbinde für solche Aufgaben ein Modell in den Einstellungen; Seiten, Felder, Listen, Regeln, Diagramme, Anmeldung und Ähnliches kann ich.
    | Je ne peux pas faire cela : je travaille avec des règles, sans modèle de langage. Je n’ai rien changé. Connectez un modèle dans les paramètres.`,
  couldDo: `Yes. Say it as a request in build mode, for example: “{order}”.
    | Sim. Peça no modo de construção, por exemplo: “{order}”.
    | Sí. Pídelo en el modo de construcción, por ejemplo: «{order}».
    | Ja. Sag es als Auftrag im Bau-Modus, zum Beispiel: „{order}“.
    | Oui. Dites-le comme une demande en mode construction, par exemple : « {order} ».`,
  projectIs: `This project has {count} source files; its pages: {list}. I did not write it, so I know it only by its sources.
    | Este projeto tem {count} arquivos; suas páginas: {list}.
    | Este proyecto tiene {count} archivos; sus páginas: {list}.
    | Dieses Projekt hat {count} Quelldateien; seine Seiten: {list}. Ich habe es nicht geschrieben und kenne es nur aus den Quellen.
    | Ce projet a {count} fichiers source ; ses pages : {list}.`,
  publish: `Open Publish at the top right: it builds the app and gives it an address. A custom domain is added in the same place.
    | Abra Publicar no canto superior direito: o aplicativo é construído e recebe um endereço.
    | Abre Publicar arriba a la derecha: la aplicación se construye y recibe una dirección.
    | Öffne oben rechts „Veröffentlichen“: Die App wird gebaut und bekommt eine Adresse. Dort lässt sich auch eine eigene Domain eintragen.
    | Ouvrez Publier en haut à droite : l’application est construite et reçoit une adresse.`,
  download: `The project’s menu has a download of all sources as a ZIP file; the code view shows every file.
    | O menu do projeto permite baixar todo o código em ZIP; a visão de código mostra cada arquivo.
    | El menú del proyecto permite descargar todo el código como ZIP; la vista de código muestra cada archivo.
    | Im Menü des Projekts lassen sich alle Quellen als ZIP-Datei laden; die Code-Ansicht zeigt jede Datei.
    | Le menu du projet permet de télécharger toutes les sources en ZIP ; la vue Code montre chaque fichier.`,
  cloud: `Now the data lives in each visitor’s browser. Write “keep the data in the cloud”, and after your yes it is kept in a database of the project.
    | Os dados ficam no navegador de cada pessoa. Escreva “os dados na nuvem” e, após o seu sim, ficam num banco de dados do projeto.
    | Los datos viven en el navegador de cada persona. Escribe «los datos en la nube» y, tras tu sí, quedan en una base de datos del proyecto.
    | Jetzt liegen die Daten im Browser jeder Person. Schreibe „die Daten in die Cloud“, und nach deinem Ja liegen sie in einer Datenbank des Projekts.
    | Les données vivent dans le navigateur de chacun. Écrivez « les données dans le cloud », et après votre accord elles sont dans une base de données du projet.`,
  ask: `I did not understand the question. I can tell about the pages, the data and its fields, the rules, the colours and the last change of this app, and how to publish, download or connect a model.
    | Não entendi a pergunta. Posso falar das páginas, dos dados, das regras, das cores e da última mudança.
    | No entendí la pregunta. Puedo hablar de las páginas, los datos, las reglas, los colores y el último cambio.
    | Die Frage habe ich nicht verstanden. Ich kann über Seiten, Daten und Felder, Regeln, Farben und die letzte Änderung dieser App Auskunft geben, und wie man veröffentlicht, herunterlädt oder ein Modell verbindet.
    | Je n’ai pas compris la question. Je peux parler des pages, des données, des règles, des couleurs et du dernier changement.`,
} as const satisfies WordTable;

export type ReplyKey = keyof typeof REPLY_WORDS;

export function reply(
  language: Language,
  key: ReplyKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return translationIn(REPLY_WORDS[key], language, values);
}
