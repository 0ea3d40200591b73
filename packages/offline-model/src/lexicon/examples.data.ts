/** Values of example rows that are words, not names; in the same form as the labels. */
export const EXAMPLES = `
Truck 1|Caminhão 1|Camión 1|Lkw 1|Camion 1
`;
