import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { CardList } from './CardList.tsx';
import { sampleCards } from './sampleCards.ts';

const props = { label: 'Produtos', items: sampleCards(3), onSelect: () => {} };

describeConformance(CardList, { props });

describe('CardList', () => {
  it('has one Tab stop, at the open card', () => {
    const view = mount(<CardList {...props} currentId={2} />);
    const stops = view.container.querySelectorAll('li [tabindex="0"]');
    expect(stops).toHaveLength(1);
    expect(stops[0]?.getAttribute('aria-current')).toBe('true');
    view.unmount();
  });

  it('keeps the cards while others are searched for', () => {
    const view = mount(<CardList {...props} />);
    view.rerender(<CardList {...props} loading />);
    expect(view.container.querySelectorAll('li')).toHaveLength(3);
    view.unmount();
  });

  it('says that nothing was found', () => {
    const view = mount(<CardList {...props} items={[]} />);
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe('Nada encontrado');
    view.unmount();
  });

  it.each([
    ['that it loads, before the first answer', {}, 'Carregando...'],
    ['nothing beside the error, where the first reading failed', { error: { message: 'Sem conexão' } }, ''],
    [
      'that it loads once more, after an error',
      { error: { message: 'Sem conexão' }, loading: true },
      'Carregando...',
    ],
  ])('says %s', (_, state, said) => {
    const view = mount(<CardList {...props} items={undefined} {...state} />);
    expect(view.container.querySelector('[role="status"]')?.textContent).toBe(said);
    view.unmount();
  });
});
