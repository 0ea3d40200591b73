import type { WordTable } from './word-table.ts';

export const TALK_WORDS = {
  mailInbox: 'Conversations | Conversas | Conversaciones | Unterhaltungen | Conversations',
  mailSent: 'Sent | Enviadas | Enviados | Gesendet | Envoyés',
  mailNew: 'New message | Nova mensagem | Nuevo mensaje | Neue Nachricht | Nouveau message',
  mailTo: 'To | Para | Para | An | À',
  mailAbout: 'Subject | Assunto | Asunto | Betreff | Objet',
  mailMessage: 'Message | Mensagem | Mensaje | Nachricht | Message',
  mailSend: 'Send | Enviar | Enviar | Senden | Envoyer',
  mailDone: 'Message sent | Mensagem enviada | Mensaje enviado | Nachricht gesendet | Message envoyé',
  mailToRequired: `Recipient is required | Destinatário é obrigatório | El destinatario es obligatorio
    | Empfänger ist erforderlich | Le destinataire est obligatoire`,
  mailTextRequired: `Message is required | Mensagem é obrigatória | El mensaje es obligatorio
    | Nachricht ist erforderlich | Le message est obligatoire`,
  mailNone: `No messages yet | Nenhuma mensagem ainda | Todavía no hay mensajes | Noch keine Nachrichten
    | Pas encore de message`,
  mailNoneText: `Write the first one. | Escreva a primeira. | Escribe el primero. | Schreib die erste.
    | Écrivez le premier.`,
  mailWith: `Conversation with {name} | Conversa com {name} | Conversación con {name}
    | Unterhaltung mit {name} | Conversation avec {name}`,
  botName: 'Assistant | Assistente | Asistente | Assistent | Assistant',
  botHello: `Hello! What would you like to know? | Olá! O que você gostaria de saber?
    | ¡Hola! ¿Qué te gustaría saber? | Hallo! Was möchtest du wissen?
    | Bonjour ! Que souhaitez-vous savoir ?`,
  botAsk: 'Type your message | Digite sua mensagem | Escribe tu mensaje | Deine Nachricht | Votre message',
  botUnknown: `I have no answer to that yet. Try one of the suggestions, or write to us.
    | Ainda não sei responder a isso. Tente uma das sugestões ou escreva para nós.
    | Todavía no tengo respuesta. Prueba una de las sugerencias o escríbenos.
    | Darauf habe ich noch keine Antwort. Versuche einen der Vorschläge oder schreib uns.
    | Je n’ai pas encore de réponse. Essayez une suggestion ou écrivez-nous.`,
  botNote: `Answers are prepared in advance. | As respostas são preparadas com antecedência.
    | Las respuestas están preparadas de antemano. | Die Antworten sind vorbereitet.
    | Les réponses sont préparées à l’avance.`,
  botClear: 'Start over | Recomeçar | Empezar de nuevo | Von vorn beginnen | Recommencer',
  lookFind: 'Look up | Consultar | Consultar | Nachschlagen | Rechercher',
  lookNothing: 'Nothing found | Nada encontrado | No se encontró nada | Nichts gefunden | Aucun résultat',
  lookNothingText: `Check what you typed and try again. | Confira o que digitou e tente de novo.
    | Revisa lo escrito e inténtalo de nuevo. | Prüfe die Eingabe und versuche es noch einmal.
    | Vérifiez la saisie et réessayez.`,
  lookExample: `For example {name} | Por exemplo {name} | Por ejemplo {name} | Zum Beispiel {name}
    | Par exemple {name}`,
  lookRequired: `Please enter something to look up | Digite algo para consultar: campo obrigatório
    | Escribe algo para consultar: campo obligatorio | Bitte gib etwas ein | Veuillez saisir une valeur`,
  compareFirst: 'First | Primeiro | Primero | Erstes | Premier',
  compareSecond: 'Second | Segundo | Segundo | Zweites | Deuxième',
  compareThird: `Third (optional) | Terceiro (opcional) | Tercero (opcional) | Drittes (optional)
    | Troisième (facultatif)`,
  compareNone: 'None | Nenhum | Ninguno | Keines | Aucun',
  compareWhat: 'Property | Característica | Característica | Merkmal | Caractéristique',
  uploadChoose: `Choose files | Escolher arquivos | Elegir archivos | Dateien auswählen
    | Choisir des fichiers`,
  uploadDrop: `or drop them here, at most 700 kB each | ou solte-os aqui, até 700 kB cada
    | o suéltalos aquí, 700 kB como máximo cada uno | oder hier ablegen, je höchstens 700 kB
    | ou déposez-les ici, 700 ko au plus chacun`,
  uploadDone: 'File added | Arquivo adicionado | Archivo añadido | Datei hinzugefügt | Fichier ajouté',
  uploadNone: `No files yet | Nenhum arquivo ainda | Todavía no hay archivos | Noch keine Dateien
    | Pas encore de fichier`,
  uploadNoneText: `What you add is listed here. | O que você adicionar aparece aqui.
    | Lo que añadas aparecerá aquí. | Was du hinzufügst, steht hier. | Vos fichiers apparaissent ici.`,
  uploadFiles: 'Files | Arquivos | Archivos | Dateien | Fichiers',
} as const satisfies WordTable;
