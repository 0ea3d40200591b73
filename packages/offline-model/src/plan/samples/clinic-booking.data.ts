import { collection, MANAGED } from '../shorthand.ts';
import { detail, entity, page, prose, sample } from './sample.ts';

const CANCEL = { kind: 'status', label: 'Cancel', field: 'status', option: 'Cancelled' } as const;

/** Booking with sign-in, roles, rules, messages and a back office. */
export const CLINIC_BOOKING = sample({
  name: 'Harbour Clinic',
  tagline: 'Appointments with doctors who have time for you',
  kind: 'booking',
  domain: 'clinic',
  theme: {
    background: '#f0f8ff',
    primary: '#20b2aa',
    accent: '#1d4e89',
    hasModeSwitch: true,
    fonts: 'humanist',
    radius: 'large',
    palette: 'requested',
  },
  auth: {
    roles: ['patient', 'admin'],
    initialRole: 'patient',
    demo: [
      { name: 'Ana Costa', email: 'ana@example.com', password: 'patient123', role: 'patient' },
      { name: 'Ruth Keller', email: 'admin@example.com', password: 'admin123', role: 'admin' },
    ],
    canSignUp: true,
    guarded: ['appointments', 'messages', 'profile', 'admin'],
  },
  entities: [
    entity(
      'doctor | Doctor | Doctors | Stethoscope',
      `Name*; Photo:image; Specialty*[Cardiology|Dermatology|Paediatrics|General practice]; Fee:money; Rating:rating;
      About:longText-`,
      {
        has: { fee: { label: 'Consultation fee' } },
        rows: `
Dr. Maria Lopes | doctor woman | Cardiology | 120 | 5 | Heart specialist with twenty years of practice.
Dr. Erik Holm | doctor man | Dermatology | 95 | 4 | Skin checks and allergies.
Dr. Aisha Rahman | doctor woman | Paediatrics | 80 | 5 | Calm with nervous children.
Dr. Peter Novak | doctor man | General practice | 60 | 4 | Family doctor for all ages.
Dr. Chloe Martin | doctor woman | Dermatology | 90 | 4 | Acne and eczema.
Dr. Samuel Osei | doctor man | Cardiology | 130 | 5 | Rhythm disorders and prevention.`,
      },
    ),
    entity(
      'appointment | Appointment | Appointments | CalendarDays',
      `Patient*; Doctor->doctor*; Date*:date; Time*:time; Phone*:phone-; Reason:longText-;
      Status[Requested|Confirmed|Cancelled]`,
      {
        isOwned: true,
        mine: 'appointment-1',
        has: { patient: { label: 'Patient name' }, status: { initial: 'Requested' } },
        rules: [
          {
            kind: 'unique',
            fields: ['doctor', 'date', 'time'],
            message: 'This time is already taken. Please choose another.',
          },
          { kind: 'atMost', count: 2, per: ['patient'], message: 'At most 2 appointments per patient.' },
          { kind: 'after', field: 'date', than: 'now', message: 'Choose a day after today.' },
        ],
        rows: `
Ana Costa | 1 | D+3 | 10:30 | +1 555 0101 | Yearly check | Confirmed
Noah Fischer | 2 | D+1 | 09:00 | +1 555 0102 | Rash | Requested
Emma Brown | 3 | D+1 | 11:00 | +1 555 0103 | Vaccination | Confirmed
Lucas Moreau | 4 | D+2 | 14:00 | +1 555 0104 | Cough | Requested
Sofia Rossi | 1 | D+5 | 15:30 | +1 555 0105 | Follow-up | Confirmed
Liam Walsh | 6 | D-4 | 09:30 | +1 555 0106 | ECG | Cancelled`,
      },
    ),
  ],
  pages: [
    page('home | Home | / | House | Care close to the harbour.', [
      {
        kind: 'hero',
        title: 'See a doctor this week',
        text: 'Choose a doctor, pick a time, and get your confirmation at once.',
        actions: [
          { label: 'Book an appointment', page: 'book' },
          { label: 'Our doctors', page: 'doctors' },
        ],
        picture: 'clinic',
      },
      prose(
        'cards',
        'Services',
        `Check-ups | Yearly checks for adults and children. | icon: HeartPulse
Vaccinations | Travel and routine vaccines. | icon: Syringe
Lab tests | Results within two days. | icon: TestTube`,
      ),
      prose(
        'hours',
        'Opening hours',
        `Monday to Friday | 08:00 – 18:00
Saturday | 09:00 – 13:00
Sunday | Closed`,
      ),
    ]),
    page('doctors | Doctors | /doctors | Stethoscope | Find the right specialist.', [
      collection('doctor', 'Doctors', {
        filters: ['specialty'],
        sorts: ['name', 'fee', 'rating'],
        actions: [{ kind: 'book', label: 'Book', page: 'book' }],
      }),
    ]),
    page('doctor-detail | Doctor | /doctors/:id | Stethoscope', [
      detail('doctor', {
        actions: [{ kind: 'book', label: 'Book an appointment', page: 'book' }],
        can: { edit: false, remove: false },
      }),
    ]),
    page('book | Book an appointment | /book | CalendarPlus | It takes a minute.', [
      {
        kind: 'booking',
        entity: 'appointment',
        resource: { entity: 'doctor', field: 'doctor' },
        title: 'Book an appointment',
        slots: ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30'],
      },
    ]),
    page('appointments | My appointments | /appointments | CalendarDays | Past and upcoming visits.', [
      collection('appointment', 'My appointments', {
        view: 'list',
        onlyMine: true,
        filters: ['status'],
        sorts: ['date'],
        actions: [CANCEL],
      }),
    ]),
    page('appointment-detail | Appointment | /appointments/:id | CalendarDays', [
      detail('appointment', { actions: [CANCEL] }),
    ]),
    page('messages | Messages | /messages | MessageSquare | Write to your doctor.', [
      {
        kind: 'messages',
        title: 'Messages',
        threads: [
          {
            with: 'Dr. Maria Lopes',
            about: 'Your results',
            messages: [
              { isMine: false, text: 'Your results are in and look good.', when: 'D-1 09:20' },
              { isMine: true, text: 'That is a relief, thank you!', when: 'D-1 10:05' },
            ],
          },
          {
            with: 'Front desk',
            about: 'Insurance card',
            messages: [{ isMine: false, text: 'Please bring your insurance card.', when: 'D-3 16:00' }],
          },
        ],
      },
    ]),
    page('profile | Profile | /profile | User | Your details.', [{ kind: 'profile', title: 'Your profile' }]),
    page(
      'admin | Back office | /admin | ShieldCheck | All appointments and doctors.',
      [
        {
          kind: 'numbers',
          items: [
            { label: 'Appointments', entity: 'appointment', measure: 'count' },
            {
              label: 'To confirm',
              entity: 'appointment',
              measure: 'count',
              where: { field: 'status', option: 'Requested' },
            },
            { label: 'Doctors', entity: 'doctor', measure: 'count' },
          ],
        },
        collection('appointment', 'Appointments', {
          view: 'table',
          filters: ['status', 'doctor', 'date'],
          sorts: ['date', 'patient'],
          can: MANAGED,
          actions: [{ kind: 'status', label: 'Confirm', field: 'status', option: 'Confirmed' }],
        }),
        collection('doctor', 'Doctors', { view: 'table', can: MANAGED, sorts: ['name'] }),
      ],
      'admin',
    ),
  ],
});
