import { href } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchPointedPages } from './fetchPointedPages.ts';

const load = vi.fn(async (_page: string): Promise<unknown> => undefined);
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = `
    <a href="${href('catalogue')}"><span>Catálogo</span></a>
    <a href="${href('catalogue-family', { id: 12, produto: 3 })}">PANELA</a>
    <a href="${href('catalogue-family', { id: 13 })}">TAMPA</a>
    <a href="https://outro.exemplo${href('catalogue')}">Outro portal</a>
    <a href="/isto/nao/existe">Nada</a>
    <button type="button">Botão</button>`;
  load.mockReset();
  load.mockResolvedValue(undefined);
  stop = fetchPointedPages(load);
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
});

const link = (name: string) => page.getByRole('link', { name });

describe('fetchPointedPages', () => {
  it('loads the page of a link that is pointed at, once for all links to it', async () => {
    await userEvent.hover(link('Catálogo'));
    expect(load.mock.calls).toEqual([['catalogue']]);
    await userEvent.hover(link('PANELA'));
    await userEvent.hover(link('TAMPA'));
    await userEvent.hover(link('Catálogo'));
    expect(load.mock.calls).toEqual([['catalogue'], ['catalogue-family']]);
  });

  it('loads the page of a link that gets focus', async () => {
    await userEvent.tab();
    await expect.element(link('Catálogo')).toHaveFocus();
    expect(load).toHaveBeenCalledWith('catalogue');
  });

  it('loads nothing for what is no page of ours', async () => {
    const button = page.getByRole('button', { name: 'Botão' });
    await userEvent.hover(button);
    load.mockClear(); // of a link that came below the pointer with the page
    await userEvent.hover(link('Outro portal'));
    await userEvent.hover(link('Nada'));
    await userEvent.hover(button);
    expect(load).not.toHaveBeenCalled();
  });

  it('tries again at the next time where it failed, and says nothing', async () => {
    load.mockRejectedValueOnce(new Error('Sem rede'));
    await userEvent.hover(link('PANELA'));
    await userEvent.hover(link('TAMPA'));
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('stops', async () => {
    stop();
    load.mockClear();
    await userEvent.hover(link('PANELA'));
    expect(load).not.toHaveBeenCalled();
  });
});
