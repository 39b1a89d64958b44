import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

/** A file as Playwright's input for a file field. */
export interface PhotoFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const hues = ['#0b6f69', '#b8720a', '#2e4846', '#7a3b69', '#24507a', '#6b7a24', '#8a3b2e'];

/** A photo like a phone's, in a color of its own, 800 by 600 pixels by default. */
export async function photo(number: number, width = 800, height = 600): Promise<PhotoFile> {
  const background = hues[number % hues.length] ?? '#000';
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `photo-${number}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** A photo of about a megabyte: noise does not compress. */
export async function heavyPhoto(name: string): Promise<PhotoFile> {
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 50 };
  const buffer = await sharp({
    create: { width: 1400, height: 1000, channels: 3, background: '#0b6f69', noise },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Drops files on an element, or pastes them into the focused one. */
export async function give(
  page: Page,
  how: 'drop' | 'paste',
  onto: Locator,
  files: PhotoFile[],
): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({
    name,
    mimeType,
    bytes: buffer.toString('base64'),
  }));
  const data = await page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, mimeType, bytes } of list) {
      const raw = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([raw], name, { type: mimeType }));
    }
    return transfer;
  }, sent);
  if (how === 'drop') {
    await onto.dispatchEvent('dragover', { dataTransfer: data });
    await onto.dispatchEvent('drop', { dataTransfer: data });
  } else {
    await onto.evaluate((element, clipboardData) => {
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, data);
  }
}

/** Throttles uploads so that their progress is visible. @returns a function that restores full speed */
export async function slowSending(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const protocol = await page.context().newCDPSession(page);
  const rate = (uploadThroughput: number) =>
    protocol.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await rate(bytesPerSecond);
  return async () => void (await rate(-1));
}
