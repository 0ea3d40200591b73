import type { WordTable } from '@loam/app-library';

/** How something is done in the app. */
export const HOW_TO = {
  exportThere: `On the page “{page}” a button above the list downloads what is listed as CSV, which Excel opens.
    | Na página “{page}”, um botão acima da lista baixa o que é mostrado em CSV, que o Excel abre.
    | En la página «{page}», un botón sobre la lista descarga lo mostrado como CSV, que Excel abre.
    | Auf der Seite „{page}“ lädt ein Knopf über der Liste das Gezeigte als CSV, das Excel öffnet.
    | Sur la page « {page} », un bouton au-dessus de la liste télécharge ce qui est affiché en CSV, lisible par Excel.`,
  exportMissing: `There is no export of {things} yet. Say “export {things} as CSV” and the list gets a button for it.
    | Ainda não há exportação de {things}. Diga “exporte {things} em CSV” e a lista ganha um botão.
    | Aún no hay exportación de {things}. Di «exporta {things} a CSV» y la lista tendrá un botón.
    | Einen Export von {things} gibt es noch nicht. Sag „{things} als CSV exportieren“, dann bekommt die Liste einen Knopf dafür.
    | Il n’y a pas encore d’export de {things}. Dites « exporte {things} en CSV » et la liste aura un bouton.`,
  add: `Open “{page}” and press “{button}”. | Abra “{page}” e clique em “{button}”.
    | Abre «{page}» y pulsa «{button}». | Öffne „{page}“ und drücke „{button}“.
    | Ouvrez « {page} » et cliquez sur « {button} ».`,
  edit: `Open “{page}”, go to the entry and press “{button}”.
    | Abra “{page}”, vá ao registro e clique em “{button}”.
    | Abre «{page}», ve al registro y pulsa «{button}».
    | Öffne „{page}“, geh zum Eintrag und drücke „{button}“.
    | Ouvrez « {page} », allez à l’entrée et cliquez sur « {button} ».`,
  delete: `Open “{page}”, go to the entry and press “{button}”; it asks before it deletes.
    | Abra “{page}”, vá ao registro e clique em “{button}”; antes é pedida uma confirmação.
    | Abre «{page}», ve al registro y pulsa «{button}»; antes pide confirmación.
    | Öffne „{page}“, geh zum Eintrag und drücke „{button}“; vorher wird nachgefragt.
    | Ouvrez « {page} », allez à l’entrée et cliquez sur « {button} » ; une confirmation est demandée.`,
  notPossible: `That is not possible in the app yet. Say “let people {verb} {things}” and I add it.
    | Isso ainda não é possível no aplicativo. Peça e eu acrescento.
    | Eso aún no se puede en la aplicación. Pídelo y lo añado.
    | Das geht in der App noch nicht. Sag „{things} {verb}“ als Auftrag, dann ergänze ich es.
    | Ce n’est pas encore possible dans l’application. Demandez-le et je l’ajoute.`,
  deleteVerb: 'delete | excluir | borrar | löschen | supprimer',
  editVerb: 'edit | editar | editar | bearbeiten | modifier',
  addVerb: 'add | adicionar | añadir | anlegen | ajouter',
  see: `{things} are on the page “{page}”. | {things}: na página “{page}”.
    | {things}: en la página «{page}». | {things} stehen auf der Seite „{page}“.
    | {things} : sur la page « {page} ».`,
  seeMine: `“{page}” shows the {things} of the person in front. There is no page with those of everyone yet; say “add a page for all {things}”.
    | “{page}” mostra os {things} da própria pessoa. Ainda não há página com todos; peça-a.
    | «{page}» muestra los {things} propios. Aún no hay una página con todos; pídela.
    | „{page}“ zeigt die eigenen {things}. Eine Seite mit allen gibt es noch nicht; sag „Seite für alle {things}“.
    | « {page} » montre vos propres {things}. Il n’y a pas encore de page avec tous ; demandez-la.`,
  seeNowhere: `{things} are stored, but no page lists them yet. Say “add a page for {things}” and I add one.
    | {things} são guardados, mas nenhuma página os lista. Diga “adicione uma página para {things}”.
    | {things} se guardan, pero ninguna página los muestra. Di «añade una página para {things}».
    | {things} werden gespeichert, aber noch auf keiner Seite gezeigt. Sag „füge eine Seite für {things} hinzu“.
    | {things} : enregistrés, mais aucune page ne les liste. Dites « ajoute une page pour {things} ».`,
  onPage: `That is on the page “{page}”. | Está na página “{page}”. | Está en la página «{page}».
    | Das ist auf der Seite „{page}“. | C’est sur la page « {page} ».`,
  sayIt: `Tell me here, for example: “{order}”. | Diga-me aqui, por exemplo: “{order}”.
    | Dímelo aquí, por ejemplo: «{order}». | Sag es mir hier, zum Beispiel: „{order}“.
    | Dites-le-moi ici, par exemple : « {order} ».`,
  found: `The search finds “{words}” in {things}: {list}. | A busca encontra “{words}” em {things}: {list}.
    | La búsqueda encuentra «{words}» en {things}: {list}. | Die Suche findet „{words}“ in {things}: {list}.
    | La recherche trouve « {words} » dans {things} : {list}.`,
  notFound: `None of the entries contains “{words}”, so the list says that nothing was found; the search itself works. Add one in the app, or say “add a {thing} …” here.
    | Nenhum registro contém “{words}”, por isso a lista diz que nada foi encontrado; a busca funciona. Adicione um no aplicativo ou peça aqui.
    | Ningún registro contiene «{words}», por eso la lista dice que no hay resultados; la búsqueda funciona. Añade uno en la aplicación o pídelo aquí.
    | Kein Eintrag enthält „{words}“, deshalb meldet die Liste, dass nichts gefunden wurde; die Suche selbst funktioniert. Leg in der App einen an, oder sag es hier.
    | Aucune entrée ne contient « {words} », la liste dit donc que rien n’a été trouvé ; la recherche fonctionne. Ajoutez-en une dans l’application, ou demandez-le ici.`,
  everyoneCan: `Yes. Everyone who opens the app can {verb} {things}. To keep that for some, say “only admins can {verb} {things}”.
    | Sim. Quem abre o aplicativo pode {verb} {things}. Para limitar, diga “só admins podem {verb} {things}”.
    | Sí. Cualquiera que abra la aplicación puede {verb} {things}. Para limitarlo, di «solo los admins pueden {verb} {things}».
    | Ja. Alle, die die App öffnen, können {things} {verb}. Um das zu beschränken, sag „nur Admins können {things} {verb}“.
    | Oui. Toute personne qui ouvre l’application peut {verb} {things}. Pour le réserver, dites « seuls les admins peuvent {verb} {things} ».`,
  onlyRoleCan: `Only accounts with the role “{role}” can {verb} {things}.
    | Só contas com o papel “{role}” podem {verb} {things}.
    | Solo las cuentas con el rol «{role}» pueden {verb} {things}.
    | Nur Konten mit der Rolle „{role}“ können {things} {verb}.
    | Seuls les comptes avec le rôle « {role} » peuvent {verb} {things}.`,
  nobodyCan: `No. The app offers nobody to {verb} {things}. Say “let people {verb} {things}” if they should.
    | Não. No aplicativo ninguém pode {verb} {things}. Peça se for preciso.
    | No. En la aplicación nadie puede {verb} {things}. Pídelo si hace falta.
    | Nein. In der App kann niemand {things} {verb}. Sag es als Auftrag, wenn es gehen soll.
    | Non. L’application ne permet à personne de {verb} {things}. Demandez-le si nécessaire.`,
  countOptions: `{field} has {count} options: {list}. | {field} tem {count} opções: {list}.
    | {field} tiene {count} opciones: {list}. | {field} hat {count} Möglichkeiten: {list}.
    | {field} a {count} options : {list}.`,
  countRows: `{things}: {count} examples from the start; what people add is counted in the app itself.
    | {things}: {count} exemplos no início; o que for adicionado é contado no aplicativo.
    | {things}: {count} ejemplos al principio; lo que se añade se cuenta en la aplicación.
    | {things}: {count} Beispiele zu Beginn; was dazukommt, zählt die App selbst.
    | {things} : {count} exemples au départ ; ce qui est ajouté est compté dans l’application.`,
  seeVerb: 'see | ver | ver | sehen | voir',
} as const satisfies WordTable;
