import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { acting } from './acting.ts';

/** What takes away whatever was mounted and still stands. */
const standing = new Set<() => void>();

export function unmountAll() {
  for (const unmount of standing) unmount();
}

/** Renders into a new element under StrictMode and a provider, until the test ends; returns how to update and unmount. */
export function mount(element: ReactElement, place: HTMLElement = document.body) {
  const container = place.ownerDocument.createElement('div');
  place.append(container);
  const root = createRoot(container);
  const render = (next: ReactElement) =>
    acting(() =>
      root.render(
        <StrictMode>
          <PortalProvider theme="light">{next}</PortalProvider>
        </StrictMode>,
      ),
    );
  const unmount = () => {
    acting(() => root.unmount());
    container.remove();
    standing.delete(unmount);
  };
  standing.add(unmount);
  render(element);
  return { container, rerender: render, unmount };
}
