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

/** Every picture that is drawn, until the returned function is called. */
export async function film(page: Page): Promise<() => Promise<readonly Picture[]>> {
  const session = await page.context().newCDPSession(page);
  const pictures: Picture[] = [];
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ atMs: (metadata.timestamp ?? 0) * 1000, data });
    // A page that has closed meanwhile takes no answer.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
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

/** Every eighth pixel of every eighth line; the outermost are borders of the area. */
async function isBlank(page: Page, data: string, area: Area): Promise<boolean> {
  return (await page.evaluate(`(${isOneColour})(${JSON.stringify({ data, area })})`)) === true;
}

const isOneColour = `async ({ data, area }) => {
  const response = await fetch('data:image/png;base64,' + data);
  const picture = await createImageBitmap(await response.blob());
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context.drawImage(picture, 0, 0);
  const image = context.getImageData(area.x + 4, area.y + 4, area.width - 8, area.height - 8);
  for (let at = 0; at < image.data.length; at += 4 * 8) {
    if (Math.floor(at / 4 / image.width) % 8 !== 0) continue;
    for (let part = 0; part < 3; part += 1)
      if (Math.abs(image.data[at + part] - image.data[part]) > 3) return false;
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
