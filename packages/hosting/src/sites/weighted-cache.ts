interface Slot<Value> {
  readonly value: Value;
  readonly weight: number;
  isUsed: boolean;
}

export interface WeightedCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, weight: number): void;
  delete(key: string): void;
  values(): Iterable<Value>;
  readonly weight: number;
}

/**
 * Holds what was asked for lately, up to a weight. A hit only sets a mark, so that it costs no more than the look-up; when
 * room is needed the oldest goes, unless it was used since its last turn.
 */
export function createWeightedCache<Value>(maxWeight: number): WeightedCache<Value> {
  const slots = new Map<string, Slot<Value>>();
  let weight = 0;
  const remove = (key: string) => {
    const slot = slots.get(key);
    if (!slot) return;
    slots.delete(key);
    weight -= slot.weight;
  };
  const makeRoom = () => {
    for (const [key, slot] of slots) {
      if (weight <= maxWeight) return;
      if (slot.isUsed) {
        slot.isUsed = false;
        slots.delete(key);
        slots.set(key, slot);
      } else remove(key);
    }
  };
  return {
    get(key) {
      const slot = slots.get(key);
      if (slot === undefined) return undefined;
      slot.isUsed = true;
      return slot.value;
    },
    set(key, value, itsWeight) {
      remove(key);
      if (itsWeight > maxWeight) return;
      slots.set(key, { value, weight: itsWeight, isUsed: false });
      weight += itsWeight;
      if (weight > maxWeight) makeRoom();
    },
    delete: remove,
    *values() {
      for (const { value } of slots.values()) yield value;
    },
    get weight() {
      return weight;
    },
  };
}
