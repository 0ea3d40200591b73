import { single, type Case } from '../case.ts';

const EMAIL = ['Email', /e-?mail|courriel/iu];

export const arrivalsASites: readonly Case[] = [
  single({
    id: 'arr-a-bakery',
    title: 'Website of a bakery',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'static-pages', 'literals', 'submit-forms', 'validation'],
    send:
      'Hi, we need a website for our bakery Hearth & Rye, 12 Mill Lane, Ludlow. Pages: Home, Our breads, About us and ' +
      'Contact. On Our breads list the Mill Lane sourdough (£4.20), Seeded rye (£4.60), Potato focaccia (£3.80) and Cardamom ' +
      'bun (£2.50). We are open Tuesday to Saturday from 7:30 to 14:00, closed on Sunday and Monday. About us: Nell Archer and ' +
      'her brother Joe opened the shop in 2016. Contact has our phone 01584 555 019 and a form for cake orders with name, ' +
      'email, date needed and message; name and a proper email are a must. Linen for the background, saddle brown for buttons ' +
      'please.',
    checks: [
      { kind: 'colour', where: 'page', is: '#faf0e6' },
      { kind: 'colour', where: 'button', is: '#8b4513' },
      { kind: 'text', text: 'Hearth & Rye' },
      {
        kind: 'section',
        name: ['Our breads', 'Breads', /bread/iu],
        shows: [
          'Mill Lane sourdough',
          '£4.20',
          'Seeded rye',
          '£4.60',
          'Potato focaccia',
          '£3.80',
          'Cardamom bun',
          '£2.50',
        ],
      },
      { kind: 'section', name: ['About us', 'About', /about/iu], shows: ['Nell Archer', /joe/iu, '2016'] },
      { kind: 'section', name: ['Contact', /contact/iu], shows: ['01584 555 019', '12 Mill Lane'] },
      {
        kind: 'section',
        name: ['Home', 'Contact', 'About us', 'Our breads'],
        shows: [/7[:.]30/u, /14[:.]00|2\s?pm/iu],
      },
      {
        kind: 'submit-form',
        in: ['Contact', /contact/iu],
        values: [
          [['Name', 'Your name', /name/iu], 'Prudence Ash'],
          [EMAIL, 'prudence@example.org'],
        ],
      },
      {
        kind: 'submit-form',
        in: ['Contact', /contact/iu],
        invalid: [
          [['Name', 'Your name', /name/iu], 'Prudence Ash'],
          [EMAIL, 'prudence at home'],
        ],
        values: [
          [['Name', 'Your name', /name/iu], 'Prudence Ash'],
          [EMAIL, 'prudence@example.org'],
        ],
      },
    ],
  }),
  single({
    id: 'arr-a-electricien',
    title: 'Site d’un électricien',
    language: 'fr',
    heldOut: true,
    capabilities: ['static-pages', 'literals', 'submit-forms', 'validation', 'language'],
    send:
      'Bonjour, je suis électricien à mon compte (Martel Électricité, à Annecy) et il me faut un site simple. Une page ' +
      "d'accueil qui dit que j'interviens sous 24 heures dans un rayon de 30 km, une page Tarifs (déplacement 35 €, heure de " +
      "main-d'œuvre 52 €, remplacement d'un tableau électrique à partir de 890 €), une page Réalisations avec quelques " +
      'chantiers, et une page Devis avec un formulaire : nom, téléphone, ville, type de travaux, description. Nom et téléphone ' +
      'sont obligatoires. Mon numéro, 06 39 98 12 45, doit être visible dès la première page.',
    checks: [
      { kind: 'language', is: 'fr', words: ['Tarifs', /devis/iu, /réalisations/iu] },
      { kind: 'text', text: 'Martel Électricité' },
      {
        kind: 'steps',
        title: 'le numéro et le délai sont sur la première page',
        steps: [
          { do: 'home' },
          { do: 'see', text: /06[\s.]?39[\s.]?98[\s.]?12[\s.]?45/u },
          { do: 'see', text: /24\s?(h|heures)/iu },
          { do: 'see', text: /30\s?(km|kilom)/iu },
        ],
      },
      {
        kind: 'section',
        name: ['Tarifs', /tarif|prix/iu],
        shows: [/35(,00)?\s?€/u, /52(,00)?\s?€/u, /890(,00)?\s?€/u],
      },
      { kind: 'section', name: ['Réalisations', /réalisation|chantier/iu] },
      {
        kind: 'submit-form',
        in: ['Devis', 'Demander un devis', /devis/iu],
        values: [
          [['Nom', 'Votre nom', /nom/iu], 'Odile Ravanel'],
          [['Téléphone', /télé|tél/iu], '06 11 22 33 44'],
        ],
      },
      {
        kind: 'steps',
        title: 'le formulaire demande la ville et les travaux',
        steps: [
          { do: 'open', section: ['Devis', 'Demander un devis', /devis/iu] },
          { do: 'see-field', name: /ville/iu },
          { do: 'see-field', name: /travaux/iu },
          { do: 'see-field', name: /description|message|détail/iu },
        ],
      },
    ],
  }),
  {
    id: 'arr-a-choir',
    title: 'Website of an amateur choir',
    language: 'en',
    heldOut: true,
    capabilities: ['static-pages', 'literals', 'submit-forms', 'lists', 'follow-up', 'theme'],
    turns: [
      {
        send:
          'Could you make a website for our choir, the Harbour Street Singers? We rehearse every Thursday at 19:30 in St Anne’s ' +
          'Hall, our conductor is Margarethe Lindqvist. I would like the pages Home, Concerts, News and Join us. The next ' +
          'concerts are "Songs of the Sea" on 14 March at the Old Customs House and "Summer Madrigals" on 20 June in the ' +
          'Botanical Garden, tickets €12 and €8 for students. In Join us people leave their name, email and voice (soprano, ' +
          'alto, tenor or bass), all three required, and get a thank you.',
        checks: [
          { kind: 'text', text: 'Harbour Street Singers' },
          {
            kind: 'section',
            name: ['Home', 'Join us', 'About', 'Rehearsals', 'Contact'],
            shows: [/19[:.]30|7[:.]30\s?pm/iu, /St\.? Anne.s Hall/iu, 'Margarethe Lindqvist'],
          },
          {
            kind: 'section',
            name: 'Concerts',
            shows: ['Songs of the Sea', 'Old Customs House', 'Summer Madrigals', /€\s?12|12(\.00)?\s?€/u],
          },
          { kind: 'section', name: 'News' },
          {
            kind: 'submit-form',
            in: ['Join us', /join/iu],
            values: [
              [['Name', 'Your name', /name/iu], 'Alaric Penn'],
              [EMAIL, 'alaric@example.org'],
              [/voice/iu, { option: ['Tenor', /tenor/iu] }],
            ],
            confirms: /thank/iu,
          },
          {
            kind: 'submit-form',
            in: ['Join us', /join/iu],
            invalid: [
              [['Name', 'Your name', /name/iu], 'Alaric Penn'],
              [EMAIL, ''],
            ],
            values: [
              [['Name', 'Your name', /name/iu], 'Alaric Penn'],
              [EMAIL, 'alaric@example.org'],
            ],
          },
        ],
      },
      {
        send: 'We never write any news, so remove the News page again. And make the buttons crimson.',
        checks: [
          { kind: 'absent', what: 'section', name: 'News' },
          { kind: 'colour', where: 'button', is: '#dc143c' },
          { kind: 'section', name: 'Concerts', shows: ['Songs of the Sea'] },
        ],
      },
    ],
  },
];
