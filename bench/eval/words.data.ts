/** What buttons and messages are called in the five languages of the cases. */
export const WORDS = {
  add: /^\+$|\b(add|new|create|post|share|write|report|log|record|register|request)\b|hinzufügen|\bneue?[rsn]?\b|anlegen|erstellen|eintragen|erfassen|adicionar|\bnov[oa]s?\b|criar|cadastrar|registrar|incluir|añadir|agregar|nuev[oa]s?|crear|ajouter|nouveau|nouvelle|créer|publier/iu,
  submit:
    /\b(save|add|create|submit|send|post|confirm|book|reserve|apply|enrol|enroll|subscribe|sign ?up|join|place order|pay|continue|next|finish|publish|register|request|donate|share|update|reply|done|ok)\b|speichern|senden|absenden|anlegen|erstellen|hinzufügen|buchen|reservieren|bestätigen|weiter|bestellen|bezahlen|anmelden|abschicken|salvar|guardar|enviar|adicionar|agendar|reservar|confirmar|criar|cadastrar|registrar|añadir|agregar|crear|enregistrer|envoyer|ajouter|réserver|confirmer|valider|créer|publier|inscrire|commander|payer|pagar|finalizar|continuar|suivant|siguiente|próxim/iu,
  cancel:
    /^(cancel|close|back|dismiss|abbrechen|schließen|zurück|cancelar|fechar|cerrar|voltar|volver|annuler|fermer|retour|no|nein|não|non|×|x)$/iu,
  edit: /\b(edit|change|update|modify)\b|bearbeiten|ändern|editar|alterar|modificar|cambiar|modifier|éditer/iu,
  remove:
    /\b(delete|remove|trash|discard)\b|löschen|entfernen|excluir|apagar|remover|deletar|eliminar|borrar|quitar|supprimer|retirer|effacer/iu,
  confirm:
    /\b(delete|remove|yes|confirm|ok|okay|continue|sure|cancel booking|cancel it)\b|löschen|entfernen|\bja\b|bestätigen|stornieren|excluir|apagar|remover|sim\b|confirmar|eliminar|borrar|sí\b|cancelar (reserva|agendamento)|supprimer|oui\b|confirmer|annuler la réservation/iu,
  success:
    /\b(added|created|saved|success|successfully|thank|thanks|sent|received|submitted|booked|confirmed|confirmation|updated|deleted|removed|posted|published|subscribed|signed up|welcome|placed|enrolled|applied|registered|cancelled|done|joined|recorded|reference|shared|commented)\b|gespeichert|angelegt|hinzugefügt|erstellt|danke|gesendet|gebucht|bestätigt|aktualisiert|gelöscht|entfernt|erfolgreich|eingegangen|willkommen|salv[oa]|adicionad[oa]|criad[oa]|obrigad[oa]|enviad[oa]|agendad[oa]|reservad[oa]|confirmad[oa]|atualizad[oa]|excluíd[oa]|removid[oa]|sucesso|cadastrad[oa]|registrad[oa]|guardad[oa]|añadid[oa]|agregad[oa]|cread[oa]|gracias|actualizad[oa]|eliminad[oa]|borrad[oa]|éxito|recibid[oa]|enregistrée?|ajoutée?|créée?|merci|envoyée?|réservée?|confirmée?|mise? à jour|supprimée?|succès|reçue?|publiée?|bienvenue/iu,
  failure:
    /\b(required|invalid|must|cannot|can't|already|not allowed|error|wrong|incorrect|at most|at least|taken|unavailable|not available|full|failed|exists|too (many|few|short|long|small|large|high|low)|please|between|only|maximum|minimum|no longer|conflict|fill in|enter a|choose)\b|erforderlich|pflicht|ungültig|bereits|muss|darf|höchstens|mindestens|belegt|vergeben|falsch|bitte|fehler|nicht möglich|obrigatóri|inválid|já (existe|está|foi|há)|deve|não pode|no máximo|no mínimo|ocupad|incorret|indisponível|obligatori|ya (existe|está|fue|hay)|debe|no puede|como máximo|como mínimo|incorrect|no disponible|requerid|obligatoire|requis|invalide|déjà|doit|ne peut|au plus|au moins|indisponible|erreur|veuillez/iu,
  nothing:
    /\b(no|nothing|not found|0 (results|items|matches)|none|without|empty|couldn't find|could not find)\b|kein|nichts|nenhum|nada|sem resultados|ningun|ningún|sin resultados|no se encontr|aucun|rien|pas de résultat/iu,
  search: /search|find|suche|such|buscar|pesquis|procurar|busca|recherch|cherch/iu,
  sort: /sort|order by|sortier|reihenfolge|ordenar|orden\b|ordem|trier|tri\b|classer/iu,
  filter: /filter|filtro|filtrar|filtre|filtrer/iu,
  all: /^(all|any|every|alle|alles|jede|todos|todas|tudo|todo|qualquer|cualquiera|tous|toutes|tout)\b/iu,
  addToCart:
    /add to (cart|basket|bag)|buy|add\b|in den warenkorb|hinzufügen|kaufen|adicionar|comprar|ao carrinho|añadir|al carrito|ajouter|au panier|acheter/iu,
  cart: /\b(cart|basket|bag)\b|warenkorb|einkaufswagen|carrinho|carrito|cesta|panier/iu,
  checkout:
    /check ?out|proceed|place order|order now|go to payment|kasse|bestellen|bezahlen|finalizar|fechar pedido|pagar|tramitar|realizar pedido|commander|passer (la |ma )?commande|payer|valider/iu,
  orderNumber:
    /(order|bestell|bestellung|auftrag|pedido|orden|commande|reference|referenz|referência|referencia|référence|number|nummer|número|numéro|n[.°º]|no\.|#|confirmation|bestätigung|buchung|ticket|code)[^\n]{0,60}?[#:\s]*[A-Z]*-?\d{2,}|[A-Z]{2,6}-[A-Z0-9]{3,}/iu,
  signIn:
    /\b(sign ?in|log ?in|login)\b|anmelden|einloggen|entrar|acessar|fazer login|iniciar sesión|acceder|se connecter|connexion/iu,
  signUp:
    /\b(sign ?up|register|create (an )?account|join)\b|registrieren|konto erstellen|cadastr|criar conta|registrar|inscrever|regístr|registro|crear (una )?cuenta|s.inscrire|inscription|créer (un )?compte/iu,
  signOut:
    /\b(sign ?out|log ?out|logout)\b|abmelden|ausloggen|sair|desconectar|terminar sessão|cerrar sesión|salir|se déconnecter|déconnexion/iu,
  home: /^(home|start|overview|startseite|übersicht|início|inicio|accueil)$/iu,
  account: /account|profile|menu|konto|profil|conta|perfil|cuenta|compte/iu,
  print:
    /print|download|export|drucken|herunterladen|exportieren|imprimir|baixar|exportar|descargar|imprimer|télécharger|exporter/iu,
  generate:
    /generate|create|run|build|make|show|preview|erstellen|erzeugen|anzeigen|gerar|criar|mostrar|generar|crear|générer|créer|afficher/iu,
  start:
    /\b(start|begin|play|take|go|try|new game|ready)\b|starten|beginnen|los\b|spielen|iniciar|começar|jogar|empezar|comenzar|jugar|commencer|jouer|démarrer/iu,
  next: /next|continue|submit|check|confirm|finish|see (the )?result|show (the )?result|weiter|nächste|prüfen|auswerten|ergebnis|próxim|continuar|verificar|finalizar|resultado|siguiente|comprobar|suivant|valider|terminer|résultat/iu,
  again:
    /again|restart|retry|new game|reset|play|nochmal|neu|wieder|erneut|de novo|novamente|reiniciar|otra vez|de nuevo|rejouer|recommencer|encore/iu,
  score:
    /score|points|correct|result|richtig|punkte|ergebnis|pontu|acert|pontos|corret|resultado|puntos|puntuación|aciertos|correct|bonnes?|résultat/iu,
  send: /send|post|comment|reply|submit|publish|add|save|answer|review|senden|kommentieren|antworten|abschicken|veröffentlichen|speichern|enviar|comentar|responder|publicar|salvar|guardar|envoyer|commenter|répondre|publier|ajouter|enregistrer/iu,
  message:
    /message|text|write|comment|reply|answer|review|nachricht|schreib|kommentar|antwort|bewertung|mensagem|mensaje|comentário|comentario|resposta|respuesta|avalia|opini|reseña|commentaire|réponse|avis|thought|note|body|type|ask/iu,
  dark: /dark|theme|light|appearance|dunkel|hell|design|escuro|tema|oscuro|claro|sombre|thème|clair/iu,
} as const satisfies Record<string, RegExp>;

/** Never to be found in any app. */
export const NONSENSE = 'zqxvwkjy';
