/** Stands in for modules of which Deno has the effect already, or which are types only. */
export {};
