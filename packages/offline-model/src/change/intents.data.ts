/**
 * What can be asked of an app that is there, the surest readings first. `order`, `text` or `said` tell which words are read
 * (see `Ask`); all that follows `&` must be said, and nothing that follows `!`, which belongs to others. The notation of the
 * wordings is that of `words.data.ts`.
 */
export const READINGS = {
  changeLanguage: '',
  explainTrouble: '',
  alreadySo: '',
  placePicture: '',
  changeGiven: '',
  changeContact: '',
  assignPeople: '& said {assigning}',
  changeTerms: '',
  lowerStock: '& said {stock} & said {falls} & said {selling}',
  changeEngine: '',
  moveToCloud: '! order ^(?:remove|no|add (?:(?:a|the) )?(?:page|field|list))',
  addReader: '& said {looker}',
  addAdminPage: '& said {onlyMe} & said {seeing} ! order ^(?:remove|rename)',
  needAbove: '& said {overAmount} & said {needs}',
  limitAge: '& said {age}',
  changeShown: '& said {hiding}|{apart} ! order ^(?:rename|sort|filter)|field',
  replaceText: '',
  renameApp: '',
  changeCopy: '',
  restorePage: '',
  colourOptions: '& text {ownColours}',
  markRecords: '! text ^(?:add|remove)|header|buttons?|background|menu|nav|footer|links?|theme|field',
  keepRights: '& text {only}|{mayNot}',
  limitDays: '! text hours|sort|filter|chart|show|text|says?',
  changeExport: '& text {sheet}|{taking} ! text import|upload|field',
  changePageSize: '& text {perPage} & text page|pages|time|seite|página|pagina|paginat~',
  changeMode: '',
  swapColour: '',
  changeColours: '',
  changeCurrency: '',
  computeField: '',
  removeRows: '& text {emptying}',
  addRows: '& text {moreRows} ! text field|page|column|charts?',
  addRecord: `! text page|tab|section|field|column|filter|chart|button|dropdown|checkbox|rating|comments?|reviews?|status|form
    |list|table|view`,
  addSignIn: `& order {signingIn} ! order field|column|account (?:number|field)|page for accounts|newsletter|mailing list
    |waiting list|wait ?list`,
  ruleField: '& order {optional}|{required}|{unique}',
  limitField: '',
  ruleRecords: '',
  ruleOffice: `& said {ruling} ! said page|field|column|chart|colou?rs?|red|green|orange|button|background|filter|sort|hide
    |show|login|log in|sign in ! order ^(?:add|remove|rename|move)`,
  renamePages: '',
  renameEntity: '',
  renameField: '& order rename|call|label|change the (?:label|name) of',
  moveBlocks: '',
  showOnStart:
    '& said {start} & said {showing} ! said {figure} ! order ^(?:remove|move|rename|sort|filter)|“',
  movePages: '',
  changeFooterForm: '',
  removePages: '',
  removeFields: '& order ^remove|remove$|without|no longer ! order page|tab|section ! order {ofAField}',
  changeOptions: '',
  removeFeature: '',
  changeDefault: '& text {default}',
  changeFieldKind: '! order ^(?:add|remove|rename|sort|filter)',
  showRelated: '',
  sayOnPage: '',
  changeOrder: '& order {ordering} ! order (?:place|make|cancel) an order',
  changeFilter: '& order filter(?:s|ed|able|ing)?',
  addFigures: '',
  changeView: '& order {viewing} ! order ^remove',
  addPages: '',
  addTalk: '',
  addAction: '',
  addSearch:
    '& order search(?:able|ing| box| bar| field)? ! order ^remove|search page|everywhere|global|whole (?:site|app)',
  changeLook: '',
  addDealing: '',
  allowDeeds: `& text {letting} ! text only|page|field|comments?|reviews? ! text kanban|boards?|drag|calendar|chart|graph|map
    |leaderboard|ranking|chat|notif~|remind~|e-?mails?|export|import|print|pdf|settle|invite|share|assign|schedul~`,
  addEntity: '',
  // A board shows records; it is nothing that one of them has.
  addFields: `& order {adding} ! order page|tab|section|buttons?|grouped|sort|some colou?rs?
    |\\d+ (?:characters|letters|digits) ! order kanban`,
} as const;

export type Intent = keyof typeof READINGS;
