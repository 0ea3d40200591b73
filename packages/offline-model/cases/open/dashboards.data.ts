import type { Case } from '../case.ts';
import { caseOf, create, fill, open, put, see, steps } from '../shorthand.ts';

export const dashboards: readonly Case[] = [
  caseOf('sales-dashboard | en | numbers, reports, filter-sort, theme | sales with charts and a range', [
    'Please create a sales analytics dashboard for an ice cream chain. It should have functionalities for viewing key figures, charts per branch and product, choosing a date range, comparing two branches and exporting reports. Set white as background and hot pink as component color.',
    { kind: 'colour', where: 'page', is: '#ffffff' },
    { kind: 'colour', where: 'button', is: '#ff69b4' },
    { kind: 'chart', on: ['Dashboard', 'Overview', 'Home'] },
    { kind: 'list', in: ['Sales', 'Orders'], atLeast: 6 },
    { kind: 'report', in: ['Reports', 'Report', 'Export'] },
    { kind: 'filter', in: ['Sales', 'Orders'] },
    steps('a date range that holds nothing leaves nothing | numbers', [
      open(['Dashboard', 'Overview', 'Home']),
      fill([/from|start/i], '1999-01-01'),
      fill([/to\b|until|end/i], '1999-01-02'),
      see([/\b0\b/]),
    ]),
    { kind: 'section', name: ['Compare', 'Comparison'] },
    { kind: 'search', in: ['Sales', 'Orders'] },
  ]),
  caseOf('weather-stations | en | numbers, lists, create | weather stations, few words', [
    'dashboard for my weather stations w/ temperature, humidity, wind. charts please',
    { kind: 'chart', on: ['Dashboard', 'Overview', 'Home'] },
    { kind: 'list', in: [/stations|readings|measurements/i], atLeast: 6 },
    { kind: 'fields', in: [/readings|measurements|stations/i], names: ['Temperature', 'Humidity', 'Wind'] },
    { kind: 'search', in: [/stations|readings|measurements/i] },
    create([/stations/i, /readings/i], [put(/name|station|title/i, 'Ridge mast')], 'Ridge mast'),
    { kind: 'sort', in: [/readings|measurements|stations/i], by: 'Temperature', values: 'number' },
    { kind: 'detail', from: [/stations|readings/i], shows: [] },
  ]),
  caseOf('habit-tracker | en | numbers, create, edit-delete, theme | habits with streaks', [
    'A habit tracker: habits with a name, a goal per week and a category; tick a habit for today; show streaks and a chart of the week. Background pastel yellow, everything clickable in slate blue.',
    { kind: 'colour', where: 'button', is: '#6a5acd' },
    { kind: 'list', in: ['Habits', 'Home', 'Today'], atLeast: 5 },
    { kind: 'tick', in: ['Habits', 'Today', 'Home'] },
    create(
      ['Habits', 'Home', 'Today'],
      [put('Name', 'Ten pages before breakfast'), put(/goal/i, '5')],
      'Ten pages before breakfast',
    ),
    { kind: 'chart' },
    { kind: 'remove', in: ['Habits', 'Home', 'Today'], row: 'Ten pages before breakfast' },
    {
      kind: 'edit',
      in: ['Habits', 'Home', 'Today'],
      values: [put('Name', 'Stretch by the window')],
      shows: 'Stretch by the window',
    },
  ]),
  caseOf('energy-pt | pt | numbers, language, create, filter-sort | energy use in Portuguese', [
    'Painel para acompanhar o consumo de energia dos meus apartamentos: leituras com apartamento, mês, kWh e custo em reais. Indicadores, gráfico mensal, filtro por apartamento e relatório para imprimir.',
    { kind: 'language', is: 'pt', words: ['Leituras', 'Apartamentos'] },
    { kind: 'chart' },
    { kind: 'list', in: 'Leituras', atLeast: 6 },
    { kind: 'filter', in: 'Leituras', by: 'Apartamento' },
    { kind: 'report', in: [/relatório/i] },
    create('Leituras', [put(/kwh/i, '417')], '417'),
    { kind: 'sort', in: 'Leituras', by: [/custo/i], values: 'number' },
  ]),
];
