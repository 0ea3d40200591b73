import type { WordTable } from './word-table.ts';

/** What apps on a cloud say. */
export const CLOUD_WORDS = {
  authForgot: `Forgot your password? | Esqueceu a senha? | ¿Olvidaste la contraseña? | Passwort vergessen?
    | Mot de passe oublié ?`,
  authReset: `Reset password | Redefinir senha | Restablecer contraseña | Passwort zurücksetzen
    | Réinitialiser le mot de passe`,
  authResetText: `Enter the email address of your account. You get a link to choose another password.
    | Informe o e-mail da sua conta. Você recebe um link para escolher outra senha.
    | Escribe el correo de tu cuenta. Recibirás un enlace para elegir otra contraseña.
    | Gib die E-Mail-Adresse deines Kontos ein. Du bekommst einen Link, um ein anderes Passwort zu wählen.
    | Saisissez l’adresse e-mail de votre compte. Vous recevrez un lien pour choisir un autre mot de passe.`,
  authResetSend: 'Send the link | Enviar o link | Enviar el enlace | Link senden | Envoyer le lien',
  authResetSent: `Look into your mail | Veja seu e-mail | Mira tu correo | Sieh in deine E-Mails
    | Consultez vos e-mails`,
  authResetSentText: `If this address has an account, a link is on its way.
    | Se este endereço tiver uma conta, um link está a caminho.
    | Si esta dirección tiene una cuenta, un enlace está en camino.
    | Gehört zu dieser Adresse ein Konto, ist ein Link unterwegs.
    | Si cette adresse a un compte, un lien est en route.`,
  authNewPassword: 'New password | Nova senha | Nueva contraseña | Neues Passwort | Nouveau mot de passe',
  authNewPasswordText: `Choose the password that you will sign in with from now on.
    | Escolha a senha com que você vai entrar a partir de agora.
    | Elige la contraseña con la que entrarás a partir de ahora.
    | Wähle das Passwort, mit dem du dich von jetzt an anmeldest.
    | Choisissez le mot de passe avec lequel vous vous connecterez désormais.`,
  authNewPasswordSaved: `The new password is set. | A nova senha está definida.
    | La nueva contraseña está guardada. | Das neue Passwort gilt. | Le nouveau mot de passe est enregistré.`,
  authMailSent: `Open the link in the mail that was sent to you, then sign in.
    | Abra o link do e-mail que enviamos e depois entre.
    | Abre el enlace del correo que te enviamos y luego inicia sesión.
    | Öffne den Link in der E-Mail, die du bekommen hast, und melde dich dann an.
    | Ouvrez le lien de l’e-mail envoyé, puis connectez-vous.`,
  authMailChange: `The new address counts once the link that was sent to it has been opened.
    | O novo endereço vale depois que o link enviado for aberto.
    | La nueva dirección vale cuando se abra el enlace enviado.
    | Die neue Adresse gilt, sobald der dorthin gesandte Link geöffnet wurde.
    | La nouvelle adresse sera valable une fois le lien envoyé ouvert.`,
  authClosed: `New accounts are not accepted at the moment. | Novas contas não são aceitas no momento.
    | Por ahora no se aceptan cuentas nuevas. | Neue Konten werden zurzeit nicht angenommen.
    | Les nouveaux comptes ne sont pas acceptés pour le moment.`,
  authLinkOver: `This link no longer works. Ask for another one. | Este link não funciona mais. Peça outro.
    | Este enlace ya no funciona. Pide otro. | Dieser Link gilt nicht mehr. Fordere einen neuen an.
    | Ce lien ne fonctionne plus. Demandez-en un autre.`,
  cloudAway: `The cloud did not answer. Nothing was saved; try again.
    | A nuvem não respondeu. Nada foi salvo; tente de novo.
    | La nube no respondió. No se guardó nada; inténtalo de nuevo.
    | Die Cloud hat nicht geantwortet. Nichts wurde gespeichert; versuche es noch einmal.
    | Le cloud n’a pas répondu. Rien n’a été enregistré ; réessayez.`,
  cloudForbidden: `Your account may not do that. | Sua conta não pode fazer isso.
    | Tu cuenta no puede hacer eso. | Dein Konto darf das nicht. | Votre compte n’a pas ce droit.`,
  cloudSignInFirst: `Sign in first. | Entre primeiro. | Primero inicia sesión. | Melde dich zuerst an.
    | Connectez-vous d’abord.`,
  cloudTaken: `This is taken already. | Isto já está ocupado. | Esto ya está ocupado.
    | Das ist schon vergeben. | C’est déjà pris.`,
  cloudOffer: `Upload my entries | Enviar meus registros | Subir mis entradas | Meine Einträge hochladen
    | Envoyer mes entrées`,
  cloudOfferText: `This browser still holds entries from before: {n}. Put them into the cloud?
    | Este navegador ainda guarda registros de antes: {n}. Colocar na nuvem?
    | Este navegador aún guarda entradas de antes: {n}. ¿Ponerlas en la nube?
    | Dieser Browser hat noch Einträge von früher: {n}. In die Cloud legen?
    | Ce navigateur garde des entrées d’avant : {n}. Les mettre dans le cloud ?`,
  cloudForget: 'Delete them here | Excluir daqui | Borrarlas aquí | Hier löschen | Les supprimer ici',
  cloudUploaded: `Entries put into the cloud: {n}. | Registros colocados na nuvem: {n}.
    | Entradas puestas en la nube: {n}. | In die Cloud gelegte Einträge: {n}.
    | Entrées mises dans le cloud : {n}.`,
  cloudNotUploaded: `Entries that stayed in this browser, since the cloud refused them: {n}.
    | Registros que ficaram neste navegador porque a nuvem os recusou: {n}.
    | Entradas que quedan en este navegador porque la nube las rechazó: {n}.
    | Einträge, die in diesem Browser blieben, weil die Cloud sie ablehnte: {n}.
    | Entrées restées dans ce navigateur, refusées par le cloud : {n}.`,
} as const satisfies WordTable;
