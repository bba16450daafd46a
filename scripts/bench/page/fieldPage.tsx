import '@fontsource-variable/inter/index.css';
import './page.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { warmFonts } from './clock.ts';
import { awaitKey, find, middleOf, outcome } from './presses.ts';

/** Shows a field, whose text is that of the one `<input>`, and answers the driver. */
export async function showField(App: ComponentType): Promise<void> {
  const root = find('#root');
  root.dataset.part = 'control';
  await warmFonts();
  createRoot(root).render(<App />);

  window.bench = {
    point: () => middleOf(find('input', root)),
    awaitKey: () => awaitKey(() => true, 'key'),
    outcome,
    value: () => {
      const input = find('input', root);
      return input instanceof HTMLInputElement ? input.value : '';
    },
  };
}
