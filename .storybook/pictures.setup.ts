import { expect } from 'vitest';
import { page } from 'vitest/browser';
import './pictures.ts';

const width = 1280;
const height = 900;

/** Waits for fonts and pictures, makes the window as tall as the story and compares. */
globalThis.comparePicture = async (id, canvas) => {
  await document.fonts.ready;
  await Promise.all(
    [...canvas.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  );
  await page.viewport(width, Math.max(height, Math.ceil(document.documentElement.scrollHeight)));
  try {
    await expect(page.elementLocator(document.body)).toMatchScreenshot(id);
  } finally {
    await page.viewport(width, height);
  }
};
