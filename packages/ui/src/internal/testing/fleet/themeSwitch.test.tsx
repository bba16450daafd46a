import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { waitFor } from '#testing/waitFor.ts';
import { RichTextField } from '../../../inputs/rich-text-field/RichTextField.tsx';
import { PortalProvider } from '../../../theme/PortalProvider.tsx';
import { contrastRatio } from '../../../tokens/contrast.ts';
import { expectBrowserEvents } from '../acting.ts';
import { examples } from '../examples.tsx';
import { fetchLateParts, openEach, turn } from '../lateParts.ts';
import { mount } from '../mount.tsx';

const channels = (color: string) => color.match(/[\d.]+/g)?.map(Number) ?? [];
const isOpaque = (color: string) => color.startsWith('rgb') && (channels(color)[3] ?? 1) === 1;
const hex = (color: string) =>
  `#${channels(color)
    .slice(0, 3)
    .map((value) => Math.round(value).toString(16).padStart(2, '0'))
    .join('')}`;

/** The filling an element stands on; `null` where it shines through. */
function groundOf(element: Element | null): string | null {
  if (!element) return null;
  const { backgroundColor, opacity } = getComputedStyle(element);
  if (opacity !== '1') return null;
  return isOpaque(backgroundColor) ? backgroundColor : groundOf(element.parentElement);
}

/** Texts that do not stand out from their ground; disabled ones need not. */
function faintTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode.textContent?.trim();
    const element = texts.currentNode.parentElement;
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest(':disabled, [aria-disabled="true"], [data-disabled], label:has(:disabled)')) continue;
    const { color } = getComputedStyle(element);
    const ground = groundOf(element);
    if (ground && isOpaque(color) && contrastRatio(hex(color), hex(ground)) < 4.5)
      found.push(`${text.slice(0, 40)}: ${color} on ${ground}`);
  }
  return found;
}

describe('a switch to the dark theme', () => {
  expectBrowserEvents(); // parts that are fetched late arrive outside of React's act
  let view: ReturnType<typeof mount> | undefined;
  beforeAll(async () => {
    await fetchLateParts();
    view = mount(<RichTextField label="Descrição" />);
    // From then on the editor stands at once, and no placeholder gives way to it.
    await waitFor(() => expect(document.querySelector('[contenteditable="true"]')).not.toBeNull());
    view.unmount();
  });
  afterEach(() => {
    view?.unmount();
    view = undefined;
    document.documentElement.dataset.theme = 'light';
  });

  it('would be found where it leaves a text behind', () => {
    view = mount(
      <PortalProvider theme="dark">
        <p style={{ color: '#222222' }}>Preso</p>
      </PortalProvider>,
    );
    view.rerender(
      <PortalProvider theme="light">
        <p style={{ color: '#222222' }}>Preso</p>
      </PortalProvider>,
    );
    expect(faintTexts()).toEqual([]);
    document.documentElement.dataset.theme = 'dark';
    expect(faintTexts()).toHaveLength(1);
  });

  it.each(Object.entries(examples))(
    'reaches %s with whatever it has open, keeps focus and draws nothing anew (UIX-17)',
    async (_, element) => {
      view = mount(<PortalProvider theme="light">{element}</PortalProvider>);
      await turn();
      // A drawing starts with the frame in which its place has a size: a busy machine is late with it.
      await waitFor(() =>
        expect(document.querySelector('[aria-busy="true"] > [role="application"]')).toBeNull(),
      );
      await openEach(document);
      const before = [...document.body.querySelectorAll('*')];
      const focused = document.activeElement;
      view.rerender(<PortalProvider theme="dark">{element}</PortalProvider>);
      expect(document.documentElement.dataset.theme).toBe('dark');
      expect(before.filter((each) => !each.isConnected)).toEqual([]);
      expect(document.activeElement).toBe(focused);
      expect(faintTexts()).toEqual([]);
    },
  );
});
