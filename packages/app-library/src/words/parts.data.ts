import type { WordTable } from './word-table.ts';

export const PARTS_WORDS = {
  partsAdd: 'Add row | Adicionar linha | Añadir línea | Zeile hinzufügen | Ajouter une ligne',
  partsRemove: 'Remove row | Remover linha | Quitar línea | Zeile entfernen | Supprimer la ligne',
  partsNone: 'No rows yet. | Nenhuma linha ainda. | Aún no hay líneas. | Noch keine Zeilen. | Aucune ligne.',
  partsAmount: 'Amount | Valor | Importe | Betrag | Montant',
  partsNet: 'Subtotal | Subtotal | Subtotal | Zwischensumme | Sous-total',
  partsTax: 'Tax | Impostos | Impuestos | Steuer | Taxes',
  partsTotal: 'Total | Total | Total | Summe | Total',
  partsPrint: 'Print | Imprimir | Imprimir | Drucken | Imprimer',
  fromLabel: 'From | De | Desde | Von | De',
  toLabel: 'To | Até | Hasta | Bis | À',
} as const satisfies WordTable;
