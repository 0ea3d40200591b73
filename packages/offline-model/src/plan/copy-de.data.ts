import type { CopyLists } from './copy.data.ts';

export const DE: CopyLists = {
  teamRoles: ['Gründung', 'Gestaltung', 'Organisation', 'Beratung', 'Verkauf', 'Technik'],
  orderStatus: ['Neu', 'Bezahlt', 'Versandt', 'Zugestellt', 'Storniert'],
  payments: ['Kreditkarte', 'PayPal', 'Überweisung'],
  hours: [
    ['Montag bis Freitag', '9:00 – 18:00'],
    ['Samstag', '10:00 – 14:00'],
    ['Sonntag', 'Geschlossen'],
  ],
  faq: [
    ['Wie fange ich an?', 'Sehen Sie sich um und folgen Sie dem Knopf. Es dauert eine Minute.'],
    ['Kostet es etwas?', 'Schauen ist kostenlos. Preise sehen Sie vorher.'],
    ['Kann ich es mir anders überlegen?', 'Ja, fast alles lässt sich ändern oder stornieren.'],
    ['Wie erreiche ich Sie?', 'Über die Kontaktseite; wir antworten in zwei Tagen.'],
  ],
  steps: [
    ['Umsehen', 'Finden Sie, was passt.'],
    ['Auswählen', 'Öffnen, lesen, entscheiden.'],
    ['Fertig', 'Bestätigen und Nummer behalten.'],
  ],
  values: [
    ['Ehrlich', 'Wir sagen, wie es ist.'],
    ['Sorgfältig', 'Kleine Dinge gut gemacht.'],
    ['Offen', 'Fragen sind willkommen.'],
  ],
  plans: [
    ['Basis', '9 € im Monat', 'Alles für den Anfang.'],
    ['Plus', '19 € im Monat', 'Für alle, die oft kommen.'],
    ['Premium', '39 € im Monat', 'Alles, mit persönlicher Hilfe.'],
  ],
  opinions: [
    'Genau, was ich mir erhofft hatte.',
    'Gut, mit kleinen Wünschen.',
    'Ich würde es sofort wieder nehmen.',
    'Besser als erwartet.',
    'Freundlich, schnell und klar.',
    'Jede Minute wert.',
  ],
  remarks: [
    'Danke fürs Teilen!',
    'Letzte Woche ausprobiert, hat geklappt.',
    'Erzählst du mehr davon?',
    'Gemerkt für später.',
    'Schön!',
    'Ich sehe es etwas anders, aber gut gesagt.',
  ],
  botAnswers: [
    ['hallo,guten', 'Hallo! Wie kann ich helfen?'],
    [
      'öffnungszeiten,offen,geöffnet,wann',
      'Wir sind Montag bis Freitag von 9:00 bis 18:00 und Samstag von 10:00 bis 14:00 da.',
    ],
    ['preis,kosten,kostet,teuer', 'Jeder Preis steht direkt beim Angebot.'],
    ['kontakt,telefon,email,e-mail', 'Auf der Kontaktseite finden Sie Formular, E-Mail und Telefon.'],
    ['buchen,buchung,termin,reservieren', 'Öffnen Sie die Buchungsseite, wählen Sie Tag und Uhrzeit.'],
    ['danke', 'Gern geschehen!'],
  ],
  notices: [
    ['Willkommen bei {name}', 'Sehen Sie sich in Ruhe um.'],
    ['Neuigkeiten', 'Diese Woche neu: {things}.'],
    ['Erinnerung', 'Heute wartet etwas auf Sie.'],
  ],
  threads: [
    ['Clara Jansen', 'Kurze Frage', 'Hallo! Ist das noch aktuell?'],
    ['Jonas Weber', 'Danke', 'Das war genau, was ich brauchte.'],
    ['Support', 'Willkommen', 'Willkommen! Schreiben Sie uns jederzeit.'],
  ],
  sentences: [
    'Ein Liebling aller, die es kennen.',
    'Einfach, zuverlässig, gut gemacht.',
    'Mit Sorgfalt ausgewählt.',
    'Neu hier und schon beliebt.',
    'Ein Klassiker, der nie enttäuscht.',
    'Klein, aber mit Charakter.',
    'Für jeden Tag.',
    'Einen zweiten Blick wert.',
  ],
  legal: [
    ['Was wir speichern', 'Nur, was Sie selbst eingeben.'],
    ['Wo es liegt', 'In dieser App. Nichts wird verkauft.'],
    ['Ihre Rechte', 'Sie können Ihre Angaben jederzeit ändern oder löschen.'],
  ],
};
