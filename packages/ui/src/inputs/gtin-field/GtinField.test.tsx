import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { GtinField, type GtinFieldProps } from './GtinField.tsx';

describeConformance(GtinField, { props: { label: 'EAN' } });
describeField(GtinField, {});
describeMask(
  GtinField,
  {},
  {
    typed: '7891000315507',
    bare: '7891000315507',
    shown: '7891000315507',
    pasted: ['7891000315507', ' 7 891000 315507 ', 'EAN: 789-1000315507'],
    middle: { bare: '789100', caret: 3, key: '5', shown: '7895100', caretAfter: 4 },
  },
);

function setUp(props: Partial<GtinFieldProps> = {}) {
  const reported: string[] = [];
  const view = mount(<GtinField label="EAN" onValueChange={(next) => void reported.push(next)} {...props} />);
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  const button = () => view.container.querySelector('button');
  const announced = () => view.container.querySelector('[role="status"]')?.textContent;
  return { ...view, input, button, announced, last: () => reported.at(-1) };
}

describe('GtinField', () => {
  expectBrowserEvents();

  it('puts the check digit right at a press, keeps the focus, says so and lets it be undone', async () => {
    const { input, container, button, announced, last, unmount } = setUp();
    await userEvent.keyboard('7891000315506');
    expect(button()).toBeNull();
    await userEvent.tab();
    await expect.poll(() => button()?.textContent).toBe('Corrigir para 7891000315507');
    expect(container.textContent).toContain('Dígito verificador esperado: 7');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(button() ?? input);
    expect(input.value).toBe('7891000315507');
    expect(last()).toBe('7891000315507');
    expect(document.activeElement).toBe(input);
    await expect.poll(announced).toBe('Corrigido para 7891000315507');
    expect(button()).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => input.value).toBe('7891000315506');
    await expect.poll(announced).toBe('');
    unmount();
  });

  it('warns and leaves the value valid where it is not strict (D8)', async () => {
    const { input, container, button, unmount } = setUp({ strict: false, hint: 'Na embalagem' });
    await userEvent.keyboard('7891000315506');
    acting(() => input.blur());
    expect(container.textContent).toContain('Dígito verificador esperado: 7');
    expect(container.textContent).not.toContain('Na embalagem');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Dígito verificador esperado: 7',
    );
    expect(button()).not.toBeNull();
    unmount();
  });

  it('announces a warning once, when it is left, and takes it back with the next change', async () => {
    const { input, container, announced, unmount } = setUp({ strict: false });
    const texts: (string | null)[] = [];
    const status = container.querySelector('[role="status"]') ?? input;
    const observer = new MutationObserver(() => void texts.push(status.textContent));
    observer.observe(status, { subtree: true, childList: true, characterData: true });
    await userEvent.keyboard('7895810033451');
    expect(announced()).toBe('');
    await userEvent.tab();
    await expect.poll(announced).toBe('Dígito verificador esperado: 3');
    acting(() => input.focus());
    acting(() => input.blur());
    acting(() => input.focus());
    await userEvent.keyboard('{End}{Backspace}3');
    acting(() => input.blur());
    await expect.poll(() => texts).toEqual(['Dígito verificador esperado: 3', '']);
    observer.disconnect();
    unmount();
  });

  it('announces no warning that an error keeps out of sight', async () => {
    const { input, announced, unmount } = setUp({ strict: false, error: 'EAN já cadastrado' });
    await userEvent.keyboard('7895810033451');
    acting(() => input.blur());
    expect(announced()).toBe('');
    unmount();
  });

  it('offers the same next to an external error', async () => {
    const { input, container, button, unmount } = setUp({ error: 'EAN já cadastrado' });
    await userEvent.keyboard('7891000315506');
    acting(() => input.blur());
    expect(container.textContent).toContain('EAN já cadastrado');
    expect(button()?.textContent).toBe('Corrigir para 7891000315507');
    unmount();
  });

  it('ends typing at its longest code', async () => {
    const { input, unmount } = setUp({ lengths: [8, 12] });
    await userEvent.keyboard('03600029145299');
    expect(input.value).toBe('036000291452');
    unmount();
  });

  it('tells the parent of an error at once, and of a warning nothing', async () => {
    const problems: (string | undefined)[] = [];
    const field = (strict: boolean) => (
      <GtinField
        label="EAN"
        strict={strict}
        onValueChange={(_, { problem }) => void problems.push(problem)}
      />
    );
    const view = mount(field(true));
    const input = view.container.querySelector('input');
    acting(() => input?.focus());
    await userEvent.keyboard('7891234567890');
    expect(problems.at(-1)).toMatch(/^Dígito verificador esperado/);
    view.rerender(field(false));
    await userEvent.keyboard('{Backspace}1');
    expect(problems.at(-1)).toBeUndefined();
    view.unmount();
  });
});
