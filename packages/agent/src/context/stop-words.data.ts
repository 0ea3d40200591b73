/** Words that say nothing about which file is meant, in the languages people write in most. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `the and for with that this from have has are was were been will would should could can may not but you your our
  their its into onto over under about when where which what who how why all any each some more most less than then
  there here also only just very please want need like make made add added adding change changed update updated set
  get put use using new old let lets show showing shown work works working does doing done app page code file
  der die das und oder mit für von auf ist sind ein eine einen dem den des nicht auch bitte soll alle wenn wird
  les des une pour avec dans sur est sont pas que qui par vous nous mon notre faire ajouter
  los las una para con por del que como más este esta hacer quiero añadir
  uma com por dos das que como mais este esta fazer quero adicionar
  const return import export default function type interface string number boolean true false null undefined
  class name div span props react`.split(/\s+/u),
);

/** Words that stand in files of every kind, in their singular: they count where a file is called so, not inside of one. */
export const EVERYDAY_WORDS: ReadonlySet<string> = new Set(
  `item list progress data value state status time date day week month year user people person section title text
  description label button card form input field icon image picture color colour style size width height top bottom
  left right open close start end first last next back active current default error message number count total
  content page view menu header footer main home detail row column group option select selected key id index
  create edit delete remove save load search filter sort click hover light dark theme mode simple clean modern
  small large big full empty one two three four five`.split(/\s+/u),
);
