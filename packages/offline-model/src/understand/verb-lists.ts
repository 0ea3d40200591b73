const VERB_LIST =
  /\b(log|track|record|keep|store|enter|add|register|collect|note|save|document|catalogue?|manage)\s+(?:(?:my|our|the|all|each|every|their|an?)\s+)?((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+?)(?:\s+(?:per|for each|for every|of each)\s+([\p{L}'-]+))?\s*:\s*([^.:;!?\n]+)/giu;

/** "log inspections per hive: date, mite count, notes": what is entered, then its fields as a list of their own. */
export function spreadVerbLists(text: string): string {
  return text.replaceAll(VERB_LIST, (whole: string, ...found: (string | undefined)[]) => {
    const [verb = '', thing = '', per, list = ''] = found;
    if (list.split(',').length < 3) return whole;
    const fields = (per === undefined ? list : `${per}, ${list}`).trim();
    const owner = per === undefined ? '' : ` Manage ${pluralOf(per)}.`;
    return `${verb} ${thing}.${owner} ${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${fields}`;
  });
}

const LAST_LIST =
  /(\)|,)(\s*(?:and|as well as)\s+(?:the |their |our |all )?[\p{L}-]+s)\s*:\s*([^.:;()\n]+,[^.:;()\n]+?)(?=\s*(?:\.|\n|$))/giu;

/** "toys (name, age) and the loans: family, toy, due date": the last of several has its fields after a colon. */
export const bracketLastList = (text: string): string => text.replaceAll(LAST_LIST, '$1$2 ($3)');

const LIST_OF =
  /^(\s*(?:please\s+)?(?:(?:build|create|make|design|develop|i need|i want|i'd like)\s+(?:me\s+|us\s+)?)?)(?:an?\s+|the\s+)?((?:(?:simple|small|personal|searchable|online|public|private|nice|little|my|our)\s+)*)(?:list|catalogue?|directory|database|register|registry|overview|archive|collection|index|encyclopa?edia)\s+of\s+(?:(?:my|our|the|all)\s+)?((?:[\p{L}'-]+ ){0,2}?[\p{L}'-]+s)\s*(?:with|including|showing|:)\s+([^.:;!?\n]+)/iu;

/** "a database of shipwrecks with depth and year sunk": an app for shipwrecks, and what is known of each. */
export const spreadListOf = (text: string): string =>
  text.replace(LIST_OF, (whole: string, ...found: (string | undefined)[]) => {
    const [, , thing = '', list = ''] = found;
    return /,|\band\b/.test(list)
      ? `An app to manage ${thing}. ${thing.charAt(0).toUpperCase()}${thing.slice(1)}: ${list}`
      : whole;
  });

const pluralOf = (noun: string): string => (noun.endsWith('s') ? noun : `${noun}s`);
