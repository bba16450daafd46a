import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { SummaryCard } from './SummaryCard.tsx';

describeConformance(SummaryCard, {
  props: { items: [{ title: 'Produtos ativos', value: 1240, tooltip: 'À venda hoje' }] },
});

it('keeps a CNPJ in one line where two facts stand in a row of a telephone', async () => {
  const { innerWidth, innerHeight } = window;
  await page.viewport(360, 640);
  const items = ['11.222.333/0001-81', '12.ABC.345/01DE-35', 'DS.ZYP.SGX/0001-09', 'WM.WGM.345/01DE-35'].map(
    (value) => ({ title: value, value }),
  );
  const view = mount(
    <div style={{ inlineSize: '328px' }}>
      <SummaryCard items={items} />
    </div>,
  );
  await document.fonts.ready;
  const lines = [...view.container.querySelectorAll('dd')].map((value) => {
    const text = document.createRange();
    text.selectNodeContents(value);
    return [...text.getClientRects()].map(({ top }) => top);
  });
  expect(lines.map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  expect(lines[1]).toEqual(lines[0]);
  for (const item of view.container.querySelectorAll('dl > div'))
    expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
  view.unmount();
  await page.viewport(innerWidth, innerHeight);
});
