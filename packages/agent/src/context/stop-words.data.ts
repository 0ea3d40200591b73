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
