import type { Page } from 'playwright-core';

export interface Picture {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** A PNG, in base64. */
  readonly data: string;
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Sight {
  readonly atMs: number;
  /** Nothing but one colour. */
  readonly isBlank: boolean;
}

/** What the filmed page is opened with. */
export const viewWidth = 1440;
/** Half as wide: packing a picture must not cost what it shows. */
const size = { maxWidth: 720, maxHeight: 450 };

/** Every picture that is drawn, until the returned function is called. */
export async function film(page: Page): Promise<() => Promise<readonly Picture[]>> {
  const session = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ atMs: (metadata.timestamp ?? 0) * 1000, data });
    // A page that has closed meanwhile takes no answer.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1, ...size });
  return async () => {
    await session.send('Page.stopScreencast');
    return pictures;
  };
}

/** Looks at one area of each picture; a page of its own does the looking. */
export async function judge(page: Page, pictures: readonly Picture[], area: Area): Promise<Sight[]> {
  const sights: Sight[] = [];
  for (const { atMs, data } of pictures) sights.push({ atMs, isBlank: await isBlank(page, data, area) });
  return sights;
}

/** Every fourth pixel of every fourth line; the outermost are borders of the area. */
async function isBlank(page: Page, data: string, area: Area): Promise<boolean> {
  return (
    (await page.evaluate(`(${isOneColour})(${JSON.stringify({ data, area, view: viewWidth })})`)) === true
  );
}

const isOneColour = `async ({ data, area, view }) => {
  const response = await fetch('data:image/png;base64,' + data);
  const picture = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const scale = picture.width / view;
  const at = (length) => Math.round(length * scale);
  const image = context.getImageData(
    at(area.x) + 4, at(area.y) + 4, at(area.width) - 8, at(area.height) - 8);
  for (let place = 0; place < image.data.length; place += 4 * 4) {
    if (Math.floor(place / 4 / image.width) % 4 !== 0) continue;
    for (let part = 0; part < 3; part += 1)
      if (Math.abs(image.data[place + part] - image.data[part]) > 3) return false;
  }
  return true;
}`;

/** The longest time that nothing was to be seen; each picture stands until the next one. */
export function longestBlankMs(sights: readonly Sight[], endMs: number): number {
  let longest = 0;
  let blankSince: number | undefined;
  for (const { atMs, isBlank } of [...sights, { atMs: endMs, isBlank: false }]) {
    if (isBlank) blankSince ??= atMs;
    else if (blankSince !== undefined) {
      longest = Math.max(longest, atMs - blankSince);
      blankSince = undefined;
    }
  }
  return longest;
}
