import { expect } from 'vitest';
import { page } from 'vitest/browser';
import './pictures.ts';

const width = 1280;
const height = 900;

/** The story alone, so that the picture is as tall as what it shows; the page where something floats above it. */
const shown = (canvas: HTMLElement) =>
  document.querySelector('[data-floating-ui-portal] > *') ? document.body : canvas;

const looks = [
  ['light', 'comfortable'],
  ['light', 'compact'],
  ['dark', 'comfortable'],
  ['dark', 'compact'],
] as const;

/** A sheet shows every look at once; a whole page is drawn in one after the other. */
const isSheet = (canvas: HTMLElement) => canvas.querySelector('[data-theme][data-density]') !== null;

async function compare(name: string, canvas: HTMLElement) {
  const { bottom } = canvas.getBoundingClientRect();
  await page.viewport(width, Math.max(height, Math.ceil(bottom + window.scrollY)));
  await expect(page.elementLocator(shown(canvas))).toMatchScreenshot(name);
}

/** Waits for fonts and pictures, makes the window as tall as the story and compares. */
globalThis.comparePicture = async (id, canvas) => {
  const { dataset } = document.documentElement;
  const { theme, density } = dataset;
  await page.viewport(width, height);
  await document.fonts.ready;
  await Promise.all(
    [...canvas.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  );
  try {
    if (isSheet(canvas)) await compare(id, canvas);
    else {
      for (const [nextTheme, nextDensity] of looks) {
        Object.assign(dataset, { theme: nextTheme, density: nextDensity });
        await compare(`${id}-${nextTheme}-${nextDensity}`, canvas);
      }
    }
  } finally {
    Object.assign(dataset, { theme, density });
    await page.viewport(width, height);
  }
};
