import { expect, it } from 'vitest';
import { hostileHtml } from '../../internal/html/corpus.ts';
import { sanitizeHtml } from '../../internal/html/sanitizeHtml.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { RichText } from './RichText.tsx';

describeConformance(RichText, { props: { html: '<p>Suporte</p>' } });

/** As the page writes what it was given, for comparison. */
function written(container: HTMLElement) {
  const root = container.firstElementChild?.cloneNode(true);
  return root instanceof HTMLElement ? root.innerHTML : '';
}

function normal(html: string) {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  return holder;
}

it('shows every hostile text without anything that could act (FRM-07)', () => {
  for (const html of hostileHtml) {
    const view = mount(<RichText html={html} />);
    const shown = normal(written(view.container));
    expect(shown.isEqualNode(normal(sanitizeHtml(html))), html).toBe(true);
    view.unmount();
  }
});

it('follows a change of the text', () => {
  const view = mount(<RichText html="<p>a</p>" />);
  view.rerender(<RichText html="<ul><li>b</li></ul>" />);
  expect(view.container.querySelector('li')?.textContent).toBe('b');
  expect(view.container.querySelector('p')).toBeNull();
  view.unmount();
});
