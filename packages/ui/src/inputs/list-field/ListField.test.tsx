import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { focusField } from '../../internal/focus-field/focusField.ts';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ListField, type ListFieldProps } from './ListField.tsx';

const props: ListFieldProps = {
  label: 'Contatos financeiros',
  name: 'contatos',
  addLabel: 'Adicionar contato',
  onAdd: () => {},
  children: <p>Nenhum contato</p>,
};

describeConformance(ListField, { props });

const describedBy = (element: Element | null) =>
  document.getElementById(element?.getAttribute('aria-describedby') ?? '')?.textContent;

describe('ListField', () => {
  it('is focused by its name, at the add button, which describes the error (FRM-39)', () => {
    const inputRef = createRef<HTMLButtonElement>();
    const view = mount(<ListField {...props} inputRef={inputRef} error="Adicione ao menos um contato" />);
    acting(() => expect(focusField('contatos')).toBe(true));
    expect(document.activeElement).toBe(inputRef.current);
    expect(describedBy(inputRef.current)).toBe('Adicione ao menos um contato');
    view.unmount();
  });

  it('has nothing to add, to require or to correct where it is only read', () => {
    const view = mount(<ListField {...props} readOnly required error="Adicione ao menos um contato" />);
    expect(view.container.querySelector('button')).toBeNull();
    expect(view.container.textContent).toBe('Contatos financeirosNenhum contato');
    view.unmount();
  });

  it('does not say again what it was drawn with', () => {
    const view = mount(<ListField {...props} news={{ text: 'Ana alterada' }} />);
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe('');
    view.unmount();
  });

  it('says what became of the list, the same words twice', () => {
    const view = mount(<ListField {...props} />);
    const announced = () => view.container.querySelector('[role="status"]')?.textContent;
    expect(announced()).toBe('');
    const reported = ['Ana alterada', 'Ana alterada'].map((text) => {
      acting(() => view.rerender(<ListField {...props} news={{ text }} />));
      return announced();
    });
    expect(reported.map((text) => text?.trim())).toEqual(['Ana alterada', 'Ana alterada']);
    expect(reported[0]).not.toBe(reported[1]);
    view.unmount();
  });
});
