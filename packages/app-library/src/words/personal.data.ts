import type { WordTable } from './word-table.ts';

export const PERSONAL_WORDS = {
  meAbout: 'About me | Sobre mim | Sobre mí | Über mich | À propos de moi',
  meSave: `Save changes | Salvar alterações | Guardar cambios | Änderungen speichern
    | Enregistrer les modifications`,
  meSaved: 'Profile saved | Perfil salvo | Perfil guardado | Profil gespeichert | Profil enregistré',
  meTheme: 'Appearance | Aparência | Apariencia | Erscheinungsbild | Apparence',
  meLight: 'Light | Claro | Claro | Hell | Clair',
  meDark: 'Dark | Escuro | Oscuro | Dunkel | Sombre',
  meSystem: 'As this device | Como no aparelho | Como el dispositivo | Wie dieses Gerät | Comme l’appareil',
  meMail: `Notifications by email | Notificações por e-mail | Avisos por correo
    | Benachrichtigungen per E-Mail | Notifications par e-mail`,
  meMailText: `When something happens that concerns you. | Quando algo for do seu interesse.
    | Cuando ocurra algo que te afecte. | Wenn etwas passiert, das dich betrifft.
    | Quand quelque chose vous concerne.`,
  meWeekly: `Weekly summary | Resumo semanal | Resumen semanal | Wöchentliche Zusammenfassung
    | Résumé hebdomadaire`,
  meWeeklyText: `Every Monday, what happened in the week before.
    | Toda segunda-feira, o que aconteceu na semana anterior. | Cada lunes, lo que pasó la semana anterior.
    | Jeden Montag das Wichtigste der Vorwoche. | Chaque lundi, l’essentiel de la semaine passée.`,
  mePublic: 'Public profile | Perfil público | Perfil público | Öffentliches Profil | Profil public',
  mePublicText: `Others can see your name and what you share.
    | Outras pessoas veem seu nome e o que você compartilha. | Los demás ven tu nombre y lo que compartes.
    | Andere sehen deinen Namen und was du teilst. | Les autres voient votre nom et vos partages.`,
  meSettingsSaved: `Settings saved | Configurações salvas | Ajustes guardados | Einstellungen gespeichert
    | Réglages enregistrés`,
  meNothingSaved: `Nothing saved yet | Nada salvo ainda | Todavía no hay nada guardado | Noch nichts gemerkt
    | Rien d’enregistré pour le moment`,
  meNothingSavedText: `Press Save on what you like and it will wait here.
    | Toque em Salvar no que gostar e ele aparece aqui.
    | Pulsa Guardar en lo que te guste y lo tendrás aquí. | Was du dir merkst, steht hier.
    | Ce que vous enregistrez vous attend ici.`,
  meBrowse: 'Look around | Explorar | Explorar | Umsehen | Parcourir',
  noticeTitle: 'Notifications | Notificações | Notificaciones | Benachrichtigungen | Notifications',
  noticeUnread: 'unread | não lidas | sin leer | ungelesen | non lues',
  noticeNew: 'New | Nova | Nueva | Neu | Nouveau',
  noticeRead: `Mark as read | Marcar como lida | Marcar como leída | Als gelesen markieren
    | Marquer comme lue`,
  noticeReadAll: `Mark all as read | Marcar todas como lidas | Marcar todas como leídas
    | Alle als gelesen markieren | Tout marquer comme lu`,
  noticeNone: `No notifications | Nenhuma notificação | Sin notificaciones | Keine Benachrichtigungen
    | Aucune notification`,
  noticeNoneText: `You are up to date. | Você está em dia. | Estás al día. | Du bist auf dem neuesten Stand.
    | Vous êtes à jour.`,
  noticeAll: `See all notifications | Ver todas as notificações | Ver todas las notificaciones
    | Alle Benachrichtigungen ansehen | Voir toutes les notifications`,
  accountsRole: 'Role | Papel | Rol | Rolle | Rôle',
  accountsChanged: 'Role saved | Papel salvo | Rol guardado | Rolle gespeichert | Rôle enregistré',
  accountsSince: 'Since | Desde | Desde | Seit | Depuis',
  boardRank: 'Rank | Posição | Puesto | Rang | Rang',
} as const satisfies WordTable;
