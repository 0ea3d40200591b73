import type { WordTable } from './word-table.ts';

export const PARTS_WORDS = {
  partsAdd: 'Add row | Adicionar linha | Añadir línea | Zeile hinzufügen | Ajouter une ligne',
  partsRemove: 'Remove row | Remover linha | Quitar línea | Zeile entfernen | Supprimer la ligne',
  partsNone: 'No rows yet. | Nenhuma linha ainda. | Aún no hay líneas. | Noch keine Zeilen. | Aucune ligne.',
  partsTax: 'Tax | Impostos | Impuestos | Steuer | Taxes',
  fromLabel: 'From | De | Desde | Von | De',
  toLabel: 'To | Até | Hasta | Bis | À',
} as const satisfies WordTable;
