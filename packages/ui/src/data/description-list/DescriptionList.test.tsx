import { expect, it } from 'vitest';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Description } from './Description.tsx';
import { DescriptionList } from './DescriptionList.tsx';

describeConformance(DescriptionList, { props: { items: [{ label: 'CNPJ', value: '12.345.678/0001-95' }] } });
describeConformance(Description, { props: { label: 'CNPJ', children: '12.345.678/0001-95' } });

it('keeps a code in one line, and breaks what is longer', async () => {
  const texts = ['DS.ZYP.SGX/0001-09', 'beatriz-fernandes-lima@horizonte-largo.com.br'];
  const view = mount(
    <div style={{ inlineSize: '140px' }}>
      <DescriptionList items={texts.map((value) => ({ label: value, value }))} />
    </div>,
  );
  await document.fonts.ready;
  const lines = [...view.container.querySelectorAll('dd')].map((value) => {
    const text = document.createRange();
    text.selectNodeContents(value);
    return text.getClientRects().length;
  });
  expect(lines[0]).toBe(1);
  expect(lines[1]).toBeGreaterThan(1);
  view.unmount();
});
