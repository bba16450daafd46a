import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describeField } from '../../internal/testing/describeField.tsx';
import { describeMask, paste } from '../../internal/testing/describeMask.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CepField } from './CepField.tsx';

describeConformance(CepField, { props: { label: 'CEP' } });
describeField(CepField, {});
describeMask(
  CepField,
  {},
  {
    typed: '30140071',
    bare: '30140071',
    shown: '30140-071',
    pasted: ['30140-071', '30140071', ' 30.140-071 ', 'CEP: 30140-071', '３０１４０－０７１'],
    middle: { bare: '3014007', caret: 2, key: '9', shown: '30914-007', caretAfter: 3 },
  },
);

function setUp(element: (completed: string[]) => ReactElement) {
  const completed: string[] = [];
  const view = mount(element(completed));
  const input = view.container.querySelector('input');
  if (!input) throw new Error('no input');
  acting(() => input.focus());
  return { ...view, input, completed };
}

describe('CepField', () => {
  expectBrowserEvents();

  it('reports a complete CEP once, however it was entered (FRM-12)', async () => {
    const { completed, input, unmount } = setUp((reported) => (
      <CepField label="CEP" onComplete={(cep) => void reported.push(cep)} />
    ));
    await userEvent.keyboard('30140071');
    expect(completed).toEqual(['30140071']);
    await userEvent.keyboard('{Backspace}1');
    input.select();
    await paste(' 30.140-071 ');
    expect(completed).toEqual(['30140071']);
    await userEvent.keyboard('{Backspace}2');
    expect(completed).toEqual(['30140071', '30140072']);
    await userEvent.keyboard('{Backspace}1');
    expect(completed).toEqual(['30140071', '30140072', '30140071']);
    unmount();
  });

  it('says nothing of the CEP a record came with, until it changes', async () => {
    const { completed, unmount } = setUp((reported) => (
      <CepField label="CEP" defaultValue="30140-071" onComplete={(cep) => void reported.push(cep)} />
    ));
    await userEvent.keyboard('{End}{Backspace}1');
    expect(completed).toEqual([]);
    await userEvent.keyboard('{Backspace}2');
    expect(completed).toEqual(['30140072']);
    unmount();
  });

  it('reports a CEP again that the parent had removed', async () => {
    let clear = () => {};
    function Parent({ reported }: { reported: string[] }) {
      const [value, setValue] = useState('');
      clear = () => setValue('');
      return (
        <CepField
          label="CEP"
          value={value}
          onValueChange={setValue}
          onComplete={(cep) => void reported.push(cep)}
        />
      );
    }
    const { completed, unmount } = setUp((reported) => <Parent reported={reported} />);
    await userEvent.keyboard('30140071');
    acting(() => clear());
    await userEvent.keyboard('30140071');
    expect(completed).toEqual(['30140071', '30140071']);
    unmount();
  });

  it('reports the same CEP again after its look-up failed, by its button or typed once more', async () => {
    const { completed, container, input, unmount } = setUp((reported) => (
      <CepField label="CEP" failed onComplete={(cep) => void reported.push(cep)} />
    ));
    const again = () => [...container.querySelectorAll('button')].at(0);
    await userEvent.keyboard('3014007');
    expect(again()).toBeUndefined();
    await userEvent.keyboard('1');
    again()?.click();
    expect(completed).toEqual(['30140071', '30140071']);
    expect(document.activeElement).toBe(input);
    await userEvent.keyboard('{End}{Backspace}1');
    expect(completed).toHaveLength(3);
    unmount();
  });

  it('drops letters, and calls a short one wrong once it is left (FRM-12)', async () => {
    const { input, container, unmount } = setUp(() => <CepField label="CEP" />);
    await paste('30a14b007');
    expect(input.value).toBe('30140-07');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    acting(() => input.blur());
    expect(container.textContent).toContain('Digite um cep válido');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    unmount();
  });

  it('announces the look-up and says that it is busy', () => {
    const view = mount(<CepField label="CEP" defaultValue="30140071" />);
    const status = view.container.querySelector('[role="status"]');
    expect(status?.textContent).toBe('');
    view.rerender(<CepField label="CEP" defaultValue="30140071" loading />);
    expect(status?.textContent).toBe('Buscando endereço…');
    expect(view.container.querySelector('input')?.getAttribute('aria-busy')).toBe('true');
    view.rerender(<CepField label="CEP" defaultValue="30140071" />);
    expect(status?.textContent).toBe('');
    view.unmount();
  });
});
