import type { Language } from './app-plan.ts';

/** What an app says in lists: `|` between the items, `=` between the parts of one; what is set in goes on. */
export const COPY_LISTS: Readonly<Record<Language, string>> = {
  en: `
teamRoles: Founder | Design | Operations | Support | Sales | Engineering
orderStatus: New | Paid | Shipped | Delivered | Cancelled
payments: Credit card | PayPal | Bank transfer
hours: Monday to Friday = 9:00 – 18:00 | Saturday = 10:00 – 14:00 | Sunday = Closed
faq: How do I get started? = Look around, choose what you like, and follow the button. It takes a minute. |
    Does it cost anything? = Looking is free. Where something has a price, you see it before you decide. |
    Can I change my mind later? = Yes. You can change or cancel most things yourself. |
    How can I reach you? = Through the contact page; we answer within two days. | What happens to my data? = It stays in this app and is never sold.
steps: Look around = Browse and find what fits. | Choose = Open it, read the details, decide. | Done = Confirm, and keep your reference.
values: Honest = We say what is, not what sells. | Careful = Small things done well. | Open = Questions are always welcome.
plans: Basic = $9 a month = Everything to get started. | Plus = $19 a month = For those who come often. |
    Premium = $39 a month = All of it, with personal help.
opinions: Exactly what I hoped for. | Good, with small room for improvement. | I would choose it again at once. | Better than expected. |
    Friendly, quick and clear. | Worth every minute.
remarks: Thank you for sharing this! | I tried it last week and it worked well. | Could you tell us more about it? | Saved for later. |
    This made my day. | I see it a little differently, but well said.
botAnswers: hello,hi,hey = Hello! How can I help you today? |
    hours,open,opening,when = We are here Monday to Friday from 9:00 to 18:00 and on Saturday from 10:00 to 14:00. |
    price,cost,fee,how much = You find every price beside the offer. Just open it to see the details. |
    contact,phone,email,reach = The contact page has a form, our email address and our phone number. |
    book,booking,reserve,appointment = Open the booking page, choose a day and a time, and you get a reference at once. |
    thanks,thank = You are welcome! | help,how,start = Start with the list on the home page. Everything else is one click away.
notices: Welcome to {name} = Have a look around and make it yours. | Something new = New {things} were added this week. |
    Reminder = There is something waiting for you today.
threads: Clara Jensen = Quick question = Hi! Is this still up to date? | Daniel Okafor = Thank you = That was exactly what I needed. |
    Support = Welcome = Welcome aboard! Write to us whenever you need a hand.
notes: Call back next week. | All in order. | Waiting for an answer. | Bring the papers along. | Done as agreed. | Ask again on Monday.
kept: In good shape. | Checked last month. | Nothing to report. | Keep an eye on it. | As it should be. | Looked after in spring.
people: With us from the beginning. | Patient, curious and always early. | Happy to answer questions. | Came for a year and stayed. |
    Knows everybody by name. | Likes mornings and good coffee.
events: Come a little early, it fills up. | Everybody is welcome. | Bring a friend. | Doors open half an hour before. |
    No knowledge needed, only time. | We stay for a drink afterwards.
sentences: A favourite of everyone who knows it. | Simple, reliable and well made. | Chosen with care. | New here and already popular. |
    A classic that never disappoints. | Small, but full of character. | Made for every day. | Worth a second look.
legal: What we keep = Only what you enter yourself, in order to show it to you again. | Where it is = In this app. Nothing is sold or passed on. |
    Your rights = You can change or delete your entries at any time. Write to us if you need help.`,
  pt: `
teamRoles: Fundação | Design | Organização | Atendimento | Vendas | Técnica
orderStatus: Novo | Pago | Enviado | Entregue | Cancelado
payments: Cartão de crédito | Pix | Boleto
hours: Segunda a sexta = 9:00 – 18:00 | Sábado = 10:00 – 14:00 | Domingo = Fechado
faq: Como começo? = Dê uma olhada, escolha o que gosta e siga o botão. | Custa alguma coisa? = Olhar é grátis. Onde há preço, você o vê antes. |
    Posso mudar de ideia? = Sim, quase tudo pode ser alterado ou cancelado. | Como falo com vocês? = Pela página de contato; respondemos em dois dias.
steps: Explore = Encontre o que combina com você. | Escolha = Abra, leia os detalhes, decida. | Pronto = Confirme e guarde o protocolo.
values: Honestos = Dizemos as coisas como são. | Cuidadosos = Detalhes bem feitos. | Abertos = Perguntas são bem-vindas.
plans: Básico = R$ 29 por mês = O necessário para começar. | Plus = R$ 59 por mês = Para quem vem sempre. |
    Premium = R$ 99 por mês = Tudo, com ajuda pessoal.
opinions: Exatamente o que eu esperava. | Muito bom, com pouco a melhorar. | Escolheria de novo. | Melhor do que eu pensava. | Simpáticos e rápidos. |
    Valeu cada minuto.
remarks: Obrigado por compartilhar! | Testei na semana passada e deu certo. | Pode contar mais? | Guardei para depois. | Adorei. |
    Penso um pouco diferente, mas gostei.
botAnswers: olá,oi,bom dia = Olá! Como posso ajudar? |
    horário,hora,aberto,abre,quando = Estamos aqui de segunda a sexta, das 9:00 às 18:00, e sábado das 10:00 às 14:00. |
    preço,custa,valor,quanto = Todos os preços estão ao lado de cada oferta. |
    contato,telefone,email,e-mail = A página de contato tem formulário, e-mail e telefone. |
    reservar,reserva,agendar = Abra a página de reservas, escolha dia e horário e receba o protocolo. | obrigado,obrigada = Por nada!
notices: Bem-vindo a {name} = Dê uma olhada e fique à vontade. | Novidades = Há novidades esta semana: {things}. |
    Lembrete = Há algo à sua espera hoje.
threads: Ana Costa = Uma pergunta = Oi! Isso ainda está valendo? | Rafael Lima = Obrigado = Era exatamente o que eu precisava. |
    Suporte = Boas-vindas = Bem-vindo! Escreva quando precisar.
notes: Ligar na próxima semana. | Tudo em ordem. | Aguardando resposta. | Trazer os documentos. | Feito como combinado. | Perguntar de novo na segunda.
kept: Em bom estado. | Verificado no mês passado. | Nada a relatar. | Ficar de olho. | Como deve ser. | Cuidado na primavera.
people: Conosco desde o começo. | Paciência, curiosidade e pontualidade. | Responde com prazer às perguntas. | Veio por um ano e ficou. |
    Conhece todos pelo nome. | Gosta de manhãs e de bom café.
events: Chegue um pouco antes, costuma encher. | Todos são bem-vindos. | Traga alguém. | As portas abrem meia hora antes. |
    Não é preciso saber nada, só ter tempo. | Depois ficamos para uma conversa.
sentences: Um favorito de quem conhece. | Simples, confiável e bem feito. | Escolhido com cuidado. | Novo por aqui e já querido. |
    Um clássico que não decepciona. | Pequeno, mas cheio de personalidade. | Para todos os dias. | Vale um segundo olhar.
legal: O que guardamos = Somente o que você mesmo digita. | Onde fica = Neste aplicativo. Nada é vendido. |
    Seus direitos = Você pode alterar ou apagar seus dados quando quiser.`,
  es: `
teamRoles: Fundación | Diseño | Organización | Atención | Ventas | Técnica
orderStatus: Nuevo | Pagado | Enviado | Entregado | Cancelado
payments: Tarjeta | PayPal | Transferencia
hours: Lunes a viernes = 9:00 – 18:00 | Sábado = 10:00 – 14:00 | Domingo = Cerrado
faq: ¿Cómo empiezo? = Mira con calma, elige lo que te guste y sigue el botón. | ¿Cuesta algo? = Mirar es gratis. Donde hay precio, lo ves antes. |
    ¿Puedo cambiar de opinión? = Sí, casi todo se puede cambiar o cancelar. | ¿Cómo os contacto? = En la página de contacto; respondemos en dos días.
steps: Explora = Encuentra lo que encaja contigo. | Elige = Ábrelo, lee los detalles, decide. | Listo = Confirma y guarda tu referencia.
values: Honestos = Decimos las cosas como son. | Cuidadosos = Los detalles bien hechos. | Abiertos = Las preguntas son bienvenidas.
plans: Básico = 9 € al mes = Lo necesario para empezar. | Plus = 19 € al mes = Para quien viene a menudo. |
    Premium = 39 € al mes = Todo, con ayuda personal.
opinions: Justo lo que esperaba. | Muy bien, con poco que mejorar. | Lo elegiría otra vez. | Mejor de lo que pensaba. | Amables y rápidos. |
    Vale la pena.
remarks: ¡Gracias por compartirlo! | Lo probé la semana pasada y funcionó. | ¿Puedes contar más? | Guardado para luego. | Me encanta. |
    Lo veo algo distinto, pero bien dicho.
botAnswers: hola,buenas = ¡Hola! ¿En qué puedo ayudarte? |
    horario,hora,abierto,abren,cuándo = Estamos de lunes a viernes de 9:00 a 18:00 y el sábado de 10:00 a 14:00. |
    precio,cuesta,cuánto,coste = Cada precio está junto a su oferta. |
    contacto,teléfono,correo,email = La página de contacto tiene formulario, correo y teléfono. |
    reservar,reserva,cita = Abre la página de reservas, elige día y hora y recibe tu referencia. | gracias = ¡De nada!
notices: Te damos la bienvenida a {name} = Echa un vistazo y ponte cómodo. | Novedades = Hay novedades esta semana: {things}. |
    Recordatorio = Hoy hay algo esperándote.
threads: Lucía Vega = Una pregunta = ¡Hola! ¿Esto sigue vigente? | Mateo Ruiz = Gracias = Era justo lo que necesitaba. |
    Soporte = Bienvenida = ¡Hola! Escríbenos cuando lo necesites.
notes: Llamar la próxima semana. | Todo en orden. | A la espera de respuesta. | Traer los papeles. | Hecho según lo acordado. | Preguntar de nuevo el lunes.
kept: En buen estado. | Revisado el mes pasado. | Nada que señalar. | Conviene vigilarlo. | Como debe ser. | Cuidado en primavera.
people: Con nosotros desde el principio. | Paciencia, curiosidad y puntualidad. | Responde con gusto a las preguntas. | Vino por un año y se quedó. |
    Conoce a todos por su nombre. | Le gustan las mañanas y el buen café.
events: Conviene llegar un poco antes. | Todo el mundo es bienvenido. | Trae a alguien. | Las puertas abren media hora antes. |
    No hace falta saber nada, solo tener tiempo. | Después nos quedamos a charlar.
sentences: Un favorito de quienes lo conocen. | Sencillo, fiable y bien hecho. | Elegido con cuidado. | Nuevo y ya muy querido. |
    Un clásico que no falla. | Pequeño, pero con carácter. | Para todos los días. | Merece una segunda mirada.
legal: Qué guardamos = Solo lo que tú escribes. | Dónde está = En esta aplicación. No se vende nada. |
    Tus derechos = Puedes cambiar o borrar tus datos cuando quieras.`,
  de: `
teamRoles: Gründung | Gestaltung | Organisation | Beratung | Verkauf | Technik
orderStatus: Neu | Bezahlt | Versandt | Zugestellt | Storniert
payments: Kreditkarte | PayPal | Überweisung
hours: Montag bis Freitag = 9:00 – 18:00 | Samstag = 10:00 – 14:00 | Sonntag = Geschlossen
faq: Wie fange ich an? = Sehen Sie sich um und folgen Sie dem Knopf. Es dauert eine Minute. |
    Kostet es etwas? = Schauen ist kostenlos. Preise sehen Sie vorher. |
    Kann ich es mir anders überlegen? = Ja, fast alles lässt sich ändern oder stornieren. |
    Wie erreiche ich Sie? = Über die Kontaktseite; wir antworten in zwei Tagen.
steps: Umsehen = Finden Sie, was passt. | Auswählen = Öffnen, lesen, entscheiden. | Fertig = Bestätigen und Nummer behalten.
values: Ehrlich = Wir sagen, wie es ist. | Sorgfältig = Kleine Dinge gut gemacht. | Offen = Fragen sind willkommen.
plans: Basis = 9 € im Monat = Alles für den Anfang. | Plus = 19 € im Monat = Für alle, die oft kommen. |
    Premium = 39 € im Monat = Alles, mit persönlicher Hilfe.
opinions: Genau, was ich mir erhofft hatte. | Gut, mit kleinen Wünschen. | Ich würde es sofort wieder nehmen. | Besser als erwartet. |
    Freundlich, schnell und klar. | Jede Minute wert.
remarks: Danke fürs Teilen! | Letzte Woche ausprobiert, hat geklappt. | Erzählst du mehr davon? | Gemerkt für später. | Schön! |
    Ich sehe es etwas anders, aber gut gesagt.
botAnswers: hallo,guten = Hallo! Wie kann ich helfen? |
    öffnungszeiten,offen,geöffnet,wann = Wir sind Montag bis Freitag von 9:00 bis 18:00 und Samstag von 10:00 bis 14:00 da. |
    preis,kosten,kostet,teuer = Jeder Preis steht direkt beim Angebot. |
    kontakt,telefon,email,e-mail = Auf der Kontaktseite finden Sie Formular, E-Mail und Telefon. |
    buchen,buchung,termin,reservieren = Öffnen Sie die Buchungsseite, wählen Sie Tag und Uhrzeit. | danke = Gern geschehen!
notices: Willkommen bei {name} = Sehen Sie sich in Ruhe um. | Neuigkeiten = Diese Woche neu: {things}. | Erinnerung = Heute wartet etwas auf Sie.
threads: Clara Jansen = Kurze Frage = Hallo! Ist das noch aktuell? | Jonas Weber = Danke = Das war genau, was ich brauchte. |
    Support = Willkommen = Willkommen! Schreiben Sie uns jederzeit.
notes: Nächste Woche zurückrufen. | Alles in Ordnung. | Wartet auf Antwort. | Unterlagen mitbringen. | Wie besprochen erledigt. | Am Montag noch einmal fragen.
kept: In gutem Zustand. | Letzten Monat geprüft. | Nichts zu berichten. | Im Auge behalten. | Alles, wie es sein soll. | Im Frühjahr gepflegt.
people: Von Anfang an dabei. | Geduldig, neugierig und immer früh da. | Beantwortet gern Fragen. | Kam für ein Jahr und blieb. |
    Kennt alle beim Namen. | Mag den Morgen und guten Kaffee.
events: Kommen Sie etwas früher, es wird voll. | Alle sind willkommen. | Bringen Sie jemanden mit. | Einlass eine halbe Stunde vorher. |
    Vorkenntnisse braucht es nicht, nur Zeit. | Danach bleiben wir noch auf ein Getränk.
sentences: Ein Liebling aller, die es kennen. | Einfach, zuverlässig, gut gemacht. | Mit Sorgfalt ausgewählt. | Neu hier und schon beliebt. |
    Ein Klassiker, der nie enttäuscht. | Klein, aber mit Charakter. | Für jeden Tag. | Einen zweiten Blick wert.
legal: Was wir speichern = Nur, was Sie selbst eingeben. | Wo es liegt = In dieser App. Nichts wird verkauft. |
    Ihre Rechte = Sie können Ihre Angaben jederzeit ändern oder löschen.`,
  fr: `
teamRoles: Fondation | Design | Organisation | Accueil | Ventes | Technique
orderStatus: Nouvelle | Payée | Expédiée | Livrée | Annulée
payments: Carte bancaire | PayPal | Virement
hours: Lundi au vendredi = 9:00 – 18:00 | Samedi = 10:00 – 14:00 | Dimanche = Fermé
faq: Comment commencer ? = Regardez, choisissez et suivez le bouton. |
    Est-ce payant ? = Regarder est gratuit. Les prix sont toujours affichés avant. |
    Puis-je changer d’avis ? = Oui, presque tout peut être modifié ou annulé. |
    Comment vous joindre ? = Par la page de contact ; réponse sous deux jours.
steps: Explorer = Trouvez ce qui vous convient. | Choisir = Ouvrez, lisez, décidez. | Terminé = Confirmez et gardez votre référence.
values: Honnêtes = Nous disons les choses telles qu’elles sont. | Soigneux = Les petits détails bien faits. | Ouverts = Les questions sont bienvenues.
plans: Essentiel = 9 € par mois = Pour bien commencer. | Plus = 19 € par mois = Pour les habitués. |
    Premium = 39 € par mois = Tout, avec une aide personnelle.
opinions: Exactement ce que j’espérais. | Très bien, à un détail près. | Je recommencerais sans hésiter. | Mieux que prévu. |
    Aimable, rapide et clair. | Cela vaut le détour.
remarks: Merci pour le partage ! | Essayé la semaine dernière, ça marche. | Peux-tu en dire plus ? | Gardé pour plus tard. | J’adore. |
    Je vois cela un peu autrement, mais bien dit.
botAnswers: bonjour,salut = Bonjour ! Comment puis-je vous aider ? |
    horaire,heure,ouvert,quand = Nous sommes là du lundi au vendredi de 9:00 à 18:00 et le samedi de 10:00 à 14:00. |
    prix,coûte,tarif,combien = Chaque prix est affiché à côté de l’offre. |
    contact,téléphone,email,e-mail = La page de contact a un formulaire, un e-mail et un téléphone. |
    réserver,réservation,rendez-vous = Ouvrez la page de réservation, choisissez le jour et l’heure. | merci = Avec plaisir !
notices: Bienvenue sur {name} = Faites un tour et installez-vous. | Nouveautés = Du nouveau cette semaine : {things}. |
    Rappel = Quelque chose vous attend aujourd’hui.
threads: Camille Moreau = Une question = Bonjour ! Est-ce toujours d’actualité ? | Lucas Bernard = Merci = C’était exactement ce qu’il me fallait. |
    Assistance = Bienvenue = Bienvenue ! Écrivez-nous quand vous voulez.
notes: Rappeler la semaine prochaine. | Tout est en ordre. | En attente d’une réponse. | Apporter les papiers. | Fait comme convenu. | Redemander lundi.
kept: En bon état. | Vérifié le mois dernier. | Rien à signaler. | À surveiller. | Comme il se doit. | Entretenu au printemps.
people: Avec nous depuis le début. | Patience, curiosité et ponctualité. | Répond volontiers aux questions. | Là pour un an, puis pour toujours. |
    Connaît tout le monde par son nom. | Aime les matins et le bon café.
events: Venez un peu en avance, c’est vite plein. | Tout le monde est bienvenu. | Venez accompagné. | Ouverture des portes une demi-heure avant. |
    Aucune connaissance requise, juste du temps. | Ensuite, on reste boire un verre.
sentences: Un favori de ceux qui le connaissent. | Simple, fiable et bien fait. | Choisi avec soin. | Nouveau et déjà apprécié. |
    Un classique qui ne déçoit pas. | Petit, mais plein de caractère. | Pour tous les jours. | À regarder deux fois.
legal: Ce que nous gardons = Seulement ce que vous saisissez. | Où = Dans cette application. Rien n’est vendu. |
    Vos droits = Vous pouvez modifier ou effacer vos données à tout moment.`,
};
