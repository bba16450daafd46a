import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Breadcrumb } from './Breadcrumb.tsx';

const items = ['Início', 'Fornecedores', 'Cadastro', 'Documentos', 'Contrato social', 'Versões'].map(
  (label, index) => ({ label, href: `/${index}` }),
);

describeConformance(Breadcrumb, { props: { items } });

const levels = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map((item) =>
    item.querySelector('button') ? '…' : item.textContent,
  );

describe('Breadcrumb', () => {
  it.each([
    [4, 4, ['Início', 'Fornecedores', 'Cadastro', 'Documentos']],
    [5, 4, ['Início', '…', 'Documentos', 'Contrato social']],
    [6, 4, ['Início', '…', 'Contrato social', 'Versões']],
    [6, 5, ['Início', '…', 'Documentos', 'Contrato social', 'Versões']],
    [4, 1, ['Início', '…', 'Documentos']],
    [1, 4, ['Início']],
  ])('draws of %i levels, at most %i, %j', (count, max, drawn) => {
    const view = mount(<Breadcrumb items={items.slice(0, count)} max={max} />);
    expect(levels(view.container)).toEqual(drawn);
    expect(view.container.querySelector('[aria-current="page"]')?.textContent).toBe(drawn.at(-1));
    view.unmount();
  });

  it('opens the middle and moves focus to the first level that came', () => {
    const view = mount(<Breadcrumb items={items} />);
    const more = view.container.querySelector('button');
    expect(more?.getAttribute('aria-label')).toBe('Mostrar 3 níveis ocultos');
    acting(() => more?.click());
    expect(levels(view.container)).toHaveLength(6);
    expect(document.activeElement?.textContent).toBe('Fornecedores');
    view.unmount();
  });
});
