import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/Button.tsx';
import { SegmentedControl } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { StickyBar } from './StickyBar.tsx';

expectBrowserEvents();

describeConformance(StickyBar, { props: { status: 'Rascunho salvo', children: <Button>Salvar</Button> } });

const names = Array.from({ length: 40 }, (_, index) => `Campo ${index + 1}`);

const segments = [
  { value: 'industria', label: 'Indústria' },
  { value: 'atacadista', label: 'Atacadista' },
];

function Form() {
  return (
    <form style={{ blockSize: '500px', overflowY: 'auto' }}>
      {names.map((name) => (
        <input key={name} aria-label={name} style={{ display: 'block', blockSize: '40px' }} />
      ))}
      <StickyBar>
        <Button>Salvar</Button>
      </StickyBar>
    </form>
  );
}

describe('StickyBar', () => {
  it('never covers the field that has focus, however it got it (WCAG 2.4.11)', async () => {
    const view = mount(<Form />);
    const bar = view.container.querySelector('[role="group"]');
    const form = view.container.querySelector('form');
    await expect.poll(() => form?.style.scrollPaddingBlockEnd).toMatch(/^\d+px$/);
    const inputs = [...view.container.querySelectorAll('input')];
    inputs[0]?.focus();
    for (let round = 0; round < 20; round += 1) {
      await userEvent.tab();
      const { bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {};
      expect(bottom).toBeLessThanOrEqual(bar?.getBoundingClientRect().top ?? 0);
    }
    inputs[35]?.focus();
    expect(inputs[35]?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar?.getBoundingClientRect().top ?? 0,
    );
    view.unmount();
  });

  it.each([
    ['a text', <TextField key="text" label="Cargo" error="Campo obrigatório" />],
    [
      'a choice',
      <SegmentedControl key="choice" label="Segmento" options={segments} error="Campo obrigatório" />,
    ],
  ])('covers no message of %s that has focus', async (_, field) => {
    const view = mount(
      <form style={{ blockSize: '300px', overflowY: 'auto' }}>
        <div style={{ blockSize: '180px' }} />
        {field}
        <div style={{ blockSize: '400px' }} />
        <StickyBar>
          <Button>Salvar</Button>
        </StickyBar>
      </form>,
    );
    const form = view.container.querySelector('form');
    await expect.poll(() => form?.style.scrollPaddingBlockEnd).toMatch(/^\d+px$/);
    form?.querySelector('input')?.focus();
    const message = [...view.container.querySelectorAll('span')].find(
      ({ textContent }) => textContent === 'Campo obrigatório',
    );
    const bar = view.container.querySelector('[role="group"]');
    expect(message?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar?.getBoundingClientRect().top ?? 0,
    );
    view.unmount();
  });

  it('leaves the page as it was', async () => {
    const view = mount(
      <StickyBar>
        <Button>Salvar</Button>
      </StickyBar>,
    );
    const page = document.documentElement.style;
    await expect.poll(() => page.scrollPaddingBlockEnd).toMatch(/^\d+px$/);
    view.unmount();
    expect(page.scrollPaddingBlockEnd).toBe('');
  });
});
