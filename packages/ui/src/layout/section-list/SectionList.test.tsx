import { expect, it } from 'vitest';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { SectionList } from './SectionList.tsx';

const sections = [
  { id: 'dados', label: 'Dados' },
  { id: 'precos', label: 'Preços' },
];

describeConformance(SectionList, { props: { sections, children: 'Formulário' } });

expectBrowserEvents();

const links = (container: HTMLElement) => [...container.querySelectorAll('a')];

const form = (error?: string) => (
  <SectionList sections={sections}>
    <div id="dados">
      <TextField label="Nome" />
    </div>
    <div id="precos">
      <TextField label="Preço" error={error} />
    </div>
  </SectionList>
);

it('counts the fields of each section that are marked as wrong, as they come and go', async () => {
  const view = mount(form('Campo obrigatório'));
  const counts = () => links(view.container).map(({ textContent }) => textContent);
  await expect.poll(counts).toEqual(['Dados ', 'Preços 1 erro']);
  view.rerender(form());
  await expect.poll(counts).toEqual(['Dados ', 'Preços ']);
  view.unmount();
});

it('makes no list of one section', () => {
  const view = mount(<SectionList sections={sections.slice(0, 1)}>Formulário</SectionList>);
  expect(view.container.querySelector('nav')).toBeNull();
  view.unmount();
});
