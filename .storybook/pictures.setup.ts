import { expect } from 'vitest';
import { page } from 'vitest/browser';
import './pictures.ts';

const width = 1280;
const height = 900;

/** The story alone, so that the picture is as tall as what it shows; the page where something floats above it. */
const shown = (canvas: HTMLElement) =>
  document.querySelector('[data-floating-ui-portal] > *') ? document.body : canvas;

/** Waits for fonts and pictures, makes the window as tall as the story and compares. */
globalThis.comparePicture = async (id, canvas) => {
  await page.viewport(width, height);
  await document.fonts.ready;
  await Promise.all(
    [...canvas.querySelectorAll('img')].map((image) => image.decode().catch(() => undefined)),
  );
  const { bottom } = canvas.getBoundingClientRect();
  await page.viewport(width, Math.max(height, Math.ceil(bottom + window.scrollY)));
  try {
    await expect(page.elementLocator(shown(canvas))).toMatchScreenshot(id);
  } finally {
    await page.viewport(width, height);
  }
};
