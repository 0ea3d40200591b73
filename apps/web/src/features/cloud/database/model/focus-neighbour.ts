/** Arrow keys go from cell to cell; false where there is none in that direction. */
export function focusNeighbour(cell: HTMLTableCellElement, key: string): boolean {
  const next = neighbourOf(cell, key);
  next?.focus();
  return next !== undefined;
}

function neighbourOf(cell: HTMLTableCellElement, key: string): HTMLElement | undefined {
  const row = cell.parentElement;
  const index = cell.cellIndex;
  switch (key) {
    case 'ArrowLeft':
      return asCell(cell.previousElementSibling);
    case 'ArrowRight':
      return asCell(cell.nextElementSibling);
    case 'ArrowUp':
      return asCell(row?.previousElementSibling?.children[index]);
    case 'ArrowDown':
      return asCell(row?.nextElementSibling?.children[index]);
    case 'Home':
      return asCell(row?.querySelector('[data-cell]'));
    case 'End':
      return asCell(row?.lastElementChild);
    default:
      return undefined;
  }
}

function asCell(element: Element | null | undefined): HTMLElement | undefined {
  return element instanceof HTMLElement && 'cell' in element.dataset ? element : undefined;
}
