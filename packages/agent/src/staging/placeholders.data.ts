const PART =
  '(?:codes?|files?|components?|functions?|implementations?|imports?|styles?|contents?|logic|markup|jsx|html|css|props?|hooks?|handlers?|methods?|routes?|rules?|items?|fields?|sections?|state|types?|elements?|lines?|tests?|exports?|entries|definitions?|class(?:es)?|body)';
const SAME =
  '(?:(?:the )?same|unchanged|untouched|as[- ]is|as (?:it )?(?:was|before|above)|intact|like before)';

/** Wordings of a comment that stands in place of code; matched on lower-case text of one comment. */
export const PLACEHOLDER_PATTERNS: readonly RegExp[] = [
  /^[([]?\.{3,}[)\]]?\s*$/,
  /^\.{3,}\s*(?:the )?(?:rest|existing|remaining|previous|other|same|unchanged|keep|more|and so on|etc|omitted|snip|your|original|all|code|imports|as before|continue)/,
  /(?:rest|remaining|existing|previous|other|same|unchanged|more|original|code|before|above|here)\b[^.]*\.{3,}$/,
  new RegExp(`\\b(?:rest|remainder) of (?:the |this |your |our )?(?:[\\w-]+ )?${PART}\\b`),
  new RegExp(
    `^(?:the |your |all )?(?:existing|previous|original|old) (?:[\\w-]+ )?${PART}(?: (?:here|goes here|above|below|continues))?[.!:]?$`,
  ),
  new RegExp(
    `\\b(?:${PART}|everything(?: else)?|rest|all else|others?) (?:(?:remains?|stays?|is|are|kept|left|keeps?) )+(?:exactly )?${SAME}`,
  ),
  new RegExp(`\\b(?:${PART}|everything else|rest) (?:unchanged|untouched|omitted|truncated|as before)\\b`),
  new RegExp(
    `\\b(?:keep|leave|retain|preserve|insert|paste|copy|include|add) (?:all |the |your |all the |all of the )*(?:existing|previous|original|remaining|other|rest|same|old)\\b.*\\b${PART}\\b(?: (?:here|unchanged|as[- ]is|below|above|in place))?[.!]?$`,
  ),
  new RegExp(`^(?:${PART} )?(?:remains?|stays?) ${SAME}[.!]?$`),
  new RegExp(`^${SAME} ?(?:as before|code|here|below|above)?[.!]?$`),
  /^(?:no changes?|unchanged|not changed)(?: (?:here|needed|below|above|in this (?:file|part|section)))?[.!]?$/,
  /\b(?:omitted|truncated|shortened|abbreviated|left out|removed|skipped|elided|cut) for (?:brevity|clarity|space|length)\b/,
  new RegExp(
    `^(?:other|remaining|more|additional|further) ${PART} (?:here|unchanged|remain|stay|go here|omitted|as before|follow)\\b`,
  ),
  new RegExp(`^(?:your|actual|real|full) (?:[\\w-]+ )?${PART} (?:here|goes here|go here)[.!]?$`),
  /^(?:snip|<snip>|\[snip\]|etc\.{0,3}|and so on\.{0,3})$/,
  /\b(?:rest des codes|restlicher code|bestehender code|vorhandener code|bleibt unverändert|unverändert)\b/,
  /\b(?:resto del c[oó]digo|c[oó]digo existente|sin cambios|resto do c[oó]digo|sem altera[cç][oõ]es)\b/,
  /\b(?:reste du code|code existant|inchang[ée]e?s?)\b/,
];
