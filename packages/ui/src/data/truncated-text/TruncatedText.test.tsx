import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { TruncatedText } from './TruncatedText.tsx';

describeConformance(TruncatedText, {
  props: { text: 'Texto longo demais para a coluna da tabela de produtos' },
});

it('takes focus only when it is cut', () => {
  const view = mount(<TruncatedText text="Curto" />);
  expect(view.container.querySelector('[tabindex]')).toBeNull();
  view.rerender(<TruncatedText text="Curto" maxGraphemes={3} />);
  expect(view.container.querySelector('[tabindex="0"]')?.textContent).toContain('Curto');
  view.unmount();
});

it('shows markup as text', () => {
  const text = '<img src=x onerror=alert(1)> {{7*7}} %00 ../../etc/passwd';
  const view = mount(<TruncatedText text={text} />);
  expect(view.container.querySelector('img')).toBeNull();
  expect(view.container.textContent).toContain(text);
  view.unmount();
});
