import type { WordTable } from './word-table.ts';

export const REPORT_WORDS = {
  reportContent: 'Content | Conteúdo | Contenido | Inhalt | Contenu',
  reportMake: 'Generate report | Gerar relatório | Generar informe | Bericht erstellen | Générer le rapport',
  reportDownload: 'Download CSV | Baixar CSV | Descargar CSV | CSV herunterladen | Télécharger le CSV',
  reportCount: '{n} entries | {n} registros | {n} registros | {n} Einträge | {n} entrées',
  reportMade: 'Made on {name} | Feito em {name} | Hecho el {name} | Erstellt am {name} | Fait le {name}',
  reportNothing: `Nothing in this period | Nada neste período | Nada en este periodo
    | Nichts in diesem Zeitraum | Rien sur cette période`,
  reportNothingText: `Choose a longer period. | Escolha um período maior. | Elige un periodo más largo.
    | Wähle einen längeren Zeitraum. | Choisissez une période plus longue.`,
  reportTotals: 'Totals | Totais | Totales | Summen | Totaux',
  reportOrder: `The end must not come before the beginning | O fim não pode vir antes do começo
    | El final no puede venir antes del comienzo | Das Ende darf nicht vor dem Anfang liegen
    | La fin ne peut pas précéder le début`,
} as const satisfies WordTable;
