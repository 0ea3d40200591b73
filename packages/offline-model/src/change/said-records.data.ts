import type { WordTable } from '@loam/app-library';

/** What is told about single records, options and follow-ups on them. */
export const SAID_RECORDS = {
  changed: `“{wish}” is done. | “{wish}” está feito. | «{wish}» está hecho. | „{wish}“ ist gemacht. | « {wish} » est fait.`,
  already: `“{wish}”: it is so already; I changed nothing. | “{wish}”: já está assim; não mudei nada. | «{wish}»: ya está así; no cambié nada.
    | „{wish}“: Das ist schon so; ich habe nichts geändert. | « {wish} » : c’est déjà le cas ; je n’ai rien changé.`,
  recordAdded: `{things}: “{name}” is in the list{facts}. | {things}: “{name}” está na lista{facts}. | {things}: «{name}» está en la lista{facts}.
    | {things}: „{name}“ steht in der Liste{facts}. | {things} : « {name} » est dans la liste{facts}.`,
  computed: `{things}: {field}. The app finds it; nobody types it. | {things}: {field}. O aplicativo calcula sozinho.
    | {things}: {field}. La aplicación lo calcula sola. | {things}: {field}. Das rechnet die App selbst aus.
    | {things} : {field}. L’application le calcule elle-même.`,
  recordRemoved: `“{name}” is no longer among {things}. | “{name}” não está mais em {things}. | «{name}» ya no está en {things}.
    | „{name}“ gehört nicht mehr zu {things}. | « {name} » ne fait plus partie de {things}.`,
  recordRenamed: `“{old}” is now “{name}”. | “{old}” agora é “{name}”. | «{old}» ahora es «{name}». | „{old}“ heißt jetzt „{name}“.
    | « {old} » est maintenant « {name} ».`,
  recordThere: `“{name}” is already among {things}. | “{name}” já está em {things}. | «{name}» ya está en {things}.
    | „{name}“ gehört schon zu {things}. | « {name} » fait déjà partie de {things}.`,
  optionAdded: `{field} can be “{name}” now. | {field} agora pode ser “{name}”. | {field} ahora puede ser «{name}».
    | {field} kann jetzt „{name}“ sein. | {field} peut maintenant être « {name} ».`,
  optionRemoved: `{field} can no longer be “{name}”. | {field} não pode mais ser “{name}”. | {field} ya no puede ser «{name}».
    | {field} kann nicht mehr „{name}“ sein. | {field} ne peut plus être « {name} ».`,
  optionColours: `Every {field} has its own colour in the lists of {things}. | Nas listas de {things}, cada {field} tem sua cor.
    | En las listas de {things}, cada {field} tiene su color. | In den Listen von {things} hat jede Auswahl von {field} ihre eigene Farbe.
    | Dans les listes de {things}, chaque {field} a sa couleur.`,
  onlyFor: `{field} is asked for only where {other} is {option}. | {field} só é pedido se {other} for {option}.
    | {field} se pide solo si {other} es {option}. | {field} wird nur gefragt, wenn {other} {option} ist.
    | {field} n’est demandé que si {other} est {option}.`,
  trouble: `I found no fault in what I wrote and changed nothing: {facts} If the preview shows an error, “Try to fix” mends it; otherwise tell me what you pressed and what you expected.
    | Não encontrei erro no que escrevi e não mudei nada: {facts} Se a prévia mostra um erro, “Try to fix” o corrige; senão, diga o que você clicou e o que esperava.
    | No encontré ningún error en lo que escribí y no cambié nada: {facts} Si la vista previa muestra un error, «Try to fix» lo corrige; si no, dime qué pulsaste y qué esperabas.
    | In dem, was ich geschrieben habe, fand ich keinen Fehler und habe nichts geändert: {facts} Zeigt die Vorschau einen Fehler, hilft „Try to fix“;
      sonst sag mir, was du gedrückt und was du erwartet hast.
    | Je n’ai trouvé aucune erreur dans ce que j’ai écrit et n’ai rien changé : {facts} Si l’aperçu montre une erreur, « Try to fix » la corrige ;
      sinon dites-moi sur quoi vous avez cliqué et ce que vous attendiez.`,
  onPhones: `The pages already adapt to phones: below 640 px the columns stand under one another and the menu opens by a button. I changed nothing.
    | As páginas já se adaptam ao celular: abaixo de 640 px as colunas ficam uma sob a outra e um botão abre o menu. Não mudei nada.
    | Las páginas ya se adaptan al móvil: por debajo de 640 px las columnas van una bajo otra y un botón abre el menú. No cambié nada.
    | Die Seiten passen sich schon an Handys an: Unter 640 px stehen die Spalten untereinander und das Menü öffnet ein Knopf. Ich habe nichts geändert.
    | Les pages s’adaptent déjà aux téléphones : sous 640 px les colonnes se suivent et un bouton ouvre le menu. Je n’ai rien changé.`,
  formNeeds: `“{page}” opens a form that is saved once {fields} are filled in.
    | “{page}” abre um formulário que é salvo quando {fields} estão preenchidos.
    | «{page}» abre un formulario que se guarda cuando {fields} están rellenos.
    | „{page}“ öffnet ein Formular, das gespeichert wird, sobald {fields} ausgefüllt sind.
    | « {page} » ouvre un formulaire enregistré dès que {fields} sont remplis.`,
  pageWorks: `“{page}” is there and its buttons lead somewhere. | “{page}” está lá e os botões levam a algum lugar.
    | «{page}» está y sus botones llevan a algún sitio. | „{page}“ ist da und die Knöpfe führen irgendwohin.
    | « {page} » est là et ses boutons mènent quelque part.`,
  blockMoved: `“{name}” has a new place on “{page}”. | “{name}” tem um novo lugar em “{page}”. | «{name}» tiene un nuevo lugar en «{page}».
    | „{name}“ steht auf „{page}“ an neuer Stelle. | « {name} » a changé de place sur « {page} ».`,
  topicQuestion: `{topic}: what do I need to know? | {topic}: o que preciso saber? | {topic}: ¿qué debo saber? | {topic}: Was muss ich wissen?
    | {topic} : que faut-il savoir ?`,
  topicAnswer: `Write to us about {topic} and we will answer within a day. | Escreva para nós sobre isso e respondemos em um dia.
    | Escríbenos sobre ello y respondemos en un día. | Schreib uns dazu, wir antworten innerhalb eines Tages.
    | Écrivez-nous à ce sujet, nous répondons sous un jour.`,
  noSuchBlock: `On “{page}” I find only one of the two; it has: {list}. I moved nothing.
    | Em “{page}” só encontro um dos dois; tem: {list}. Não movi nada. | En «{page}» solo encuentro uno de los dos; tiene: {list}. No moví nada.
    | Auf „{page}“ finde ich nur eines von beiden; dort steht: {list}. Ich habe nichts verschoben.
    | Sur « {page} » je ne trouve que l’un des deux ; il y a : {list}. Je n’ai rien déplacé.`,
  pageForRole: `“{page}” is only for the role “{role}” now. Demo: {email}, password {password}.
    | “{page}” agora é só para o papel “{role}”. Demo: {email}, senha {password}.
    | «{page}» es ahora solo para el rol «{role}». Demo: {email}, contraseña {password}.
    | „{page}“ ist jetzt nur für die Rolle „{role}“. Demo: {email}, Passwort {password}.
    | « {page} » est maintenant réservée au rôle « {role} ». Démo : {email}, mot de passe {password}.`,
  engineOptions: `It is set now: {list}. | Agora está ajustado: {list}. | Ahora está ajustado: {list}. | Eingestellt ist jetzt: {list}.
    | Réglé maintenant : {list}.`,
  stockFollows: `Each {sale} takes its {amount} from the {stock} of the {thing} it picks, and is refused when there is not enough.
    | Cada {sale} tira sua {amount} de {stock} do item escolhido ({thing}) e é recusado se não houver o bastante.
    | Cada {sale} resta su {amount} de {stock} del elemento elegido ({thing}) y se rechaza si no hay suficiente.
    | Jeder Eintrag von {sale} zieht {amount} vom {stock} des gewählten Eintrags ({thing}) ab und wird abgelehnt, wenn nicht genug da ist.
    | Chaque {sale} retire sa {amount} du {stock} de l’élément choisi ({thing}) et est refusée s’il n’y en a pas assez.`,
  notEnough: `There is not enough in stock of this {things}. | Não há o bastante em estoque ({things}). | No hay suficiente en stock ({things}).
    | Davon ist nicht genug auf Lager ({things}). | Il n’y en a pas assez en stock ({things}).`,
  quantity: 'Quantity | Quantidade | Cantidad | Menge | Quantité',
  hidden: `{things} whose {field} is {option} no longer stand in the lists. | {things} com {field} “{option}” não aparecem mais nas listas.
    | {things} con {field} «{option}» ya no aparecen en las listas. | {things} mit {field} „{option}“ stehen nicht mehr in den Listen.
    | {things} dont {field} est « {option} » ne figurent plus dans les listes.`,
  shownOnly: `The lists show only {things} whose {field} is {option}. | As listas mostram só {things} com {field} “{option}”.
    | Las listas muestran solo {things} con {field} «{option}». | Die Listen zeigen nur {things} mit {field} „{option}“.
    | Les listes ne montrent que {things} dont {field} est « {option} ».`,
  apart: `The page “{page}” shows {things} whose {field} is {option}. | A página “{page}” mostra {things} com {field} “{option}”.
    | La página «{page}» muestra {things} con {field} «{option}». | Die Seite „{page}“ zeigt {things} mit {field} „{option}“.
    | La page « {page} » montre {things} dont {field} est « {option} ».`,
  onStart: `“{page}” shows “{title}”. | “{page}” mostra “{title}”. | «{page}» muestra «{title}». | „{page}“ zeigt „{title}“.
    | « {page} » montre « {title} ».`,
  readOnly: `The role “{role}” sees everything and changes nothing: {email}, password {password}. Changing is kept for “{keeper}”: {keeperEmail}, same password.
    | O papel “{role}” vê tudo e não muda nada: {email}, senha {password}. Só “{keeper}” pode mudar: {keeperEmail}, mesma senha.
    | El rol «{role}» ve todo y no cambia nada: {email}, contraseña {password}. Solo «{keeper}» puede cambiar: {keeperEmail}, misma contraseña.
    | Die Rolle „{role}“ sieht alles und ändert nichts: {email}, Passwort {password}. Ändern darf nur „{keeper}“: {keeperEmail}, gleiches Passwort.
    | Le rôle « {role} » voit tout et ne change rien : {email}, mot de passe {password}. Seul « {keeper} » peut modifier : {keeperEmail}, même mot de passe.`,
  neededAbove: `{field} is needed when {amount} is more than {limit}. | {field} é necessário se {amount} passar de {limit}.
    | {field} es necesario si {amount} supera {limit}. | {field} ist nötig, wenn {amount} über {limit} liegt.
    | {field} est nécessaire si {amount} dépasse {limit}.`,
  age: 'Age | Idade | Edad | Alter | Âge',
  status: 'Status | Situação | Estado | Status | Statut',
  stillThere: 'Available | Disponível | Disponible | Verfügbar | Disponible',
  startPage: `“{name}” is the start page now. | “{name}” é agora a página inicial. | «{name}» es ahora la página de inicio. | „{name}“ ist jetzt die Startseite.
    | « {name} » est maintenant la page d’accueil.`,
  nothingThere: `There is no “{name}” here that I could remove. | Aqui não há “{name}” que eu possa remover. | Aquí no hay «{name}» que pueda quitar.
    | „{name}“ gibt es hier nicht; da ist nichts zu entfernen. | Il n’y a pas de « {name} » ici à retirer.`,
  partThere: `“{page}” shows that already: {name}. | “{page}” já mostra isso: {name}. | «{page}» ya lo muestra: {name}. | Das steht schon auf „{page}“: {name}.
    | « {page} » le montre déjà : {name}.`,
  drawnPicture: `The picture at the top is drawn with this subject now: {name}. | A imagem no topo agora tem este tema: {name}. | La imagen de arriba tiene ahora este tema: {name}.
    | Das Bild oben hat jetzt dieses Motiv: {name}. | L’image du haut a maintenant ce sujet : {name}.`,
  noDrawing: `I draw the pictures myself, by subject, and have none of “{name}”; I changed nothing. Attach a picture and tell me where it goes.
    | Eu mesmo desenho as imagens, por tema, e não tenho nenhuma de “{name}”; não mudei nada. Anexe uma imagem e diga onde ela fica.
    | Dibujo yo las imágenes, por tema, y no tengo ninguna de «{name}»; no cambié nada. Adjunta una imagen y dime dónde va.
    | Die Bilder zeichne ich selbst, nach Motiven, und von „{name}“ habe ich keines; ich habe nichts geändert. Hänge ein Bild an und sag mir, wohin es soll.
    | Je dessine les images moi-même, par sujet, et n’en ai pas de « {name} » ; je n’ai rien changé. Joignez une image et dites-moi où la mettre.`,
  inkFits: `Text gets its colour from what is behind it, so that it can be read. | O texto recebe sua cor conforme o fundo, para que se possa ler.
    | El texto toma su color según el fondo, para que se pueda leer. | Die Schriftfarbe richtet sich nach dem Grund, damit man sie lesen kann.
    | La couleur du texte suit celle du fond, pour qu’on puisse le lire.`,
  noSuchPage: `There is no such page in the menu; it has: {list}. I moved nothing. | Não há tal página no menu; ele tem: {list}. Não movi nada.
    | No hay tal página en el menú; tiene: {list}. No moví nada.
    | Eine solche Seite gibt es im Menü nicht; dort stehen: {list}. Ich habe nichts verschoben.
    | Il n’y a pas de telle page dans le menu ; il contient : {list}. Je n’ai rien déplacé.`,
  offMenu: `“{name}” is no longer in the menu; its address {path} still works.
    | “{name}” não está mais no menu; o endereço {path} continua funcionando.
    | «{name}» ya no está en el menú; su dirección {path} sigue funcionando. | „{name}“ steht nicht mehr im Menü; die Adresse {path} geht weiter.
    | « {name} » n’est plus dans le menu ; son adresse {path} fonctionne toujours.`,
  contactSet: `The contact details are now: {list}. | Os dados de contato agora são: {list}. | Los datos de contacto son ahora: {list}.
    | Die Kontaktdaten sind jetzt: {list}. | Les coordonnées sont maintenant : {list}.`,
  menuOrder: `The menu has this order now: {list}. | O menu agora tem esta ordem: {list}. | El menú tiene ahora este orden: {list}.
    | Das Menü hat jetzt diese Reihenfolge: {list}. | Le menu a maintenant cet ordre : {list}.`,
  assignee: 'Assigned to | Atribuído a | Asignado a | Zuständig | Attribué à',
  onlySuch: `Only possible while it is {state}: {thing}. | Só é possível neste estado: {thing} – {state}.
    | Solo es posible en este estado: {thing} – {state}. | Nur möglich, solange es so ist: {thing} – {state}.
    | Possible seulement dans cet état : {thing} – {state}.`,
  terms: `The shop keeps these terms: {list}. | A loja aplica: {list}. | La tienda aplica: {list}. | Im Shop gilt jetzt: {list}.
    | La boutique applique : {list}.`,
  codeGone: `The code {code} is no longer taken. | O código {code} não vale mais. | El código {code} ya no vale. | Der Code {code} gilt nicht mehr.
    | Le code {code} n’est plus accepté.`,
  slots: `These times can be booked now: {list} … | Agora podem ser reservados: {list} … | Ahora se pueden reservar: {list} …
    | Diese Zeiten lassen sich jetzt buchen: {list} … | On peut réserver maintenant : {list} …`,
  noOtherSignIn: `Signing in with {name} needs a key of yours that I cannot set up; people sign in with an e-mail address and a password.
    | Entrar com {name} exige uma chave sua que não posso configurar; as pessoas entram com e-mail e senha.
    | Entrar con {name} necesita una clave tuya que no puedo configurar; se entra con correo y contraseña.
    | Das Anmelden mit {name} braucht einen Schlüssel von dir, den ich nicht einrichten kann; angemeldet wird mit E-Mail und Passwort.
    | Se connecter avec {name} demande une clé que je ne peux pas configurer ; on se connecte avec e-mail et mot de passe.`,
  cancelThere: `That is there already: everybody can cancel on “{page}”. | Isso já existe: cada um pode cancelar em “{page}”.
    | Eso ya está: cada uno puede cancelar en «{page}». | Das gibt es schon: Unter „{page}“ kann jeder stornieren.
    | C’est déjà possible : chacun peut annuler sous « {page} ».`,
  noSending: `I cannot send messages: e-mails, texts and reminders need a mail service that this app does not have, so I changed nothing. I can add a page of notices inside the app: “add a notifications page”.
    | Não posso enviar mensagens: e-mails, SMS e lembretes precisam de um serviço que este app não tem; não mudei nada. Posso criar uma página de avisos dentro do app.
    | No puedo enviar mensajes: correos, SMS y recordatorios necesitan un servicio que esta app no tiene; no cambié nada. Puedo añadir una página de avisos dentro de la app.
    | Nachrichten verschicken kann ich nicht: E-Mails, SMS und Erinnerungen brauchen einen Dienst, den diese App nicht hat; ich habe nichts geändert. Eine Seite mit Hinweisen in der App kann ich anlegen.
    | Je ne peux pas envoyer de messages : e-mails, SMS et rappels demandent un service que cette app n’a pas ; je n’ai rien changé. Je peux ajouter une page d’avis dans l’app.`,
  socialStart: `The links lead to the start pages of {list}; tell me your addresses and I put them there.
    | Os links levam às páginas iniciais de {list}; diga seus endereços e eu os coloco.
    | Los enlaces llevan a las páginas de inicio de {list}; dime tus direcciones y las pongo.
    | Die Links führen zu den Startseiten von {list}; nenne mir eure Adressen, dann trage ich sie ein.
    | Les liens mènent aux pages d’accueil de {list} ; donnez-moi vos adresses et je les mets.`,
  longerStay: `A stay costs {percent} % less from {count} days on. | A estadia custa {percent} % menos a partir de {count} dias.
    | La estancia cuesta un {percent} % menos desde {count} días. | Ein Aufenthalt kostet ab {count} Tagen {percent} % weniger.
    | Un séjour coûte {percent} % de moins dès {count} jours.`,
  shipping: 'shipping | frete | envío | Versand | livraison',
  freeFrom: `free from {amount} on | grátis a partir de {amount} | gratis desde {amount} | kostenlos ab {amount} | gratuite dès {amount}`,
  footerForm: `Every page’s footer has a box for {things}. | O rodapé de cada página tem um campo para {things}.
    | El pie de cada página tiene un campo para {things}. | Im Fuß jeder Seite steht ein Feld für {things}.
    | Le pied de chaque page a un champ pour {things}.`,
} as const satisfies WordTable;
