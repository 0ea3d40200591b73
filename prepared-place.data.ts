/** Below a checkout: where its product, its tests and its benchmarks hand each other the packages they have prepared. */
export const PREPARED_PLACE = '.cache/prepared';
