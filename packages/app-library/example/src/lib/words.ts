import { wordsFor } from "../../../src/words/words-for.ts";

export const words = wordsFor("en");
