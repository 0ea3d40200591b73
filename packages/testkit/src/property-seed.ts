import fc from 'fast-check';

/**
 * The test command tries the same made-up values every time: what it says of a change is about the change.
 * `npm run soak -- properties` looks for values that nobody has tried.
 */
const wanted = process.env['LOAM_PROPERTY_SEED'];
fc.configureGlobal({ seed: wanted === undefined ? 20_261_116 : Number(wanted) });
