import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { watchFromNextFrame } from './watchFromNextFrame.ts';

let page: HTMLElement;
const problems: string[] = [];
const note = ({ message }: ErrorEvent) => void problems.push(message);

const one = (selector: string): Element => {
  const found = page.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};
const twoFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));

beforeEach(() => {
  page = document.createElement('main');
  page.innerHTML = '<header>Marcas</header><div><p>ACME</p></div>';
  document.body.append(page);
  problems.length = 0;
  window.addEventListener('error', note);
});

afterEach(() => {
  window.removeEventListener('error', note);
  page.remove();
});

describe('watchFromNextFrame', () => {
  it('reports the size of what is above in the page, though asked while something below reports its own', async () => {
    const reported: Element[] = [];
    const above = new ResizeObserver((entries) => reported.push(...entries.map(({ target }) => target)));
    const below = new ResizeObserver(() => watchFromNextFrame(above, one('header')));
    below.observe(one('p'));
    await waitFor(() => expect(reported).toEqual([one('header')]));
    expect(problems).toEqual([]);
    above.disconnect();
    below.disconnect();
  });

  it('is called off', async () => {
    let reports = 0;
    const observer = new ResizeObserver(() => {
      reports += 1;
    });
    watchFromNextFrame(observer, one('header'))();
    await twoFrames();
    expect(reports).toBe(0);
  });
});
