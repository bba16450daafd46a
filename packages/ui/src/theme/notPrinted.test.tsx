import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../actions/button/Button.tsx';
import { IconButton } from '../actions/icon-button/IconButton.tsx';
import { ChartCard } from '../charts/chart-card/ChartCard.tsx';
import { purchases } from '../charts/line-chart/chartExample.ts';
import { CardList } from '../data/card-list/CardList.tsx';
import { DescriptionList } from '../data/description-list/DescriptionList.tsx';
import { FilterBar } from '../data/filter-bar/FilterBar.tsx';
import { UploadDropZone } from '../files/upload-drop-zone/UploadDropZone.tsx';
import { MultiSelect } from '../inputs/multi-select/MultiSelect.tsx';
import { RichTextField } from '../inputs/rich-text-field/RichTextField.tsx';
import { TextArea } from '../inputs/text-area/TextArea.tsx';
import { TextField } from '../inputs/text-field/TextField.tsx';
import { expectBrowserEvents } from '../internal/testing/acting.ts';
import { emulateMedia } from '../internal/testing/emulateMedia.ts';
import { mount } from '../internal/testing/mount.tsx';
import { Card } from '../layout/card/Card.tsx';
import { PageHead } from '../layout/page-head/PageHead.tsx';
import { Section } from '../layout/section/Section.tsx';
import { SectionList } from '../layout/section-list/SectionList.tsx';
import { Stepper } from '../navigation/stepper/Stepper.tsx';
import { Tabs } from '../navigation/tabs/Tabs.tsx';

const nothing = () => {};

const texts = (role: 'button' | 'tab' | 'tabpanel' | 'navigation' | 'radio' | 'switch' | 'search') =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

describe('a printed page', () => {
  expectBrowserEvents();

  it('has none of the buttons', async () => {
    mount(
      <>
        <Button>Recalcular</Button>
        <IconButton label="Excluir" icon={null} />
      </>,
    );
    expect(texts('button')).toHaveLength(2);
    await emulateMedia('print');
    expect(texts('button')).toEqual([]);
  });

  it('has nothing that leads to other steps, sections and records, nor what narrows them', async () => {
    mount(
      <>
        <Stepper label="Cadastro" steps={[{ id: 'data', label: 'Dados' }]} value="data" />
        <SectionList
          sections={[
            { id: 'data', label: 'Dados' },
            { id: 'prices', label: 'Preços' },
          ]}
        >
          O formulário
        </SectionList>
        <FilterBar search={{ value: '', onValueChange: nothing }} />
        <CardList label="Produtos" items={[{ id: 1, title: 'Panela' }]} onSelect={nothing} />
      </>,
    );
    expect(texts('navigation')).toHaveLength(2);
    expect(texts('search')).toHaveLength(1);
    await emulateMedia('print');
    for (const role of ['navigation', 'search', 'button'] as const) expect(texts(role)).toEqual([]);
    await expect.element(page.getByText('O formulário')).toBeVisible();
  });

  it('has of a field for files those that it holds, and not how to choose more', async () => {
    mount(
      <UploadDropZone
        label="Fotos"
        types={['jpg']}
        maxBytes={1_000}
        onFilesAdded={nothing}
        files="panela.jpg"
      />,
    );
    await expect.element(page.getByText('ou arraste e solte aqui')).toBeVisible();
    await emulateMedia('print');
    await expect.element(page.getByText('ou arraste e solte aqui')).not.toBeVisible();
    await expect.element(page.getByText('panela.jpg')).toBeVisible();
  });

  it('has of fields what they hold, and not what asks for it or acts on it', async () => {
    const steel = { value: 'a', label: 'AÇO' };
    const { container } = mount(
      <>
        <TextField label="Link" placeholder="https://" />
        <TextArea label="Motivo" placeholder="Conte o motivo" />
        <MultiSelect label="Tags" options={[steel]} defaultValue={[steel]} />
        <RichTextField label="Descrição" defaultValue="<p>Panela de aço</p>" />
      </>,
    );
    await expect.element(page.getByRole('toolbar')).toBeVisible();
    const arrow = page.elementLocator(container.querySelector('[data-arrow]') ?? container);
    const placeholders = () =>
      ['Link', 'Motivo'].map(
        (name) => getComputedStyle(page.getByRole('textbox', { name }).element(), '::placeholder').opacity,
      );
    expect(placeholders()).toEqual(['1', '1']);
    expect(texts('button').length).toBeGreaterThan(1);
    await emulateMedia('print');
    expect(placeholders()).toEqual(['0', '0']);
    expect(texts('button')).toEqual([]);
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
    await expect.element(arrow).not.toBeVisible();
    for (const held of ['AÇO', 'Panela de aço']) await expect.element(page.getByText(held)).toBeVisible();
  });

  it('has a chart without its switches', async () => {
    mount(<ChartCard title="Compras" {...purchases} />);
    expect(texts('switch')).toHaveLength(1);
    await emulateMedia('print');
    expect([...texts('switch'), ...texts('radio')]).toEqual([]);
    await expect.element(page.getByRole('heading', { name: 'Compras' })).toBeVisible();
  });

  it('has of the tabs the one that is open', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Aba número ${index + 1}`);
    const { container } = mount(
      <Tabs
        label="Fornecedor"
        tabs={names.map((name) => ({ id: name, label: name, content: `Conteúdo de ${name}` }))}
        defaultValue="Aba número 7"
      />,
    );
    container.style.inlineSize = '400px';
    expect(texts('tab')).toEqual(names);
    await emulateMedia('print');
    expect(texts('tab')).toEqual(['Aba número 7']);
    expect(texts('tabpanel')).toEqual(['Conteúdo de Aba número 7']);
    const strip = page.getByRole('tablist').element();
    expect(getComputedStyle(strip).maskImage).toBe('none');
  });

  it('parts no label from its value and no heading from what it heads', () => {
    mount(
      <>
        <PageHead title="Produto" />
        <Card>
          <Section title="Preços">
            <DescriptionList items={[{ label: 'Custo', value: '10,00' }]} />
            <TextField label="Venda" />
          </Section>
        </Card>
      </>,
    );
    /** What the nearest element around it that may not be parted, or not from what follows, says. */
    const kept = (element: Element, by: 'breakInside' | 'breakAfter') => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each)[by] === 'avoid') return each.textContent;
      return undefined;
    };
    const heading = (name: string) => page.getByRole('heading', { name }).element();
    expect(kept(page.getByRole('term').element(), 'breakInside')).toBe('Custo10,00');
    expect(kept(page.getByRole('textbox', { name: 'Venda' }).element(), 'breakInside')).toBe('Venda');
    expect(kept(heading('Produto'), 'breakAfter')).toBe('Produto');
    expect(kept(heading('Preços'), 'breakAfter')).toBe('Preços');
  });
});
