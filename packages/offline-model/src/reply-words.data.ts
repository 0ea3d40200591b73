import { HOW_TO } from './answer/how-to.data.ts';
import type { Language } from './plan/app-plan.ts';

/** English, German, French, Spanish, Portuguese. */
export const REPLY_WORDS = {
  ...HOW_TO,
  built: [
    'I built **{name}**: {tagline}.',
    'Ich habe **{name}** gebaut: {tagline}.',
    'J’ai construit **{name}** : {tagline}.',
    'He construido **{name}**: {tagline}.',
    'Construí **{name}**: {tagline}.',
  ],
  pages: ['Pages', 'Seiten', 'Pages', 'Páginas', 'Páginas'],
  data: ['What it keeps', 'Was gespeichert wird', 'Ce qui est conservé', 'Lo que guarda', 'O que guarda'],
  rules: ['Rules', 'Regeln', 'Règles', 'Reglas', 'Regras'],
  signIn: [
    'Sign-in: demo account {email}, password {password}.',
    'Anmeldung: Demo-Konto {email}, Passwort {password}.',
    'Connexion : compte démo {email}, mot de passe {password}.',
    'Inicio de sesión: cuenta de demostración {email}, contraseña {password}.',
    'Login: conta de demonstração {email}, senha {password}.',
  ],
  stored: [
    'Entries are stored in the browser and survive a reload.',
    'Einträge liegen im Browser und überstehen ein Neuladen.',
    'Les données restent dans le navigateur, même après rechargement.',
    'Los datos se guardan en el navegador y sobreviven a una recarga.',
    'Os dados ficam no navegador e sobrevivem a recarregar.',
  ],
  notUnderstood: [
    'This I did not understand, so I left it out:',
    'Das habe ich nicht verstanden und deshalb weggelassen:',
    'Je n’ai pas compris ceci et je l’ai laissé de côté :',
    'Esto no lo entendí y lo dejé fuera:',
    'Isto eu não entendi e deixei de fora:',
  ],
  connect: [
    'I work by rules, without a language model. Say it in other words, or connect a model in the settings for wishes like this.',
    'Ich arbeite nach Regeln, ohne Sprachmodell. Sag es anders, oder verbinde in den Einstellungen ein Modell für solche Wünsche.',
    'Je travaille avec des règles, sans modèle de langage. Dites-le autrement, ou connectez un modèle dans les paramètres.',
    'Trabajo con reglas, sin modelo de lenguaje. Dilo de otra forma o conecta un modelo en los ajustes.',
    'Trabalho com regras, sem modelo de linguagem. Diga de outra forma ou conecte um modelo nas configurações.',
  ],
  nothing: [
    'I changed nothing.',
    'Ich habe nichts geändert.',
    'Je n’ai rien changé.',
    'No cambié nada.',
    'Não mudei nada.',
  ],
  done: ['Done:', 'Erledigt:', 'C’est fait :', 'Hecho:', 'Feito:'],
  undone: [
    'I took back “{request}”.',
    'Ich habe „{request}“ zurückgenommen.',
    'J’ai annulé « {request} ».',
    'Deshice «{request}».',
    'Desfiz “{request}”.',
  ],
  nothingToUndo: [
    'There is no change of mine left to take back. Older versions are in the project’s history.',
    'Es gibt keine Änderung von mir mehr, die ich zurücknehmen könnte. Ältere Fassungen stehen im Verlauf des Projekts.',
    'Je n’ai plus de modification à annuler. Les versions précédentes sont dans l’historique du projet.',
    'No me queda ningún cambio por deshacer. Las versiones anteriores están en el historial del proyecto.',
    'Não há mais nenhuma mudança minha a desfazer. As versões anteriores estão no histórico do projeto.',
  ],
  nothingDoneLast: [
    'I changed nothing on your last message, so there is nothing to take back. My last change was “{request}”; say “undo the last change” to take that back.',
    'Auf deine letzte Nachricht hin habe ich nichts geändert, also gibt es nichts zurückzunehmen. Meine letzte Änderung war „{request}“; sag „letzte Änderung rückgängig“, um sie zurückzunehmen.',
    'Je n’ai rien changé après votre dernier message : il n’y a rien à annuler. Mon dernier changement était « {request} » ; dites « annule le dernier changement » pour l’annuler.',
    'No cambié nada con tu último mensaje, así que no hay nada que deshacer. Mi último cambio fue «{request}»; di «deshaz el último cambio» para deshacerlo.',
    'Não mudei nada na sua última mensagem, então não há nada a desfazer. Minha última mudança foi “{request}”; diga “desfaça a última mudança” para desfazê-la.',
  ],
  mended: [
    'I mended the error:',
    'Ich habe den Fehler behoben:',
    'J’ai corrigé l’erreur :',
    'Corregí el error:',
    'Corrigi o erro:',
  ],
  notMended: [
    'I do not know how to mend this error:',
    'Diesen Fehler kann ich nicht beheben:',
    'Je ne sais pas corriger cette erreur :',
    'No sé corregir este error:',
    'Não sei corrigir este erro:',
  ],
  restored: [
    '`{path}` is back to the version that worked.',
    '`{path}` ist wieder in der Fassung, die funktioniert hat.',
    '`{path}` est revenu à la version qui fonctionnait.',
    '`{path}` volvió a la versión que funcionaba.',
    '`{path}` voltou à versão que funcionava.',
  ],
  hello: [
    'Hello! Tell me what to build in a sentence: what it is for, what it keeps, which pages, which colours. For example: “A booking site for a tennis club with courts, members and news, in dark green and cream.”',
    'Hallo! Sag mir in einem Satz, was ich bauen soll: wozu, was gespeichert wird, welche Seiten, welche Farben. Zum Beispiel: „Eine Buchungsseite für einen Tennisverein mit Plätzen, Mitgliedern und Neuigkeiten, in Dunkelgrün und Creme.“',
    'Bonjour ! Dites-moi en une phrase ce que je dois construire : à quoi ça sert, quelles données, quelles pages, quelles couleurs.',
    '¡Hola! Dime en una frase qué construir: para qué sirve, qué guarda, qué páginas y qué colores.',
    'Olá! Diga em uma frase o que construir: para que serve, o que guarda, quais páginas e cores.',
  ],
  thanks: [
    'You are welcome! What shall I change next?',
    'Gern! Was soll ich als Nächstes ändern?',
    'Avec plaisir ! Que faut-il changer ensuite ?',
    '¡De nada! ¿Qué cambio ahora?',
    'De nada! O que mudo agora?',
  ],
  canDo: [
    'I build web apps from a description and change them afterwards: colours, names, texts, pages, fields, filters, sorting, rules, charts, comments, favourites, sign-in, bookings, a cart, sample data, languages (English, German, French, Spanish, Portuguese), and I mend common errors. I work by rules, without a language model and without the internet; for free-form work connect a model in the settings.',
    'Ich baue Web-Apps nach einer Beschreibung und ändere sie danach: Farben, Namen, Texte, Seiten, Felder, Filter, Sortierung, Regeln, Diagramme, Kommentare, Favoriten, Anmeldung, Buchungen, Warenkorb, Beispieldaten, Sprachen, und ich behebe übliche Fehler. Ich arbeite nach Regeln, ohne Sprachmodell und ohne Internet; für freie Aufgaben verbinde ein Modell in den Einstellungen.',
    'Je construis des applications web d’après une description, puis je les modifie : couleurs, noms, textes, pages, champs, filtres, tri, règles, graphiques, commentaires, favoris, connexion, réservations, panier, langues, et je corrige les erreurs courantes. Je travaille avec des règles, sans modèle de langage ; pour le reste, connectez un modèle.',
    'Construyo aplicaciones web a partir de una descripción y luego las cambio: colores, nombres, textos, páginas, campos, filtros, orden, reglas, gráficos, comentarios, favoritos, inicio de sesión, reservas, carrito, idiomas, y corrijo errores comunes. Trabajo con reglas, sin modelo de lenguaje; para lo demás, conecta un modelo.',
    'Construo aplicativos web a partir de uma descrição e depois os altero: cores, nomes, textos, páginas, campos, filtros, ordem, regras, gráficos, comentários, favoritos, login, reservas, carrinho, idiomas, e corrijo erros comuns. Trabalho com regras, sem modelo de linguagem; para o resto, conecte um modelo.',
  ],
  pagesAre: [
    '**{name}** has these pages: {list}.',
    '**{name}** hat diese Seiten: {list}.',
    '**{name}** a ces pages : {list}.',
    '**{name}** tiene estas páginas: {list}.',
    '**{name}** tem estas páginas: {list}.',
  ],
  dataIs: [
    '**{name}** keeps {list}.',
    '**{name}** speichert {list}.',
    '**{name}** conserve {list}.',
    '**{name}** guarda {list}.',
    '**{name}** guarda {list}.',
  ],
  fieldsAre: [
    '{thing}: {list}.',
    '{thing}: {list}.',
    '{thing} : {list}.',
    '{thing}: {list}.',
    '{thing}: {list}.',
  ],
  coloursAre: [
    'Background {background}, buttons and highlights {primary}, header {header}, accent {accent}.',
    'Hintergrund {background}, Schaltflächen und Akzente {primary}, Kopfzeile {header}, Akzent {accent}.',
    'Fond {background}, boutons {primary}, en-tête {header}, accent {accent}.',
    'Fondo {background}, botones {primary}, encabezado {header}, acento {accent}.',
    'Fundo {background}, botões {primary}, cabeçalho {header}, destaque {accent}.',
  ],
  lastChange: [
    'The last change: “{request}”.',
    'Die letzte Änderung: „{request}“.',
    'Le dernier changement : « {request} ».',
    'El último cambio: «{request}».',
    'A última mudança: “{request}”.',
  ],
  noChange: [
    'Nothing was changed so far.',
    'Bisher wurde nichts geändert.',
    'Rien n’a encore changé.',
    'Aún no se ha cambiado nada.',
    'Nada foi mudado ainda.',
  ],
  rulesAre: [
    'These rules hold: {list}',
    'Diese Regeln gelten: {list}',
    'Ces règles s’appliquent : {list}',
    'Estas reglas se aplican: {list}',
    'Estas regras valem: {list}',
  ],
  cannot: [
    'That I cannot do: I work by rules, without a language model. I did not change anything. Connect a model in the settings for tasks like this; I can add pages, fields, lists, rules, charts, sign-in and the like.',
    'Das kann ich nicht: Ich arbeite nach Regeln, ohne Sprachmodell. Ich habe nichts geändert. Verbinde für solche Aufgaben ein Modell in den Einstellungen; Seiten, Felder, Listen, Regeln, Diagramme, Anmeldung und Ähnliches kann ich.',
    'Je ne peux pas faire cela : je travaille avec des règles, sans modèle de langage. Je n’ai rien changé. Connectez un modèle dans les paramètres.',
    'Eso no puedo hacerlo: trabajo con reglas, sin modelo de lenguaje. No cambié nada. Conecta un modelo en los ajustes.',
    'Isso não consigo fazer: trabalho com regras, sem modelo de linguagem. Não mudei nada. Conecte um modelo nas configurações.',
  ],
  couldDo: [
    'Yes. Say it as a request in build mode, for example: “{order}”.',
    'Ja. Sag es als Auftrag im Bau-Modus, zum Beispiel: „{order}“.',
    'Oui. Dites-le comme une demande en mode construction, par exemple : « {order} ».',
    'Sí. Pídelo en el modo de construcción, por ejemplo: «{order}».',
    'Sim. Peça no modo de construção, por exemplo: “{order}”.',
  ],
  projectIs: [
    'This project has {count} source files; its pages: {list}. I did not write it, so I know it only by its sources.',
    'Dieses Projekt hat {count} Quelldateien; seine Seiten: {list}. Ich habe es nicht geschrieben und kenne es nur aus den Quellen.',
    'Ce projet a {count} fichiers source ; ses pages : {list}.',
    'Este proyecto tiene {count} archivos; sus páginas: {list}.',
    'Este projeto tem {count} arquivos; suas páginas: {list}.',
  ],
  publish: [
    'Open Publish at the top right: it builds the app and gives it an address. A custom domain is added in the same place.',
    'Öffne oben rechts „Veröffentlichen“: Die App wird gebaut und bekommt eine Adresse. Dort lässt sich auch eine eigene Domain eintragen.',
    'Ouvrez Publier en haut à droite : l’application est construite et reçoit une adresse.',
    'Abre Publicar arriba a la derecha: la aplicación se construye y recibe una dirección.',
    'Abra Publicar no canto superior direito: o aplicativo é construído e recebe um endereço.',
  ],
  download: [
    'The project’s menu has a download of all sources as a ZIP file; the code view shows every file.',
    'Im Menü des Projekts lassen sich alle Quellen als ZIP-Datei laden; die Code-Ansicht zeigt jede Datei.',
    'Le menu du projet permet de télécharger toutes les sources en ZIP ; la vue Code montre chaque fichier.',
    'El menú del proyecto permite descargar todo el código como ZIP; la vista de código muestra cada archivo.',
    'O menu do projeto permite baixar todo o código em ZIP; a visão de código mostra cada arquivo.',
  ],
  cloud: [
    'Now the data lives in each visitor’s browser. Enable the cloud in the project’s tools to keep it in a database; `src/data/` is the only place that has to change.',
    'Jetzt liegen die Daten im Browser jeder Person. Aktiviere die Cloud in den Werkzeugen des Projekts, um sie in einer Datenbank zu halten; nur `src/data/` muss sich dafür ändern.',
    'Les données vivent dans le navigateur de chacun. Activez le cloud du projet pour une base de données ; seul `src/data/` doit changer.',
    'Los datos viven en el navegador de cada persona. Activa la nube del proyecto para una base de datos; solo cambia `src/data/`.',
    'Os dados ficam no navegador de cada pessoa. Ative a nuvem do projeto para um banco de dados; só `src/data/` muda.',
  ],
  ask: [
    'I did not understand the question. I can tell about the pages, the data and its fields, the rules, the colours and the last change of this app, and how to publish, download or connect a model.',
    'Die Frage habe ich nicht verstanden. Ich kann über Seiten, Daten und Felder, Regeln, Farben und die letzte Änderung dieser App Auskunft geben, und wie man veröffentlicht, herunterlädt oder ein Modell verbindet.',
    'Je n’ai pas compris la question. Je peux parler des pages, des données, des règles, des couleurs et du dernier changement.',
    'No entendí la pregunta. Puedo hablar de las páginas, los datos, las reglas, los colores y el último cambio.',
    'Não entendi a pergunta. Posso falar das páginas, dos dados, das regras, das cores e da última mudança.',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string, string, string, string]>>;

export type ReplyKey = keyof typeof REPLY_WORDS;

const ORDER: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt'];

export function reply(
  language: Language,
  key: ReplyKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const text = REPLY_WORDS[key][ORDER.indexOf(language)] ?? REPLY_WORDS[key][0];
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
