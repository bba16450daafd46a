import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Card } from '../card/Card.tsx';
import { Section } from '../section/Section.tsx';
import { PageHead } from './PageHead.tsx';

describeConformance(PageHead, { props: { title: 'Marcas Comercial' } });

describe('a long title', () => {
  const title = 'INDÚSTRIA_PAULISTA_DE_UTILIDADES_DOMÉSTICAS_E_ALIMENTOS_LTDA '.repeat(3);

  it.each([360, 320])('of a page or a card wraps in %d pixels, and nothing is cut', (inlineSize) => {
    const view = mount(
      <div style={{ inlineSize, padding: 16 }}>
        <PageHead
          title={title}
          description={title}
          status={<span>Aguarda a análise</span>}
          actions={<button type="button">Nova marca</button>}
        />
        <Card>
          <Section title={title} description={title}>
            Conteúdo
          </Section>
        </Card>
      </div>,
    );
    const { left } = view.container.getBoundingClientRect();
    const wide = [...view.container.querySelectorAll('*')].filter((element) => {
      const text = document.createRange();
      text.selectNodeContents(element);
      return text.getBoundingClientRect().right - left > inlineSize;
    });
    const names = wide.map(({ localName, className }) => `${localName}.${className}`);
    view.unmount();
    expect(names).toEqual([]);
  });
});
