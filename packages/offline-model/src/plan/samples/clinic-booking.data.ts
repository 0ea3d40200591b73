import type { AppPlan } from '../app-plan.ts';
import { collection, field, MANAGED } from '../shorthand.ts';
import { seeded } from './seeded.ts';

/** Booking with sign-in, roles, rules, messages and a back office. */
export const CLINIC_BOOKING: AppPlan = {
  version: 1,
  name: 'Harbour Clinic',
  tagline: 'Appointments with doctors who have time for you',
  language: 'en',
  kind: 'booking',
  domain: 'clinic',
  theme: {
    background: '#f0f8ff',
    primary: '#20b2aa',
    accent: '#1d4e89',
    mode: 'light',
    hasModeSwitch: true,
    layout: 'topbar',
    fonts: 'humanist',
    radius: 'large',
    density: 'regular',
    palette: 'requested',
  },
  currency: 'USD',
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
    seeded(
      {
        id: 'doctor',
        one: 'Doctor',
        many: 'Doctors',
        icon: 'Stethoscope',
        titleField: 'name',
        isOwned: false,
        rules: [],
        fields: [
          field('name', 'Name', 'text', { isRequired: true }),
          field('photo', 'Photo', 'image'),
          field('specialty', 'Specialty', 'choice', {
            isRequired: true,
            options: ['Cardiology', 'Dermatology', 'Paediatrics', 'General practice'],
          }),
          field('fee', 'Consultation fee', 'money', { min: 0 }),
          field('rating', 'Rating', 'rating', { min: 1, max: 5 }),
          field('about', 'About', 'longText', { isListed: false }),
        ],
      },
      `
Dr. Maria Lopes | doctor woman | Cardiology | 120 | 5 | Heart specialist with twenty years of practice.
Dr. Erik Holm | doctor man | Dermatology | 95 | 4 | Skin checks and allergies.
Dr. Aisha Rahman | doctor woman | Paediatrics | 80 | 5 | Calm with nervous children.
Dr. Peter Novak | doctor man | General practice | 60 | 4 | Family doctor for all ages.
Dr. Chloe Martin | doctor woman | Dermatology | 90 | 4 | Acne and eczema.
Dr. Samuel Osei | doctor man | Cardiology | 130 | 5 | Rhythm disorders and prevention.`,
    ),
    {
      id: 'appointment',
      one: 'Appointment',
      many: 'Appointments',
      icon: 'CalendarDays',
      titleField: 'patient',
      isOwned: true,
      fields: [
        field('patient', 'Patient name', 'text', { isRequired: true }),
        field('doctor', 'Doctor', 'relation', { entity: 'doctor', isRequired: true }),
        field('date', 'Date', 'date', { isRequired: true }),
        field('time', 'Time', 'time', { isRequired: true }),
        field('phone', 'Phone', 'phone', { isRequired: true, isListed: false }),
        field('reason', 'Reason', 'longText', { isListed: false }),
        field('status', 'Status', 'choice', {
          options: ['Requested', 'Confirmed', 'Cancelled'],
          initial: 'Requested',
        }),
      ],
      rules: [
        {
          kind: 'unique',
          fields: ['doctor', 'date', 'time'],
          message: 'This time is already taken. Please choose another.',
        },
        { kind: 'atMost', count: 2, per: ['patient'], message: 'At most 2 appointments per patient.' },
        { kind: 'after', field: 'date', than: 'now', message: 'Choose a day after today.' },
      ],
      seed: [
        {
          id: 'appointment-1',
          mine: true,
          patient: 'Ana Costa',
          doctor: 'doctor-1',
          date: 'D+3',
          time: '10:30',
          phone: '+1 555 0101',
          reason: 'Yearly check',
          status: 'Confirmed',
        },
        {
          id: 'appointment-2',
          patient: 'Noah Fischer',
          doctor: 'doctor-2',
          date: 'D+1',
          time: '09:00',
          phone: '+1 555 0102',
          reason: 'Rash',
          status: 'Requested',
        },
        {
          id: 'appointment-3',
          patient: 'Emma Brown',
          doctor: 'doctor-3',
          date: 'D+1',
          time: '11:00',
          phone: '+1 555 0103',
          reason: 'Vaccination',
          status: 'Confirmed',
        },
        {
          id: 'appointment-4',
          patient: 'Lucas Moreau',
          doctor: 'doctor-4',
          date: 'D+2',
          time: '14:00',
          phone: '+1 555 0104',
          reason: 'Cough',
          status: 'Requested',
        },
        {
          id: 'appointment-5',
          patient: 'Sofia Rossi',
          doctor: 'doctor-1',
          date: 'D+5',
          time: '15:30',
          phone: '+1 555 0105',
          reason: 'Follow-up',
          status: 'Confirmed',
        },
        {
          id: 'appointment-6',
          patient: 'Liam Walsh',
          doctor: 'doctor-6',
          date: 'D-4',
          time: '09:30',
          phone: '+1 555 0106',
          reason: 'ECG',
          status: 'Cancelled',
        },
      ],
    },
  ],
  pages: [
    {
      id: 'home',
      title: 'Home',
      intro: 'Care close to the harbour.',
      path: '/',
      icon: 'House',
      isInNav: true,
      blocks: [
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
        {
          kind: 'prose',
          style: 'cards',
          title: 'Services',
          text: '',
          items: [
            { title: 'Check-ups', text: 'Yearly checks for adults and children.', icon: 'HeartPulse' },
            { title: 'Vaccinations', text: 'Travel and routine vaccines.', icon: 'Syringe' },
            { title: 'Lab tests', text: 'Results within two days.', icon: 'TestTube' },
          ],
        },
        {
          kind: 'prose',
          style: 'hours',
          title: 'Opening hours',
          text: '',
          items: [
            { title: 'Monday to Friday', text: '08:00 – 18:00' },
            { title: 'Saturday', text: '09:00 – 13:00' },
            { title: 'Sunday', text: 'Closed' },
          ],
        },
      ],
    },
    {
      id: 'doctors',
      title: 'Doctors',
      intro: 'Find the right specialist.',
      path: '/doctors',
      icon: 'Stethoscope',
      isInNav: true,
      blocks: [
        collection('doctor', 'Doctors', {
          filters: ['specialty'],
          sorts: ['name', 'fee', 'rating'],
          actions: [{ kind: 'book', label: 'Book', page: 'book' }],
        }),
      ],
    },
    {
      id: 'doctor-detail',
      title: 'Doctor',
      intro: '',
      path: '/doctors/:id',
      icon: 'Stethoscope',
      isInNav: false,
      blocks: [
        {
          kind: 'detail',
          entity: 'doctor',
          related: [],
          talk: 'none',
          actions: [{ kind: 'book', label: 'Book an appointment', page: 'book' }],
          can: { edit: false, remove: false },
        },
      ],
    },
    {
      id: 'book',
      title: 'Book an appointment',
      intro: 'It takes a minute.',
      path: '/book',
      icon: 'CalendarPlus',
      isInNav: true,
      blocks: [
        {
          kind: 'booking',
          entity: 'appointment',
          resource: { entity: 'doctor', field: 'doctor' },
          title: 'Book an appointment',
          slots: ['09:00', '09:30', '10:00', '10:30', '11:00', '14:00', '14:30', '15:00', '15:30'],
        },
      ],
    },
    {
      id: 'appointments',
      title: 'My appointments',
      intro: 'Past and upcoming visits.',
      path: '/appointments',
      icon: 'CalendarDays',
      isInNav: true,
      blocks: [
        collection('appointment', 'My appointments', {
          view: 'list',
          onlyMine: true,
          filters: ['status'],
          sorts: ['date'],
          can: { create: false, edit: false, remove: false, open: true },
          actions: [{ kind: 'status', label: 'Cancel', field: 'status', option: 'Cancelled' }],
        }),
      ],
    },
    {
      id: 'appointment-detail',
      title: 'Appointment',
      intro: '',
      path: '/appointments/:id',
      icon: 'CalendarDays',
      isInNav: false,
      blocks: [
        {
          kind: 'detail',
          entity: 'appointment',
          related: [],
          talk: 'none',
          actions: [{ kind: 'status', label: 'Cancel', field: 'status', option: 'Cancelled' }],
          can: { edit: true, remove: true },
        },
      ],
    },
    {
      id: 'messages',
      title: 'Messages',
      intro: 'Write to your doctor.',
      path: '/messages',
      icon: 'MessageSquare',
      isInNav: true,
      blocks: [
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
      ],
    },
    {
      id: 'profile',
      title: 'Profile',
      intro: 'Your details.',
      path: '/profile',
      icon: 'User',
      isInNav: true,
      blocks: [{ kind: 'profile', title: 'Your profile' }],
    },
    {
      id: 'admin',
      title: 'Back office',
      intro: 'All appointments and doctors.',
      path: '/admin',
      icon: 'ShieldCheck',
      isInNav: true,
      role: 'admin',
      blocks: [
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
    },
  ],
};
