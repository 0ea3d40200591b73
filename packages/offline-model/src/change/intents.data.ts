/**
 * What can be asked of an app that is there, the surest readings first. `order`, `text` or `said` tell which words are read
 * (see `Ask`); all that follows `&` must be said, and nothing that follows `!`, which belongs to others. The notation of the
 * wordings is that of `words.data.ts`.
 */
export const READINGS = {
  changeLanguage: `& order {ofLanguage}
    ! order field|options?|choice|dropdown|column|add a language|need|\\(.*\\)`,
  explainTrouble: '& text {trouble}',
  alreadySo: '& order {onPhones}',
  addList: '& order ^add a list of [^:]{2,40}:',
  placePicture: '',
  sayWords: `& order “ ! order field|column|options?|called|named|titled|app|site|^(?:remove|sort|filter|call)|^add .{0,14}(?:page|tab|section) “|“\\d+” (?:page|section|tab)`,
  nameTeam: '& said team|staff|crew|équipe|equipo|equipe ! order ^remove|fields|(?:a|the) field|column',
  changeGiven: `! order {otherOrder} ! said {otherOrder}`,
  noSending: '& said {sending} ! order ^(?:remove|rename)|{keptNotices}',
  addSocials:
    '& said {socials} & said {linking} ! said {otherSignIn} ! order ^(?:remove|rename)|field|column',
  addPlace: '& said {anotherPlace} ! order field|column',
  changeContact: '& said {telling} ! said (?:add|remove) (?:.* )?field',
  assignPeople: '& said {assigning}',
  changeTerms: '',
  changeSlots: '& said {lasting} ! order ^(?:add|remove)|field|column|timer|cook~|break',
  showLeft: '& said {unitsLeft} ! order ^(?:remove|rename|sort|filter)|chart',
  lowerStock: '& said {stock} & said {falls} & said {selling}',
  changeEngine: '! order ^(?:rename|move|translate)',
  moveToCloud: '! order ^(?:remove|no|add (?:(?:a|the) )?(?:page|field|list))',
  addReader: '& said {looker}',
  addAdminPage: '& said {onlyMe} & said {seeing} ! order ^(?:remove|rename)',
  needAbove: '& said {overAmount} & said {needs}',
  limitAge: '& said {age}',
  changeShown: '& said {hiding}|{apart} ! order ^(?:rename|sort|filter)|field',
  renameQuoted: '& order change|replace',
  replaceText: `& order change|replace|rename|to|with|instead|into|durch|statt|in|par|por|en|ersetze?n?|remplace~|reemplaza~|substitu~|not`,
  renameApp: '& order {naming} ! order ^add',
  restorePage: '& order {restoring}',
  linkRecords: '& said {belongsTo} ! order page|photo|logo|button',
  addStateButton: `& text buttons?|click|knopf|schaltfläche|bouton|bot[óã]o?n? & text {intoState} ! text ^remove|colou?rs?|page|header|background`,
  showOnly: '& said {onlyThose} ! said {apart}|{role}|field ! order ^(?:add|remove|rename)',
  tellField: '! order ^(?:add|sort|filter)|page|section',
  changeValue: '! order field|column|options?|default|page|every|all',
  colourOptions: '& text {ownColours}',
  markRecords: '! text ^(?:add|remove)|header|buttons?|background|menu|nav|footer|links?|theme|field',
  keepRights: '& text {only}|{mayNot}',
  limitDays: '! text hours|sort|filter|chart|show|text|says? ! order “',
  changeExport: '& text {sheet}|{taking} ! text import|upload|field',
  changeRandom: '& text {atRandom} ! text field|teams?|groups?|order|questions?',
  changePageSize: '& text {perPage} & text page|pages|time|seite|página|pagina|paginat~',
  changeMode: '',
  swapColour: '',
  changeColours: `! order (?:bit|little|slightly|much|lot|etwas|bisschen|viel|peu|poco|pouco) (?:darker|lighter|softer)$ ! text field|column|option|category|status|tag|choice|dropdown
    ! said (?:ones|those|things|all) (?:that|which|who) (?:is|are|was|were|need~|have|has)`,
  changeCurrency: `& text in|to|as|currency|use|en|em|auf|change|show|währung|devise|moneda|moeda
    ! text needs?|have|has|field|column`,
  computeField: '',
  removeRows: '& text {emptying}',
  addRows:
    '& text {moreRows} ! text field|page|column|charts?|at most|no more than|max~|höchstens|au plus|au maximum|máximo',
  addRecord: `! text page|tab|section|field|column|filter|chart|button|dropdown|checkbox|rating|comments?|reviews?|status|form
    |list|table|view`,
  otherSignIn: '& said {otherSignIn} ! order ^(?:remove|no) ',
  allowCancelling:
    '& said {cancelling} & text {letting}|{bookingStem} ! said {only}|{mayNot}|\\d ! order ^(?:add|remove)|field|button|page',
  askInForm: '& said {asksFor} ! order ^(?:remove|rename)',
  addSignIn: `& order {signingIn}|{ownOnly} ! order field|column|account (?:number|field)|page for accounts|newsletter|mailing list
    |waiting list|wait ?list`,
  ruleField: '& order {optional}|{required}|{unique}',
  limitField: '',
  ruleRecords: '',
  ruleOffice: `& said {ruling} ! said page|field|column|chart|colou?rs?|red|green|orange|button|background|filter|sort|hide
    |show|login|log in|sign in ! order ^(?:add|remove|rename|move)`,
  renamePages: '& order rename|replace|call|change the (?:name|title) of|retitle|^change .+ to',
  renameEntity: '& order rename|call ! order field|column|page',
  renameField: '& order rename|call|called|label|replace|change the (?:label|name) of ! order ^add|page',
  removeItem: '& order ^remove|remove$ ! order field|column|{ordinal}',
  removeOnPage:
    '& order ^remove & said (?:from|on|off|von|auf|sur|de|en|da|do|na|no) ! order field|column|menu|“',
  bringToStart:
    '& text {onStart} ! order ^(?:remove|rename|sort|filter)|“|field|column|buttons? ! text {chart}|{figures}|{next}|{latest}|{perTime}',
  moveBlocks: `& text {moving} ! said {next}|{latest} ! order “ ! said \\d+ (?:hours?|days?|minutes?|weeks?|stunden?|tage?|heures?|jours?|horas?|días?|dias?)`,
  showOnStart:
    '& said {start} & said {showing} ! said {figure} ! order ^(?:remove|move|rename|sort|filter)|“|(?:have|has|needs?) an?',
  movePages: '& text {moved} & text {placed} ! said {newestFirst}|{impliedOrder}|{inTheList}',
  changeFooterForm: '',
  // Some records, or one of them, are no page.
  removePages: '& order ^remove|remove$ ! order charts?|fields? ! order {ordinal} ! said {whichOnes}',
  removeFields:
    '& order ^remove|remove$|without|no longer ! order page|tab|section|footer|^show ! order {ofAField}',
  changeOptions: '',
  removeFeature: '& order ^remove|remove$ ! order {ordinal} ! said {whichOnes}',
  showRelated: '& order show|list|display|add|see & order page|detail|details|profile',
  changeColumns: '& said {inColumns}|{picturesSized} ! order ^(?:add|remove|rename|move)',
  changeOrder: '& order {ordering} ! order (?:place|make|cancel) an order',
  changeFilter: '& order filter(?:s|ed|able|ing)?',
  addFigures: '! order ^(?:remove|rename|move|sort|filter) ! said {asksFor}|which|welche~|quel~|qué|qual',
  changeView: '& order {viewing} ! order ^remove|rows?|smaller|larger|{compact}|{airy}',
  addHero: '& order {opening} & order ^add|add$ ! order field|“|{where}',
  tickOff: '& said {ticking} ! order ^(?:remove|rename|move|sort|filter)|field|page',
  addEngine: '& order ^add|add$ ! order field|column|button|each|every ! order “',
  addPages: `& order {pageAdding}|{aPage}|newsletter ! order ^(?:remove|rename|move|change|sort|filter)|buttons?
    ! order {larger}|{smaller} ! said {clicking}`,
  addTalk: `& order {reviewing}|{commenting} ! order ^(?:remove|rename|sort|filter|move|change)|page|tab|field|column|needs?
    |should (?:also )?have|must have`,
  addAction: '! said look~ like|feel~ like|such as ! order ^(?:remove|rename|move|sort|filter)',
  addSearch:
    '& order search(?:able|ing| box| bar| field)? ! order ^remove|search page|everywhere|global|whole (?:site|app)',
  changeLook: '',
  addDealing: '',
  allowDeeds: `& text {letting} ! text only|page|field|comments?|reviews? ! text kanban|boards?|drag|calendar|chart|graph|map
    |leaderboard|ranking|chat|notif~|remind~|e-?mails?|export|import|print|pdf|settle|invite|share|assign|schedul~`,
  // "add the size (S, M, L)" names what can be chosen.
  addEntity: `& order {keeping} ! order ^(?:remove|rename|move|sort|filter|change)|\\((?:[^(),]{1,3}, ?)+[^(),]{1,3}\\)`,
  // A board shows records; it is nothing that one of them has.
  addFields: `& order {adding} ! order ^add [^:]+: ?[^,\\d]+, .*\\d|page|tab|section|buttons?|grouped|sort|some colou?rs?
    |\\d+ (?:characters|letters|digits) ! order kanban|links|validation|animations?|countdown|slideshow|carousel`,
} as const;

export type Intent = keyof typeof READINGS;
