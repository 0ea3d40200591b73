/** A number that people can read out on the phone. */
export function newOrderNumber(): string {
  return "ORD-" + String(Date.now()).slice(-7);
}
