import { type PresencePlace, texts } from '@loam/contract';

const names: Readonly<Record<string, string | undefined>> = texts.panels.names;

/** Which panel someone has open, and which file in it; undefined for one that this page does not know. */
export function placeText(place: PresencePlace | undefined): string | undefined {
  const panel = place && names[place.view];
  if (panel === undefined) return undefined;
  return place?.file === undefined ? panel : `${panel}: ${place.file}`;
}
