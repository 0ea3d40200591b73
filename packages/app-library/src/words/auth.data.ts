import type { WordTable } from './word-table.ts';

export const AUTH_WORDS = {
  authSignIn: 'Sign in | Entrar | Iniciar sesión | Anmelden | Se connecter',
  authSignUp: 'Sign up | Criar conta | Crear cuenta | Registrieren | Créer un compte',
  authSignOut: 'Sign out | Sair | Cerrar sesión | Abmelden | Se déconnecter',
  authSignInText: `Welcome back. Enter your email address and password.
    | Que bom ver você de novo. Informe seu e-mail e sua senha.
    | Qué bien verte de nuevo. Escribe tu correo y tu contraseña.
    | Schön, dass du da bist. Gib deine E-Mail-Adresse und dein Passwort ein.
    | Bon retour. Saisissez votre adresse e-mail et votre mot de passe.`,
  authSignUpText: `An account takes less than a minute. | Criar uma conta leva menos de um minuto.
    | Crear una cuenta lleva menos de un minuto. | Ein Konto ist in weniger als einer Minute angelegt.
    | Un compte se crée en moins d’une minute.`,
  authName: 'Name | Nome | Nombre | Name | Nom',
  authEmail: 'Email | E-mail | Correo electrónico | E-Mail | E-mail',
  authRepeat: `Repeat password | Repita a senha | Repite la contraseña | Passwort wiederholen
    | Répéter le mot de passe`,
  authRole: 'I am a | Eu sou | Soy | Ich bin | Je suis',
  authWrong: `Email or password is wrong. Please try again. | E-mail ou senha incorretos. Tente de novo.
    | El correo o la contraseña son incorrectos. Inténtalo de nuevo.
    | E-Mail oder Passwort ist falsch. Bitte versuche es noch einmal.
    | E-mail ou mot de passe incorrect. Veuillez réessayer.`,
  authTaken: `There is already an account with this email address. | Já existe uma conta com este e-mail.
    | Ya existe una cuenta con este correo. | Zu dieser E-Mail-Adresse gibt es bereits ein Konto.
    | Un compte existe déjà avec cette adresse e-mail.`,
  authShort: `The password needs at least 8 characters | A senha precisa de pelo menos 8 caracteres
    | La contraseña necesita al menos 8 caracteres | Das Passwort braucht mindestens 8 Zeichen
    | Le mot de passe doit avoir au moins 8 caractères`,
  authDiffer: `The passwords must be the same | As senhas devem ser iguais | Las contraseñas deben coincidir
    | Die Passwörter müssen übereinstimmen | Les mots de passe doivent être identiques`,
  authNameRequired: `Name is required | Nome é obrigatório | El nombre es obligatorio
    | Name ist erforderlich | Le nom est obligatoire`,
  authPasswordRequired: `Password is required | Senha é obrigatória | La contraseña es obligatoria
    | Passwort ist erforderlich | Le mot de passe est obligatoire`,
  authWelcome: `Welcome, {name} | Boas-vindas, {name} | Te damos la bienvenida, {name} | Willkommen, {name}
    | Bienvenue, {name}`,
  authGoodbye: `You are signed out | Você saiu | Has cerrado la sesión | Du bist abgemeldet
    | Vous êtes déconnecté`,
  authNoAccount: `No account yet? | Ainda não tem conta? | ¿Todavía no tienes cuenta? | Noch kein Konto?
    | Pas encore de compte ?`,
  authHasAccount: `Already have an account? | Já tem uma conta? | ¿Ya tienes una cuenta? | Schon ein Konto?
    | Vous avez déjà un compte ?`,
  authDemo: `Demo accounts | Contas de demonstração | Cuentas de prueba | Demo-Konten
    | Comptes de démonstration`,
  authDemoText: `Accounts are kept in this browser only. Use one of these to look around.
    | As contas ficam só neste navegador. Use uma destas para conhecer o aplicativo.
    | Las cuentas se guardan solo en este navegador. Usa una de estas para probar.
    | Konten bleiben nur in diesem Browser. Mit diesen kannst du dich umsehen.
    | Les comptes restent dans ce navigateur. Utilisez l’un de ceux-ci pour essayer.`,
  authUse: 'Use | Usar | Usar | Verwenden | Utiliser',
  authAccountMenu: 'Account menu | Menu da conta | Menú de la cuenta | Kontomenü | Menu du compte',
  authForbidden: `This page is for others | Esta página é para outras pessoas
    | Esta página es para otras personas | Diese Seite ist für andere | Cette page est réservée`,
  authForbiddenText: `Your account has no access here. It needs the role {role}.
    | Sua conta não tem acesso aqui. É preciso ter o papel {role}.
    | Tu cuenta no tiene acceso aquí. Hace falta el rol {role}.
    | Dein Konto hat hier keinen Zugang. Nötig ist die Rolle {role}.
    | Votre compte n’a pas accès. Le rôle {role} est nécessaire.`,
} as const satisfies WordTable;
