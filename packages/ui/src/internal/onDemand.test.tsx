import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { onDemand, prefetchParts } from './onDemand.tsx';
import { acting, expectBrowserEvents } from './testing/acting.ts';
import { mount } from './testing/mount.tsx';

const Greeting = ({ name }: { name: string }) => `Olá, ${name}!`;
const Excuse = ({ name, onFetchAgain }: { name: string; onFetchAgain: () => void }) => (
  <button type="button" onClick={onFetchAgain}>
    {name} espera
  </button>
);

/** A component that arrives where there is a network, and how often it was fetched. */
function late(Otherwise?: typeof Excuse) {
  const network = { isThere: true, fetches: 0 };
  const Late = onDemand(async () => {
    network.fetches += 1;
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Greeting };
  }, Otherwise);
  return { network, Late };
}

describe('a component that is fetched on demand', () => {
  expectBrowserEvents();

  it('is fetched when it is first drawn, and there at once from then on', async () => {
    const { network, Late } = late();
    expect(network.fetches).toBe(0);
    const view = mount(<Late name="Ana" />);
    expect(view.container.textContent).toBe('');
    await expect.poll(() => view.container.textContent).toBe('Olá, Ana!');
    const { fetches } = network;
    const other = mount(<Late name="Rui" />);
    expect(other.container.textContent).toBe('Olá, Rui!');
    expect(network.fetches).toBe(fetches);
    other.unmount();
    view.unmount();
  });

  it('leaves what is around it alone where it cannot be fetched, and is asked for the next time', async () => {
    const { network, Late } = late();
    network.isThere = false;
    const around = (name: string | null) => <p>Antes{name && <Late name={name} />}</p>;
    const view = mount(around('Ana'));
    await expect.poll(() => network.fetches).toBeGreaterThan(0);
    expect(view.container.textContent).toBe('Antes');
    network.isThere = true;
    view.rerender(around(null));
    view.rerender(around('Rui'));
    await expect.poll(() => view.container.textContent).toBe('AntesOlá, Rui!');
    view.unmount();
  });

  it('has something in its place then, which asks again', async () => {
    const { network, Late } = late(Excuse);
    network.isThere = false;
    const view = mount(<Late name="Ana" />);
    await expect.poll(() => view.container.textContent).toBe('Ana espera');
    network.isThere = true;
    acting(() => view.container.querySelector('button')?.click());
    await expect.poll(() => view.container.textContent).toBe('Olá, Ana!');
    view.unmount();
  });

  it('takes over what a server left out, though it has been fetched by then', async () => {
    const { Late } = late();
    const place = document.createElement('div');
    place.innerHTML = renderToString(<Late name="Ana" />);
    document.body.append(place);
    await prefetchParts();
    const onRecoverableError = vi.fn();
    const root = hydrateRoot(place, <Late name="Ana" />, { onRecoverableError });
    await expect.poll(() => place.textContent).toBe('Olá, Ana!');
    expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
    place.remove();
  });
});
