import type { WordTable } from './word-table.ts';

/** The interface's own words. `{one}`, `{many}`, `{label}`, `{name}`, `{n}` stand for what the sentence is about. */
export const INTERFACE_WORDS = {
  add: 'Add {one} | Adicionar {one} | Añadir {one} | {one} hinzufügen | Ajouter : {one}',
  added: '{One} added | Adicionado: {one} | Añadido: {one} | {one} hinzugefügt | Ajouté : {one}',
  all: 'All | Todos | Todos | Alle | Tous',
  allRightsReserved: `All rights reserved. | Todos os direitos reservados. | Todos los derechos reservados.
    | Alle Rechte vorbehalten. | Tous droits réservés.`,
  average: 'average | média | media | Durchschnitt | moyenne',
  backHome: 'Back to start | Voltar ao início | Volver al inicio | Zur Startseite | Retour à l’accueil',
  backTo: 'Back to {many} | Voltar para {many} | Volver a {many} | Zurück zu {many} | Retour : {many}',
  cancel: 'Cancel | Cancelar | Cancelar | Abbrechen | Annuler',
  choose: 'Choose… | Escolha… | Elige… | Auswählen … | Choisir…',
  clearFilters: `Clear filters | Limpar filtros | Borrar filtros | Filter zurücksetzen | Effacer les filtres`,
  moreFilters: 'Filters | Filtros | Filtros | Filter | Filtres',
  showMore: 'Show more | Mostrar mais | Mostrar más | Mehr zeigen | Afficher plus',
  comment: 'Comment | Comentário | Comentario | Kommentar | Commentaire',
  comments: 'Comments | Comentários | Comentarios | Kommentare | Commentaires',
  commentPosted: `Comment posted | Comentário publicado | Comentario publicado | Kommentar veröffentlicht
    | Commentaire publié`,
  darkMode: `Switch to dark mode | Mudar para o modo escuro | Cambiar al modo oscuro
    | Zum dunklen Modus wechseln | Passer en mode sombre`,
  delete: 'Delete | Excluir | Eliminar | Löschen | Supprimer',
  deleteQuestion: `Delete this for good? | Excluir definitivamente? | ¿Eliminar definitivamente?
    | Endgültig löschen? | Supprimer définitivement ?`,
  deleteText: `this cannot be undone. | não é possível desfazer. | no se puede deshacer.
    | das kann nicht rückgängig gemacht werden. | cette action est irréversible.`,
  deleted: 'Deleted | Excluído | Eliminado | Gelöscht | Supprimé',
  details: 'Details | Detalhes | Detalles | Details | Détails',
  edit: 'Edit | Editar | Editar | Bearbeiten | Modifier',
  editOne: 'Edit {one} | Editar {one} | Editar {one} | {one} bearbeiten | Modifier : {one}',
  emptyText: `Add the first one to get started. | Adicione o primeiro para começar.
    | Añade el primero para empezar. | Lege den ersten Eintrag an. | Ajoutez le premier pour commencer.`,
  emptyTextRead: `There is nothing here yet. | Ainda não há nada aqui. | Todavía no hay nada aquí.
    | Hier gibt es noch nichts. | Il n’y a encore rien ici.`,
  emptyNow: `There is nothing to look after right now. | Não há nada pendente neste momento.
    | No hay nada pendiente en este momento. | Im Moment gibt es hier nichts zu tun.
    | Il n’y a rien à traiter pour le moment.`,
  emptyTitle: `No {many} yet | Ainda não há {many} | Todavía no hay {many} | Noch keine {many}
    | Pas encore de {many}`,
  entries: 'entries | resultados | resultados | Einträge | résultats',
  faq: `Questions and answers | Perguntas e respostas | Preguntas y respuestas | Fragen und Antworten
    | Questions et réponses`,
  fileTooLarge: `Choose a file of at most 700 kB. | Escolha um arquivo de até 700 kB.
    | Elige un archivo de 700 kB como máximo. | Bitte eine Datei mit höchstens 700 kB wählen.
    | Choisissez un fichier de 700 ko au plus.`,
  from: 'from | de | desde | von | de',
  imageTooLarge: `Choose a picture of at most 8 MB. | Escolha uma imagem de até 8 MB.
    | Elige una imagen de 8 MB como máximo. | Bitte ein Bild mit höchstens 8 MB wählen.
    | Choisissez une image de 8 Mo au plus.`,
  invalidEmail: `Enter an email address, such as name@example.com
    | Informe um e-mail válido, como nome@exemplo.com | Escribe un correo válido, como nombre@ejemplo.com
    | Bitte eine gültige E-Mail-Adresse eingeben, etwa name@beispiel.de
    | Saisissez une adresse e-mail valide, comme nom@exemple.fr`,
  invalidNumber: `Enter a number | Informe um número | Escribe un número | Bitte eine Zahl eingeben
    | Saisissez un nombre`,
  invalidUrl: `Enter a web address that begins with https:// | Informe um endereço que comece com https://
    | Escribe una dirección que empiece por https:// | Bitte eine Adresse eingeben, die mit https:// beginnt
    | Saisissez une adresse qui commence par https://`,
  lightMode: `Switch to light mode | Mudar para o modo claro | Cambiar al modo claro
    | Zum hellen Modus wechseln | Passer en mode clair`,
  linkCopied: 'Link copied | Link copiado | Enlace copiado | Link kopiert | Lien copié',
  markRemoved: 'Removed | Removido | Quitado | Entfernt | Retiré',
  markDone: `Mark as done | Marcar como feito | Marcar como hecho | Als erledigt markieren
    | Marquer comme fait`,
  markedCompare: 'Comparing | Comparando | Comparando | Im Vergleich | Comparé',
  markedFollow: 'Following | Seguindo | Siguiendo | Gefolgt | Suivi',
  markedJoin: 'Joined | Participando | Participas | Dabei | Inscrit',
  markedLike: 'Liked | Curtido | Te gusta | Gefällt dir | Aimé',
  markedSave: 'Saved | Salvo | Guardado | Gemerkt | Enregistré',
  markedVote: 'Voted | Votado | Votado | Abgestimmt | Voté',
  maximum: 'Max | Máx. | Máx. | Max. | Max.',
  menu: 'Menu | Menu | Menú | Menü | Menu',
  minimum: 'Min | Mín. | Mín. | Min. | Min.',
  moveTo: 'Move to | Mover para | Mover a | Verschieben nach | Déplacer vers',
  navigation: 'Main | Principal | Principal | Hauptmenü | Principal',
  newestFirst: 'Newest first | Mais recentes | Más recientes | Neueste zuerst | Plus récents',
  nextMonth: 'Next month | Próximo mês | Mes siguiente | Nächster Monat | Mois suivant',
  no: 'No | Não | No | Nein | Non',
  noResults: `No {many} found | Nenhum resultado em {many} | No se encontraron {many}
    | Keine {many} gefunden | Aucun résultat : {many}`,
  noResultsText: `Nothing matches. Try other words or clear the filters.
    | Nada corresponde à busca. Tente outras palavras ou limpe os filtros.
    | Nada coincide. Prueba con otras palabras o borra los filtros.
    | Nichts passt dazu. Versuche andere Wörter oder setze die Filter zurück.
    | Rien ne correspond. Essayez d’autres mots ou effacez les filtres.`,
  notFoundText: `The page may have moved, or the link may have a typing error.
    | A página pode ter mudado de lugar, ou o link tem um erro.
    | La página puede haber cambiado de sitio, o el enlace tiene un error.
    | Die Seite wurde vielleicht verschoben, oder im Link ist ein Fehler.
    | La page a peut-être été déplacée, ou le lien contient une erreur.`,
  notFoundTitle: `There is nothing at this address | Não há nada neste endereço
    | No hay nada en esta dirección | Unter dieser Adresse gibt es nichts | Il n’y a rien à cette adresse`,
  nothingInColumn: 'Nothing here | Nada aqui | Nada por aquí | Nichts hier | Rien ici',
  openMenu: 'Open menu | Abrir menu | Abrir menú | Menü öffnen | Ouvrir le menu',
  orderDown: `{label}: high to low | {label}: maior primeiro | {label}: de mayor a menor
    | {label}: absteigend | {label} : décroissant`,
  orderLate: `{label}: latest first | {label}: mais recente primeiro | {label}: más reciente primero
    | {label}: späteste zuerst | {label} : plus tard d’abord`,
  orderSoon: `{label}: earliest first | {label}: mais cedo primeiro | {label}: más próximo primero
    | {label}: früheste zuerst | {label} : plus tôt d’abord`,
  orderText: '{label}: A to Z | {label}: A a Z | {label}: A a Z | {label}: A bis Z | {label} : A à Z',
  orderUp: `{label}: low to high | {label}: menor primeiro | {label}: de menor a mayor
    | {label}: aufsteigend | {label} : croissant`,
  overview: 'Overview | Visão geral | Resumen | Überblick | Vue d’ensemble',
  post: 'Post | Publicar | Publicar | Veröffentlichen | Publier',
  previousMonth: 'Previous month | Mês anterior | Mes anterior | Voriger Monat | Mois précédent',
  range: 'Period | Período | Periodo | Zeitraum | Période',
  recordGone: `This entry no longer exists. | Este registro não existe mais. | Esta entrada ya no existe.
    | Diesen Eintrag gibt es nicht mehr. | Cette entrée n’existe plus.`,
  recordGoneText: `It may have been deleted. | Ele pode ter sido excluído. | Puede que se haya eliminado.
    | Er wurde vielleicht gelöscht. | Elle a peut-être été supprimée.`,
  reference: 'Your reference | Sua referência | Tu referencia | Deine Nummer | Votre référence',
  required: `{label} is required | {label}: campo obrigatório | {label}: campo obligatorio
    | {label} ist erforderlich | {label} : champ obligatoire`,
  review: 'Review | Avaliação | Reseña | Bewertung | Avis',
  reviews: 'Reviews | Avaliações | Reseñas | Bewertungen | Avis',
  reviewPosted: `Review posted | Avaliação publicada | Reseña publicada | Bewertung veröffentlicht
    | Avis publié`,
  save: 'Save | Salvar | Guardar | Speichern | Enregistrer',
  saved: '{One} saved | Salvo: {one} | Guardado: {one} | {one} gespeichert | Enregistré : {one}',
  search: 'Search | Buscar | Buscar | Suchen | Rechercher',
  searchIn: 'Search {many} | Buscar {many} | Buscar {many} | {many} suchen | Rechercher : {many}',
  searchPrompt: `What are you looking for? | O que você procura? | ¿Qué buscas? | Wonach suchst du?
    | Que cherchez-vous ?`,
  searchText: `Type a word to search everything. | Digite uma palavra para buscar em tudo.
    | Escribe una palabra para buscar en todo. | Gib ein Wort ein, um alles zu durchsuchen.
    | Saisissez un mot pour tout parcourir.`,
  sendAnother: 'Send another | Enviar outro | Enviar otro | Weitere senden | Envoyer un autre',
  sent: 'Sent | Enviado | Enviado | Gesendet | Envoyé',
  share: 'Share | Compartilhar | Compartir | Teilen | Partager',
  similar: 'More {many} | Mais {many} | Más {many} | Mehr {many} | Autres {many}',
  skip: 'Skip to content | Ir para o conteúdo | Ir al contenido | Zum Inhalt springen | Aller au contenu',
  sortBy: 'Sort by | Ordenar por | Ordenar por | Sortieren nach | Trier par',
  starsOf: `{n} of {max} stars | {n} de {max} estrelas | {n} de {max} estrellas | {n} von {max} Sternen
    | {n} étoiles sur {max}`,
  storageFull: `This browser did not keep the change: its storage is full or blocked.
    | O navegador não guardou a mudança: o armazenamento está cheio ou bloqueado.
    | El navegador no guardó el cambio: el almacenamiento está lleno o bloqueado.
    | Der Browser hat die Änderung nicht behalten: Der Speicher ist voll oder gesperrt.
    | Le navigateur n’a pas gardé la modification : le stockage est plein ou bloqué.`,
  statusChanged: 'Status: {name} | Status: {name} | Estado: {name} | Status: {name} | Statut : {name}',
  talkEmpty: `Be the first to write one. | Seja o primeiro a escrever. | Sé la primera persona en escribir.
    | Schreib den ersten Beitrag. | Soyez la première personne à écrire.`,
  thanks: 'Thank you | Obrigado | Gracias | Vielen Dank | Merci',
  to: 'to | até | hasta | bis | à',
  tooHigh: `{label} must be at most {n} | {label}: no máximo {n} | {label}: como máximo {n}
    | {label} darf höchstens {n} sein | {label} : {n} au maximum`,
  tooLong: `{label} can have at most {n} characters | {label}: no máximo {n} caracteres
    | {label}: como máximo {n} caracteres | {label} darf höchstens {n} Zeichen haben
    | {label} : {n} caractères au maximum`,
  tooLow: `{label} must be at least {n} | {label}: no mínimo {n} | {label}: como mínimo {n}
    | {label} muss mindestens {n} sein | {label} : {n} au minimum`,
  tooShort: `{label} needs at least {n} characters | {label}: no mínimo {n} caracteres
    | {label}: como mínimo {n} caracteres | {label} braucht mindestens {n} Zeichen
    | {label} : {n} caractères au minimum`,
  total: 'Total | Total | Total | Summe | Total',
  uniqueTaken: `There is already an entry with this {label}.
    | Já existe um registro com o mesmo valor: {label}. | Ya existe una entrada con el mismo valor: {label}.
    | {label}: Diesen Eintrag gibt es schon. | Une entrée a déjà cette valeur : {label}.`,
  viewAll: 'View all | Ver todos | Ver todo | Alle ansehen | Tout voir',
  yes: 'Yes | Sim | Sí | Ja | Oui',
  you: 'You | Você | Tú | Du | Vous',
} as const satisfies WordTable;
