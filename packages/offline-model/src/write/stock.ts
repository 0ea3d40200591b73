/** Fields that say how many of a thing there are. */
export const STOCK = /stock|quantity|available|inventory/i;
