import { type ReactElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { acting } from './acting.ts';

/** Renders into a new element under StrictMode and a provider; returns how to update and unmount. */
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
  render(element);
  return {
    container,
    rerender: render,
    unmount() {
      acting(() => root.unmount());
      container.remove();
    },
  };
}
