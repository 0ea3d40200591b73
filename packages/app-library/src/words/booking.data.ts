import type { WordTable } from './word-table.ts';

export const BOOKING_WORDS = {
  bookPast: `Please choose a day that is not in the past
    | Escolha um dia que não esteja no passado: este não é válido, deve ser hoje ou depois
    | Elige un día que no haya pasado: debe ser hoy o más tarde
    | Bitte wähle einen Tag, der nicht vergangen ist | Veuillez choisir un jour qui n’est pas passé`,
  bookTaken: `This time is already booked. Please choose another one.
    | Este horário já está reservado. Escolha outro. | Esta hora ya está reservada. Elige otra.
    | Diese Zeit ist bereits gebucht. Bitte wähle eine andere.
    | Cet horaire est déjà réservé. Veuillez en choisir un autre.`,
  bookTakenDays: `These days are already booked. Please choose others.
    | Estes dias já estão reservados. Escolha outros. | Estos días ya están reservados. Elige otros.
    | Diese Tage sind bereits gebucht. Bitte wähle andere.
    | Ces jours sont déjà réservés. Veuillez en choisir d’autres.`,
  bookFree: `Free on these days | Livre nestes dias | Libre en estos días | An diesen Tagen frei
    | Libre ces jours-là`,
  bookOrder: `The end must come after the beginning | O fim deve vir depois do começo
    | El final debe venir después del comienzo | Das Ende muss nach dem Anfang liegen
    | La fin doit venir après le début`,
  bookPickDay: `Choose a day to see the free times. | Escolha um dia para ver os horários livres.
    | Elige un día para ver las horas libres. | Wähle einen Tag, um die freien Zeiten zu sehen.
    | Choisissez un jour pour voir les horaires libres.`,
  bookFull: `Nothing is free on this day. Please choose another one.
    | Não há horários livres neste dia. Escolha outro. | No hay horas libres este día. Elige otro.
    | An diesem Tag ist nichts mehr frei. Bitte wähle einen anderen.
    | Plus rien de libre ce jour-là. Veuillez en choisir un autre.`,
  bookTime: 'Time | Horário | Hora | Uhrzeit | Heure',
  bookSubmit: `Confirm booking | Confirmar reserva | Confirmar reserva | Verbindlich buchen
    | Confirmer la réservation`,
  bookDone: `Booking confirmed | Reserva confirmada | Reserva confirmada | Buchung bestätigt
    | Réservation confirmée`,
  bookReference: `Booking reference | Referência da reserva | Referencia de la reserva | Buchungsnummer
    | Référence de réservation`,
  bookAgain: `Book another | Fazer outra reserva | Hacer otra reserva | Noch einmal buchen
    | Réserver à nouveau`,
  bookMine: 'My bookings | Minhas reservas | Mis reservas | Meine Buchungen | Mes réservations',
  bookNone: `Nothing booked yet | Nenhuma reserva ainda | Todavía no hay reservas | Noch nichts gebucht
    | Pas encore de réservation`,
  bookNoneText: `What you book is listed here. | O que você reservar aparece aqui.
    | Lo que reserves aparecerá aquí. | Was du buchst, steht hier. | Vos réservations apparaissent ici.`,
  bookPlacesLeft: 'Places left | Vagas livres | Plazas libres | Freie Plätze | Places libres',
  bookMostPeople: `Most people that fit | Máximo de pessoas | Máximo de personas | Höchstzahl an Personen
    | Nombre maximal de personnes`,
  bookShortest: `The shortest booking, in nights or days | O mínimo, em noites ou dias
    | El mínimo, en noches o días | Das Mindeste, in Nächten oder Tagen | Le minimum, en nuits ou en jours`,
  bookDays: 'days | dias | días | Tage | jours',
  bookNights: 'nights | noites | noches | Nächte | nuits',
  bookCancel: `Cancel booking | Cancelar reserva | Cancelar reserva | Buchung stornieren
    | Annuler la réservation`,
  bookCancelled: `Booking cancelled | Reserva cancelada | Reserva cancelada | Buchung storniert
    | Réservation annulée`,
  bookCancelQuestion: `Cancel this booking? | Cancelar esta reserva? | ¿Cancelar esta reserva?
    | Diese Buchung stornieren? | Annuler cette réservation ?`,
  bookAhead: `Please book at least {hours} hours before | Reserve pelo menos {hours} horas antes
    | Reserva al menos {hours} horas antes | Bitte mindestens {hours} Stunden vorher buchen
    | Réservez au moins {hours} heures avant`,
  bookWaits: `Everything is taken: you will be on the waiting list. | Tudo ocupado: você ficará na lista de espera.
    | Todo ocupado: quedarás en la lista de espera. | Alles vergeben: Sie kommen auf die Warteliste.
    | Complet : vous serez sur la liste d’attente.`,
  bookKeep: 'Keep it | Manter | Mantener | Behalten | Garder',
} as const satisfies WordTable;
