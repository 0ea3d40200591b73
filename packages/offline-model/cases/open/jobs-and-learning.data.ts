import type { Case } from '../case.ts';
import { caseOf, click, create, home, open, put, see, steps } from '../shorthand.ts';

export const jobsAndLearning: readonly Case[] = [
  caseOf(
    'job-board | en | lists, search, filter-sort, submit-forms, create, theme | a job board for bakers',
    [
      'Job board for bakers and pastry chefs: search jobs, filter by city and full-time or part-time, view a job, apply with name, email and CV upload, post a job. The background color is beige, the component color is brown.',
      { kind: 'colour', where: 'page', is: '#f5f5dc' },
      { kind: 'colour', where: 'button', is: ['#a52a2a', '#8b4513'] },
      { kind: 'list', in: ['Jobs', 'Browse jobs', 'Home'], atLeast: 6 },
      { kind: 'search', in: ['Jobs', 'Browse jobs'] },
      {
        kind: 'filter',
        in: ['Jobs', 'Browse jobs'],
        by: ['Type', 'Employment type', 'Hours'],
        option: 'Part-time',
      },
      steps('one applies for a job | submit-forms', [
        open(['Jobs', 'Browse jobs']),
        { do: 'open-item' },
        {
          do: 'submit',
          form: [/apply/i],
          values: [put('Name', 'Lea Korn'), put('Email', 'lea@example.org')],
        },
        see([/thank|received|sent|submitted|applied|success/i]),
      ]),
      {
        kind: 'create',
        in: [/post/i, 'Jobs'],
        button: [/post|add|new/i],
        values: [put(['Title', 'Job title'], 'Night baker, sourdough')],
        shows: 'Night baker, sourdough',
      },
      { kind: 'detail', from: ['Jobs', 'Browse jobs'], shows: ['City'] },
    ],
  ),
  caseOf(
    'freelancers | en | lists, detail, filter-sort, messages, reviews | freelancers with skills and rates',
    [
      'Directory of freelancers in film: name, role, city, day rate, skills. Clients search, filter by role, sort by day rate, read reviews, and send a request to a freelancer.',
      { kind: 'list', in: ['Freelancers', 'Directory', 'Home'], atLeast: 6 },
      { kind: 'search', in: ['Freelancers', 'Directory'] },
      { kind: 'filter', in: ['Freelancers', 'Directory'], by: 'Role' },
      { kind: 'sort', in: ['Freelancers', 'Directory'], by: /rate/i, values: 'number' },
      { kind: 'comment', from: ['Freelancers', 'Directory'], text: 'Calm on a loud set.', stars: true },
      steps('a request is sent | submit-forms', [
        open(['Freelancers', 'Directory']),
        { do: 'open-item' },
        { do: 'submit', form: [/request|contact|message|hire/i], values: [put('Email', 'prod@example.org')] },
        see([/thank|sent|received/i]),
      ]),
      { kind: 'fields', in: ['Freelancers', 'Directory'], names: ['Role', 'City', /rate/i, 'Skills'] },
    ],
  ),
  caseOf('courses | en | lists, detail, my-records, quiz, theme | courses with lessons and enrolment', [
    'Online learning platform about astronomy with courses, lessons, a quiz at the end and a progress page. Students can enroll and see my learning. Make the background dark blue and use gold for buttons.',
    { kind: 'colour', where: 'page', is: '#00008b' },
    { kind: 'colour', where: 'button', is: '#ffd700' },
    { kind: 'list', in: 'Courses', atLeast: 6 },
    { kind: 'detail', from: 'Courses', shows: [/lesson/i] },
    steps('one enrols and finds the course under my learning | my-records', [
      open('Courses'),
      { do: 'open-item' },
      { do: 'submit', form: [/enrol/i], values: [] },
      open([/my learning|my courses|progress/i]),
      { do: 'see-rows', atLeast: 1 },
    ]),
    { kind: 'quiz', in: [/quiz/i], questions: 3 },
    { kind: 'search', in: 'Courses' },
  ]),
  caseOf('quiz-history | en | quiz, theme | a quiz, one sentence', [
    'Build a quiz about the history of trains with 10 questions, multiple choice, score and highscore, orchid background and indigo buttons.',
    { kind: 'quiz', in: ['Quiz', 'Home', 'Play', 'Start'], questions: 10 },
    { kind: 'colour', where: 'page', is: '#da70d6' },
    { kind: 'colour', where: 'button', is: '#4b0082' },
    steps('the first question is numbered | quiz', [
      open(['Quiz', 'Home', 'Play', 'Start']),
      see([/question\s*1|1\s*(\/|of)\s*10|start/i]),
    ]),
    { kind: 'section', name: [/high ?scores?|leaderboard|scores/i, 'Home'] },
    steps('trains are what it is about | quiz', [home, see([/train|rail/i])]),
  ]),
  caseOf('flashcards-de | de | language, create, lists, edit-delete | vocabulary cards in German', [
    'Karteikarten zum Vokabeln lernen: Stapel mit Karten (Vorderseite, Rückseite), lernen mit umdrehen, gewusst oder nicht gewusst, Statistik.',
    { kind: 'language', is: 'de', words: [/karten/i] },
    { kind: 'list', in: [/karten/i, /stapel/i], atLeast: 6 },
    create(
      [/^karten/i, /karteikarten/i, /stapel/i],
      [put('Vorderseite', 'der Specht'), put('Rückseite', 'woodpecker')],
      'der Specht',
    ),
    steps('eine Karte wird umgedreht | engines', [
      open([/lernen/i]),
      click([/umdrehen|zeigen|antwort/i]),
      see([/gewusst/i]),
    ]),
    { kind: 'search', in: [/^karten/i, /karteikarten/i, /stapel/i] },
    { kind: 'section', name: [/statistik/i] },
    { kind: 'remove', in: [/^karten/i, /karteikarten/i], row: 'der Specht' },
  ]),
  caseOf('tutors-es | es | language, booking, lists, filter-sort, theme | private lessons in Spanish', [
    'Plataforma de clases particulares: profesores con materia, precio por hora y ciudad. Los alumnos buscan, filtran por materia y reservan una clase con fecha y hora. Un profesor no puede tener dos clases a la misma hora. Color de fondo celeste y botones naranjas.',
    { kind: 'language', is: 'es', words: ['Profesores', /reserv/i] },
    { kind: 'colour', where: 'button', is: '#ffa500' },
    { kind: 'list', in: 'Profesores', atLeast: 6 },
    { kind: 'filter', in: 'Profesores', by: 'Materia' },
    { kind: 'sort', in: 'Profesores', by: /precio/i, values: 'number' },
    {
      kind: 'booking',
      in: [/reserv/i, 'Clases', 'Profesores'],
      values: [put('Fecha', { inDays: 5 })],
      twice: 'refused',
    },
    { kind: 'search', in: 'Profesores' },
    { kind: 'detail', from: 'Profesores', shows: ['Materia', 'Ciudad'] },
  ]),
];
