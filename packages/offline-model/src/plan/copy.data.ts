import type { Translations } from '@loam/app-library';

/** Words of the app itself. `{name}` is the app, `{thing}` and `{things}` its records in lower case. */
export const COPY_ROWS = {
  places: {
    home: 'Home | Início | Inicio | Startseite | Accueil',
    about: 'About | Sobre | Sobre nosotros | Über uns | À propos',
    contact: 'Contact | Contato | Contacto | Kontakt | Contact',
    services: 'Services | Serviços | Servicios | Leistungen | Services',
    testimonials: 'Testimonials | Depoimentos | Testimonios | Kundenstimmen | Témoignages',
    faq: 'FAQ | Perguntas frequentes | Preguntas frecuentes | Häufige Fragen | Questions fréquentes',
    pricing: 'Pricing | Preços | Precios | Preise | Tarifs',
    team: 'Team | Equipe | Equipo | Team | Équipe',
    gallery: 'Gallery | Galeria | Galería | Galerie | Galerie',
    blog: 'Blog | Blog | Blog | Blog | Blog',
    hours: 'Opening hours | Horários | Horario | Öffnungszeiten | Horaires',
    location: 'Find us | Onde estamos | Dónde estamos | Anfahrt | Nous trouver',
    dashboard: 'Dashboard | Painel | Panel | Übersicht | Tableau de bord',
    reports: 'Reports | Relatórios | Informes | Berichte | Rapports',
    settings: 'Settings | Configurações | Ajustes | Einstellungen | Paramètres',
    profile: 'Profile | Perfil | Perfil | Profil | Profil',
    messages: 'Messages | Mensagens | Mensajes | Nachrichten | Messages',
    notifications: 'Notifications | Notificações | Notificaciones | Benachrichtigungen | Notifications',
    saved: 'Favorites | Favoritos | Favoritos | Favoriten | Favoris',
    cart: 'Cart | Carrinho | Carrito | Warenkorb | Panier',
    checkout: 'Checkout | Finalizar compra | Finalizar compra | Kasse | Paiement',
    orders: 'My orders | Meus pedidos | Mis pedidos | Meine Bestellungen | Mes commandes',
    admin: 'Admin | Administração | Administración | Verwaltung | Administration',
    search: 'Search | Busca | Buscar | Suche | Recherche',
    calendar: 'Calendar | Calendário | Calendario | Kalender | Calendrier',
    leaderboard: 'Leaderboard | Ranking | Clasificación | Bestenliste | Classement',
    chatbot: 'Assistant | Assistente | Asistente | Assistent | Assistant',
    newsletter: 'Newsletter | Newsletter | Boletín | Newsletter | Newsletter',
    privacy: 'Privacy | Privacidade | Privacidad | Datenschutz | Confidentialité',
    terms: 'Terms | Termos | Términos | Impressum | Mentions légales',
    help: 'Help | Ajuda | Ayuda | Hilfe | Aide',
    mission: 'Our mission | Nossa missão | Nuestra misión | Unsere Mission | Notre mission',
    how: 'How it works | Como funciona | Cómo funciona | So funktioniert es | Comment ça marche',
    quiz: 'Quiz | Quiz | Cuestionario | Quiz | Quiz',
    history: 'History | Histórico | Historial | Verlauf | Historique',
    signIn: 'Sign in | Entrar | Iniciar sesión | Anmelden | Connexion',
    signUp: 'Sign up | Cadastrar | Registrarse | Registrieren | Inscription',
    upload: 'Files | Arquivos | Archivos | Dateien | Fichiers',
    compare: 'Compare | Comparar | Comparar | Vergleich | Comparer',
    tips: 'Resources | Recursos | Recursos | Ratgeber | Ressources',
    lookup: 'Look up | Consultar | Consultar | Nachschlagen | Consulter',
    features: 'Features | Vantagens | Ventajas | Vorteile | Avantages',
    map: 'Find us | Onde estamos | Dónde estamos | Anfahrt | Nous trouver',
  },
  intros: {
    about: `Who we are and what we care about. | Quem somos e o que nos move. | Quiénes somos y qué nos importa. | Wer wir sind und was uns wichtig ist.
      | Qui nous sommes et ce qui nous tient à cœur.`,
    contact: `Questions, ideas, corrections: we read everything. | Perguntas e ideias: lemos tudo. | Preguntas e ideas: lo leemos todo. | Fragen und Ideen: Wir lesen alles.
      | Questions et idées : nous lisons tout.`,
    services: `What we can do for you. | O que podemos fazer por você. | Lo que podemos hacer por ti. | Was wir für Sie tun können. | Ce que nous pouvons faire pour vous.`,
    testimonials: `In the words of the people we work with. | Nas palavras de quem nos conhece. | En palabras de quienes nos conocen. | Was andere über uns sagen.
      | Les mots de ceux qui nous connaissent.`,
    faq: `Short answers to what people ask most. | Respostas curtas às perguntas mais comuns. | Respuestas breves a lo que más preguntan. | Kurze Antworten auf häufige Fragen.
      | Réponses courtes aux questions fréquentes.`,
    pricing: `Clear prices, no surprises. | Preços claros, sem surpresas. | Precios claros, sin sorpresas. | Klare Preise, keine Überraschungen. | Des prix clairs, sans surprise.`,
    team: `The people behind it. | As pessoas por trás de tudo. | Las personas detrás de todo. | Die Menschen dahinter. | Les personnes derrière tout cela.`,
    gallery: `A closer look. | Veja de perto. | Una mirada de cerca. | Ein Blick aus der Nähe. | À regarder de près.`,
    hours:
      'When to find us. | Quando nos encontrar. | Cuándo encontrarnos. | Wann wir da sind. | Quand nous trouver.',
    location: 'How to get here. | Como chegar. | Cómo llegar. | So findest du zu uns. | Comment venir.',
    reports: `Choose what to see, then print or download it. | Escolha o que ver, depois imprima ou baixe.
      | Elige qué ver, luego imprime o descarga. | Auswählen, ausdrucken, herunterladen. | Choisissez, imprimez, téléchargez.`,
    settings: `How the app behaves for you. | Como o aplicativo funciona para você. | Cómo se comporta la aplicación para ti. | Wie sich die App für Sie verhält.
      | Le comportement de l’application pour vous.`,
    profile: 'Your details. | Seus dados. | Tus datos. | Ihre Angaben. | Vos informations.',
    messages: `Your conversations. | Suas conversas. | Tus conversaciones. | Ihre Gespräche. | Vos conversations.`,
    notifications: `What happened since your last visit. | O que aconteceu desde a sua última visita. | Lo que pasó desde tu última visita. | Was seit Ihrem letzten Besuch geschah.
      | Ce qui s’est passé depuis votre visite.`,
    saved: `Everything you kept for later. | Tudo o que você guardou. | Todo lo que guardaste. | Alles, was Sie sich gemerkt haben. | Tout ce que vous avez gardé.`,
    cart: `What you have chosen so far. | O que você já escolheu. | Lo que has elegido hasta ahora. | Was Sie bisher ausgewählt haben. | Ce que vous avez choisi.`,
    checkout:
      'One last step. | Um último passo. | Un último paso. | Ein letzter Schritt. | Une dernière étape.',
    orders: `What you bought and where it is. | O que você comprou e onde está. | Lo que compraste y dónde está. | Was Sie gekauft haben und wo es ist. | Vos achats et où ils en sont.`,
    admin: `Everything in one place. | Tudo em um só lugar. | Todo en un solo lugar. | Alles an einem Ort. | Tout au même endroit.`,
    search:
      'Across everything. | Em tudo o que há aqui. | En todo lo que hay aquí. | In allem, was es hier gibt. | Dans tout le site.',
    calendar: `What happens when. | O que acontece e quando. | Qué pasa y cuándo. | Was wann ansteht. | Quoi et quand.`,
    leaderboard: `Who is ahead. | Quem está na frente. | Quién va por delante. | Wer vorne liegt. | Qui est en tête.`,
    chatbot: `Ask away. | Pode perguntar. | Pregunta lo que quieras. | Fragen Sie einfach. | Posez vos questions.`,
    newsletter: `A short letter now and then. | Uma carta curta de vez em quando. | Una carta breve de vez en cuando. | Ab und zu ein kurzer Brief.
      | Une courte lettre de temps en temps.`,
    privacy: `What we keep and why. | O que guardamos e por quê. | Qué guardamos y por qué. | Was wir speichern und warum. | Ce que nous gardons et pourquoi.`,
    terms: `The rules, in plain words. | As regras, em palavras simples. | Las reglas, en palabras sencillas. | Die Regeln, in einfachen Worten. | Les règles, en mots simples.`,
    help: `Guides and answers. | Guias e respostas. | Guías y respuestas. | Anleitungen und Antworten. | Guides et réponses.`,
    mission: `Why we do this. | Por que fazemos isto. | Por qué hacemos esto. | Warum wir das tun. | Pourquoi nous faisons cela.`,
    how: 'Step by step. | Passo a passo. | Paso a paso. | Schritt für Schritt. | Pas à pas.',
    quiz: `How much do you know? | Quanto você sabe? | ¿Cuánto sabes? | Wie viel wissen Sie? | Que savez-vous ?`,
    history: `What you did so far. | O que você fez até agora. | Lo que hiciste hasta ahora. | Was du bisher getan hast. | Ce que vous avez fait jusqu’ici.`,
    upload: `Keep your files together. | Seus arquivos em um só lugar. | Tus archivos en un solo lugar. | Deine Dateien an einem Ort. | Vos fichiers au même endroit.`,
    compare: 'Side by side. | Lado a lado. | Lado a lado. | Seite an Seite. | Côte à côte.',
    tips: `Useful things, collected. | Coisas úteis, reunidas. | Cosas útiles, reunidas. | Nützliches, gesammelt. | Des choses utiles, réunies.`,
    lookup: `Enter the number to see where things stand. | Digite o número para ver a situação. | Escribe el número para ver el estado. | Nummer eingeben und den Stand sehen.
      | Saisissez le numéro pour voir l’état.`,
    features: `What makes it good. | O que o torna bom. | Lo que lo hace bueno. | Was es gut macht. | Ce qui en fait la qualité.`,
    dashboard: `The whole picture at a glance. | Tudo de relance. | Todo de un vistazo. | Alles auf einen Blick. | L’essentiel en un coup d’œil.`,
  },
  browse: 'Browse {things} | Ver {things} | Ver {things} | {things} ansehen | Voir nos {things}',
  mine: 'My {things} | Meus {things} | Mis {things} | Meine {things} | Mes {things}',
  recent: `Recent {things} | {things} recentes | {things} recientes | Neueste {things}
    | {things} : les plus récents`,
  ours: 'Our {things} | {many} | {many} | Unsere {things} | Nos {things}',
  book: 'Book now | Reservar | Reservar | Jetzt buchen | Réserver',
  bookAppointment: 'Book an appointment | Marcar horário | Pedir cita | Termin buchen | Prendre rendez-vous',
  bookIntro: `Pick a day and a time, and get your confirmation at once.
    | Escolha o dia e o horário e receba a confirmação na hora.
    | Elige día y hora y recibe la confirmación al momento.
    | Tag und Uhrzeit wählen, sofort die Bestätigung erhalten.
    | Choisissez le jour et l’heure, la confirmation est immédiate.`,
  apply: 'Apply | Candidatar-se | Solicitar | Bewerben | Postuler',
  applyIntro: `It takes a few minutes. We answer every time. | Leva poucos minutos. Sempre respondemos.
    | Son pocos minutos. Siempre respondemos. | Es dauert wenige Minuten. Wir antworten immer.
    | Quelques minutes suffisent. Nous répondons toujours.`,
  answer: 'RSVP | Confirmar presença | Confirmar asistencia | Zu- oder absagen | Répondre',
  sendAnswer: 'Send answer | Enviar resposta | Enviar respuesta | Antwort senden | Envoyer la réponse',
  answerIntro: `Please tell us whether you can come. | Diga se você vem. | Dinos si puedes venir.
    | Bitte sagen Sie uns, ob Sie kommen. | Dites-nous si vous venez.`,
  answerThanks: `Thank you for your answer! | Obrigado pela resposta! | ¡Gracias por tu respuesta!
    | Vielen Dank für die Antwort! | Merci pour votre réponse !`,
  stored: `Saved. Your reference is {reference}. | Salvo. Sua referência é {reference}.
    | Guardado. Su referencia es {reference}. | Gespeichert. Ihre Nummer ist {reference}.
    | Enregistré. Votre référence est {reference}.`,
  applyThanks: `Thank you. Your reference is {reference}; we will be in touch.
    | Obrigado! Seu protocolo é {reference}; entraremos em contato.
    | Gracias. Tu referencia es {reference}; te escribiremos.
    | Vielen Dank. Ihre Nummer ist {reference}; wir melden uns.
    | Merci. Votre référence est {reference} ; nous vous écrirons.`,
  listIntro: `All {things} at a glance. | Tudo à vista. | Todo de un vistazo. | Alles auf einen Blick.
    | Tout en un coup d’œil.`,
  manageIntro: `Add, change and keep track of {things}. | Adicione, altere e acompanhe tudo.
    | Añade, cambia y controla todo. | Anlegen, ändern und im Blick behalten.
    | Ajoutez, modifiez et suivez tout.`,
  mineIntro: 'What belongs to you. | O que é seu. | Lo que es tuyo. | Was Ihnen gehört. | Ce qui est à vous.',
  heroText: `Everything about {things}, in one place. | Tudo sobre {things} em um só lugar.
    | Todo sobre {things} en un solo lugar. | Alles rund um {things} an einem Ort. | Tout sur {things}, au même endroit.`,
  tagline: `{things} in one place | {things} em um só lugar | {things} en un solo lugar
    | {things} auf einen Blick | {things} en un seul endroit`,
  about: `Have a look at our {things}, and write to us whenever you have a question.
    | Dê uma olhada em {things} e escreva para nós se tiver alguma pergunta.
    | Echa un vistazo a {things} y escríbenos si tienes alguna pregunta.
    | Sehen Sie sich unsere {things} an und schreiben Sie uns, wenn Sie eine Frage haben.
    | Découvrez nos {things}, et écrivez-nous si vous avez une question.`,
  writeToUs: 'Write to us | Escreva para nós | Escríbenos | Schreiben Sie uns | Écrivez-nous',
  writeText: `Tell us what it is about, and we will get back to you. | Conte do que se trata e entraremos em contato.
    | Cuéntanos de qué se trata y te responderemos. | Schreiben Sie uns, worum es geht; wir melden uns.
    | Dites-nous de quoi il s’agit, nous vous répondrons.`,
  send: 'Send message | Enviar mensagem | Enviar mensaje | Nachricht senden | Envoyer le message',
  sent: `Thank you, your message {reference} has reached us. | Obrigado, recebemos sua mensagem {reference}.
    | Gracias, hemos recibido tu mensaje {reference}.
    | Vielen Dank, Ihre Nachricht {reference} ist angekommen.
    | Merci, votre message {reference} est bien arrivé.`,
  subscribe: 'Subscribe | Inscrever-se | Suscribirse | Abonnieren | S’abonner',
  subscribeText: `One short letter a month, and you can leave at any time.
    | Uma carta curta por mês; você pode sair quando quiser.
    | Una carta breve al mes; puedes salir cuando quieras. | Ein kurzer Brief im Monat, jederzeit kündbar.
    | Une courte lettre par mois, désinscription à tout moment.`,
  subscribed: `You are on the list. Your reference is {reference}.
    | Inscrição feita. Seu protocolo é {reference}. | Ya estás en la lista. Tu referencia es {reference}.
    | Sie stehen auf der Liste. Ihre Nummer ist {reference}.
    | Vous êtes sur la liste. Votre référence est {reference}.`,
  donate: 'Donate | Doar | Donar | Spenden | Faire un don',
  donated: `Thank you for your gift. Your reference is {reference}.
    | Obrigado pela doação. Seu protocolo é {reference}.
    | Gracias por tu donación. Tu referencia es {reference}.
    | Danke für Ihre Spende. Ihre Nummer ist {reference}.
    | Merci pour votre don. Votre référence est {reference}.`,
  findUs: 'Find us | Onde estamos | Dónde estamos | So finden Sie uns | Nous trouver',
  whatPeopleSay: `What people say | O que dizem de nós | Lo que dicen de nosotros | Was andere sagen
    | Ils en parlent`,
  goodToKnow: 'Good to know | Bom saber | Información útil | Gut zu wissen | Bon à savoir',
  exampleQuotes: `Example quotes: put the words of your own customers here.
    | Exemplos: coloque aqui as palavras dos seus próprios clientes.
    | Ejemplos: pon aquí las palabras de tus propios clientes.
    | Beispiele: Hier stehen später die Worte Ihrer eigenen Kunden.
    | Exemples : mettez ici les mots de vos propres clients.`,
  exampleTeam: `Example names: put your own team here.
    | Nomes de exemplo: coloque aqui a sua própria equipe.
    | Nombres de ejemplo: pon aquí a tu propio equipo. | Beispielnamen: Hier steht später Ihr eigenes Team.
    | Noms d’exemple : mettez ici votre propre équipe.`,
  whatWeOffer: 'What we offer | O que oferecemos | Qué ofrecemos | Was wir bieten | Ce que nous proposons',
  ourStory: 'Our story | Nossa história | Nuestra historia | Unsere Geschichte | Notre histoire',
  team: 'Who we are | Quem somos | Quiénes somos | Wer wir sind | Qui nous sommes',
  report: 'Report | Relatório | Informe | Bericht | Rapport',
  byField: `{things} by {field} | {things} por {field} | {things} por {field} | {things} nach {field}
    | {things} par {field}`,
  overTime: `{things} over time | {things} ao longo do tempo | {things} a lo largo del tiempo
    | {things} im Verlauf | {things} au fil du temps`,
  totalOf: 'Total {field} | Total: {field} | Total: {field} | Summe {field} | Total : {field}',
  averageOf: `Average {field} | Média: {field} | Promedio: {field} | Durchschnitt {field}
    | Moyenne : {field}`,
  taken: `This time is already taken. Please choose another. | Este horário já está ocupado. Escolha outro.
    | Esta hora ya está ocupada. Elige otra.
    | Dieser Termin ist schon vergeben. Bitte wählen Sie einen anderen.
    | Ce créneau est déjà pris. Choisissez-en un autre.`,
  atMostInAll: `At most {count} {things}. | No máximo {count} {things}. | Como máximo {count} {things}.
    | Höchstens {count} {things}. | Au maximum {count} {things}.`,
  atMost: `At most {count} for each {per}. | No máximo {count} por {per}. | Como máximo {count} por {per}.
    | Höchstens {count} pro {per}. | Au maximum {count} par {per}.`,
  future: `Choose today or a later day. | Escolha hoje ou um dia depois. | Elige hoy o un día posterior.
    | Bitte heute oder einen späteren Tag wählen. | Choisissez aujourd’hui ou un jour plus tard.`,
  past: `Choose today or an earlier day. | Escolha hoje ou um dia antes. | Elige hoy o un día anterior.
    | Bitte heute oder einen früheren Tag wählen. | Choisissez aujourd’hui ou un jour plus tôt.`,
  after: `{first} must come after {second}. | {first} deve ser depois de {second}.
    | {first} debe ser posterior a {second}. | {first} muss nach {second} liegen.
    | {first} doit venir après {second}.`,
  duplicate: `There is already an entry with this {field}. | Já existe um registro com este valor: {field}.
    | Ya existe un registro con este valor: {field}. | Diesen Wert gibt es schon: {field}.
    | Cette valeur existe déjà : {field}.`,
  actions: {
    like: 'Like | Curtir | Me gusta | Gefällt mir | J’aime',
    save: 'Save | Salvar | Guardar | Merken | Enregistrer',
    vote: 'Vote | Votar | Votar | Abstimmen | Voter',
    follow: 'Follow | Seguir | Seguir | Folgen | Suivre',
    join: 'Join | Participar | Unirse | Mitmachen | Participer',
    share: 'Share | Compartilhar | Compartir | Teilen | Partager',
    addToCart: `Add to cart | Adicionar ao carrinho | Añadir al carrito | In den Warenkorb
      | Ajouter au panier`,
    book: 'Book | Reservar | Reservar | Buchen | Réserver',
    apply: 'Apply | Candidatar-se | Solicitar | Bewerben | Postuler',
    enquire: 'Enquire | Perguntar | Preguntar | Anfragen | Demander',
    contactSeller: `Contact seller | Falar com o vendedor | Contactar al vendedor | Verkäufer anschreiben
      | Contacter le vendeur`,
    requestQuote: `Request a quote | Pedir orçamento | Pedir presupuesto | Angebot anfragen
      | Demander un devis`,
    compare: 'Compare | Comparar | Comparar | Vergleichen | Comparer',
    cancel: 'Cancel | Cancelar | Cancelar | Stornieren | Annuler',
    done: 'Mark as done | Concluir | Completar | Erledigt | Terminer',
    approve: 'Approve | Aprovar | Aprobar | Genehmigen | Approuver',
  },
  fields: {
    name: 'Name | Nome | Nombre | Name | Nom',
    email: 'Email | E-mail | Correo electrónico | E-Mail | E-mail',
    phone: 'Phone | Telefone | Teléfono | Telefon | Téléphone',
    message: 'Message | Mensagem | Mensaje | Nachricht | Message',
    subject: 'Subject | Assunto | Asunto | Betreff | Sujet',
    rating: 'Rating | Avaliação | Valoración | Bewertung | Note',
    review: 'Review | Comentário | Reseña | Bewertung | Avis',
    comment: 'Comment | Comentário | Comentario | Kommentar | Commentaire',
    author: 'Your name | Seu nome | Tu nombre | Ihr Name | Votre nom',
    postedOn: 'Posted on | Publicado em | Publicado el | Veröffentlicht am | Publié le',
    about: 'About | Sobre | Sobre | Zu | À propos de',
    reference: 'Reference | Número | Referencia | Nummer | Référence',
    customer: 'Customer | Cliente | Cliente | Kunde | Client',
    items: 'Items | Itens | Artículos | Artikel | Articles',
    total: 'Total | Total | Total | Summe | Total',
    status: 'Status | Situação | Estado | Status | Statut',
    payment: 'Payment | Pagamento | Pago | Zahlung | Paiement',
    address: 'Address | Endereço | Dirección | Adresse | Adresse',
    placedOn: 'Placed on | Feito em | Fecha del pedido | Bestellt am | Passée le',
    file: 'File | Arquivo | Archivo | Datei | Fichier',
    category: 'Category | Categoria | Categoría | Kategorie | Catégorie',
    date: 'Date | Data | Fecha | Datum | Date',
    yourName: 'Your name | Seu nome | Tu nombre | Ihr Name | Votre nom',
  },
  entities: {
    review: 'Review | Avaliação | Reseña | Bewertung | Avis',
    reviews: 'Reviews | Avaliações | Reseñas | Bewertungen | Avis',
    comment: 'Comment | Comentário | Comentario | Kommentar | Commentaire',
    comments: 'Comments | Comentários | Comentarios | Kommentare | Commentaires',
    enquiry: 'Message | Mensagem | Mensaje | Nachricht | Message',
    enquiries: 'Messages | Mensagens | Mensajes | Nachrichten | Messages',
    order: 'Order | Pedido | Pedido | Bestellung | Commande',
    orders: 'Orders | Pedidos | Pedidos | Bestellungen | Commandes',
    subscriber: 'Subscriber | Inscrito | Suscriptor | Abonnent | Abonné',
    subscribers: 'Subscribers | Inscritos | Suscriptores | Abonnenten | Abonnés',
    file: 'File | Arquivo | Archivo | Datei | Fichier',
    files: 'Files | Arquivos | Archivos | Dateien | Fichiers',
  },
  botHello: `Hello! Ask me about {things}, opening hours, prices or how to reach us.
    | Olá! Pergunte sobre {things}, horários, preços ou contato.
    | ¡Hola! Pregunta por {things}, horarios, precios o contacto.
    | Hallo! Fragen Sie nach {things}, Öffnungszeiten, Preisen oder Kontakt.
    | Bonjour ! Posez vos questions sur {things}, les horaires, les tarifs ou le contact.`,
  /** What is said when a rule of the office is broken. */
  office: {
    needs: `Fill in “{field}” first. | Preencha primeiro “{field}”. | Completa primero «{field}».
      | Bitte zuerst „{field}“ ausfüllen. | Remplissez d’abord « {field} ».`,
    unfit: `This {thing} is not available: {state}. | {thing} não está disponível: {state}.
      | {thing} no está disponible: {state}. | {thing} ist nicht verfügbar: {state}.
      | {thing} n’est pas disponible : {state}.`,
    only: `Only this can be picked: {state}. | Só pode ser escolhido: {state}.
      | Solo se puede elegir: {state}. | Auswählbar ist nur: {state}. | Choix possible : {state}.`,
    none: `There are not enough left. | Não há o suficiente. | No queda suficiente.
      | Davon ist nicht genug da. | Il n’en reste pas assez.`,
    apart: `Too early. Next possible day: | Cedo demais. Próximo dia possível:
      | Demasiado pronto. Próximo día posible: | Zu früh. Nächster möglicher Tag:
      | Trop tôt. Prochain jour possible :`,
    once: `This {thing} already has an open entry. | Já existe um registro aberto para: {thing}.
      | Ya hay una entrada abierta para: {thing}. | Für {thing} gibt es schon einen offenen Eintrag.
      | Il y a déjà une entrée ouverte pour : {thing}.`,
    full: `At most {count} in “{group}”. | No máximo {count} em “{group}”.
      | Como máximo {count} en «{group}». | Höchstens {count} in „{group}“.
      | {count} au maximum dans « {group} ».`,
    order: `{first} cannot be before {second}. | {first} não pode ser antes de {second}.
      | {first} no puede ser anterior a {second}. | {first} darf nicht vor {second} liegen.
      | {first} ne peut pas précéder {second}.`,
    notAfter: `{first} must not come after {second}. | {first} não pode ser depois de {second}.
      | {first} no puede ser posterior a {second}. | {first} darf nicht nach {second} liegen.
      | {first} ne peut pas suivre {second}.`,
    notMore: `{first} cannot be more than {second}. | {first} não pode ser maior que {second}.
      | {first} no puede ser mayor que {second}. | {first} darf nicht mehr sein als {second}.
      | {first} ne peut pas dépasser {second}.`,
    more: `{first} must be more than {second}. | {first} deve ser maior que {second}.
      | {first} debe ser mayor que {second}. | {first} muss mehr sein als {second}.
      | {first} doit dépasser {second}.`,
    notLess: `{first} cannot be less than {second}. | {first} não pode ser menor que {second}.
      | {first} no puede ser menor que {second}. | {first} darf nicht weniger sein als {second}.
      | {first} ne peut pas être inférieur à {second}.`,
    same: `{first} and {second} must not be the same. | {first} e {second} não podem ser iguais.
      | {first} y {second} no pueden ser iguales. | {first} und {second} dürfen nicht gleich sein.
      | {first} et {second} ne peuvent pas être identiques.`,
    sum: `At most {count} in one day. | No máximo {count} por dia. | Como máximo {count} por día.
      | Höchstens {count} an einem Tag. | {count} au maximum par jour.`,
    available: 'Available | Disponível | Disponible | Verfügbar | Disponible',
    stock: 'Stock | Estoque | Existencias | Bestand | Stock',
  },
  /** What a booking says about its terms. */
  terms: {
    age: 'Age | Idade | Edad | Alter | Âge',
    places: `Only {count} places are there. Please choose another day or bring fewer people.
      | Há só {count} vagas. Escolha outro dia ou menos pessoas.
      | Solo hay {count} plazas. Elige otro día o menos personas.
      | Es gibt nur {count} Plätze. Bitte einen anderen Tag oder weniger Personen wählen.
      | Il n’y a que {count} places. Choisissez un autre jour ou moins de personnes.`,
    join: 'Sign up | Inscrever-se | Inscribirse | Anmelden | S’inscrire',
    full: `At most {count} places. This one is full. | No máximo {count} vagas. Não há mais lugar.
      | Como máximo {count} plazas. Está completo. | Höchstens {count} Plätze. Hier ist alles vergeben.
      | {count} places au maximum. C’est complet.`,
    seats: 'Places | Vagas | Plazas | Plätze | Places',
    taken: 'Taken | Ocupadas | Ocupadas | Vergeben | Prises',
    left: 'Places left | Vagas livres | Plazas libres | Freie Plätze | Places libres',
    notice: `This can be cancelled until {hours} hours before. | Pode ser cancelado até {hours} horas antes.
      | Se puede cancelar hasta {hours} horas antes. | Kann bis {hours} Stunden vorher storniert werden.
      | Annulation possible jusqu’à {hours} heures avant.`,
    onlyOn: 'Only on {days}. | Somente: {days}. | Solo: {days}. | Nur: {days}. | Seulement : {days}.',
    pickUp: 'Pick-up location | Local de retirada | Lugar de recogida | Abholort | Lieu de départ',
    giveBack: 'Return location | Local de devolução | Lugar de devolución | Rückgabeort | Lieu de retour',
  },
  /** What is entered by anybody and published by somebody. */
  moderation: {
    approve: 'Approve | Aprovar | Aprobar | Freigeben | Approuver',
    reject: 'Reject | Recusar | Rechazar | Ablehnen | Refuser',
    approvals: 'Approvals | Aprovações | Aprobaciones | Freigaben | Validations',
    add: 'Add a {one} | Adicionar {one} | Añadir {one} | {one} eintragen | Ajouter : {one}',
    waits: `Every entry is looked at before it is published. | Cada cadastro é conferido antes de aparecer.
      | Cada entrada se revisa antes de publicarse. | Jeder Eintrag wird vor der Veröffentlichung angesehen.
      | Chaque fiche est relue avant d’être publiée.`,
    thanks: `Thank you. Your entry {reference} awaits approval and will be visible after that.
      | Obrigado. Seu cadastro {reference} aguarda aprovação e aparecerá depois dela.
      | Gracias. Tu entrada {reference} espera la aprobación y después será visible.
      | Vielen Dank. Der Eintrag {reference} wartet auf Freigabe und ist danach sichtbar.
      | Merci. Votre fiche {reference} attend d’être validée et sera visible ensuite.`,
    waiting: 'Pending | Pendente | Pendiente | Wartet | En attente',
    approved: 'Approved | Aprovado | Aprobado | Freigegeben | Approuvé',
    rejected: 'Rejected | Recusado | Rechazado | Abgelehnt | Refusé',
  },
} as const satisfies CopyRows;

export interface CopyRows {
  readonly [key: string]: Translations | CopyRows;
}
