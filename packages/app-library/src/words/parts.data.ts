import type { WordTable } from './word-table.ts';

export const PARTS_WORDS = {
  partsAdd: 'Add row | Adicionar linha | Añadir línea | Zeile hinzufügen | Ajouter une ligne',
  partsRemove: 'Remove row | Remover linha | Quitar línea | Zeile entfernen | Supprimer la ligne',
  partsNone: 'No rows yet. | Nenhuma linha ainda. | Aún no hay líneas. | Noch keine Zeilen. | Aucune ligne.',
  partsTax: 'Tax | Impostos | Impuestos | Steuer | Taxes',
  pickRandom:
    'Pick one at random | Escolher ao acaso | Elegir al azar | Zufällig auswählen | Choisir au hasard',
  pickedRandomly:
    'Picked at random | Escolhido ao acaso | Elegido al azar | Zufällig ausgewählt | Choisi au hasard',
  pickAnother: 'Another one | Outro | Otro | Noch einmal | Un autre',
  openPicked: 'Open | Abrir | Abrir | Öffnen | Ouvrir',
  fromLabel: 'From | De | Desde | Von | De',
  toLabel: 'To | Até | Hasta | Bis | À',
} as const satisfies WordTable;
