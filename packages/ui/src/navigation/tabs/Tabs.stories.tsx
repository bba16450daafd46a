import { Barcode, Image, Truck } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/index.ts';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { type Tab, Tabs } from './Tabs.tsx';

const tabs: readonly Tab[] = [
  { id: 'dados', label: 'Dados gerais', content: <p>CAFÉ TORRADO SERRA AZUL 500 G</p> },
  { id: 'ean', label: 'EAN', badge: 3, content: <Button>Adicionar EAN</Button> },
  { id: 'fornecedores', label: 'Fornecedores', disabled: true, content: <p>Comercial Andrade Ltda.</p> },
  { id: 'fotos', label: 'Fotos', content: <p>Nenhuma foto enviada.</p> },
];

const meta = preview.meta({
  title: 'Navigation/Tabs',
  component: Tabs,
  args: { label: 'Produto', tabs, onValueChange: fn() },
});

/** The first tab is open. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { defaultValue: 'ean', activation: 'automatic' } });

/** Pictures before the labels. */
export const WithIcons = meta.story({
  args: {
    tabs: [
      { id: 'ean', label: 'EAN', icon: <Barcode />, content: <p>7891000315507</p> },
      { id: 'fotos', label: 'Fotos', icon: <Image />, badge: 'novo', content: <p>Nenhuma foto enviada.</p> },
      { id: 'entrega', label: 'Entrega', icon: <Truck />, content: <p>Até 12 dias úteis.</p> },
    ],
  },
});

/** Tabs that cannot be opened yet stay in reach and say so. */
export const Disabled = meta.story({
  args: { tabs: tabs.map((tab) => ({ ...tab, disabled: tab.id !== 'dados' })) },
});

Disabled.test('does not open by a click', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('tab', { name: 'Fotos' }));
  await expect(args.onValueChange).not.toHaveBeenCalled();
  await expect(canvas.getByRole('tabpanel', { name: 'Dados gerais' })).toBeVisible();
});

/** More tabs than fit scroll sideways. */
export const LongContent = meta.story({
  args: {
    tabs: [
      'Informações tributárias da família',
      'Condições comerciais e prazos',
      'Logística e paletização',
    ].map((label) => ({
      id: label,
      label,
      content: <p>{label}</p>,
    })),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
});

/** Arrows move and wrap, Home and End jump, Enter or Space opens; Tab goes into the panel. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    const tab = (name: string | RegExp) => canvas.getByRole('tab', { name });
    await step(
      'Tab, arrow keys: the open tab is the one stop; they move over tabs that cannot be opened, and wrap',
      async () => {
        await userEvent.tab();
        await expect(tab('Dados gerais')).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
        await expect(tab('Fotos')).toHaveFocus();
        await userEvent.keyboard('{ArrowLeft}');
        await expect(tab('Fornecedores')).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await userEvent.keyboard('{End}{ArrowRight}');
        await expect(tab('Dados gerais')).toHaveFocus();
        await userEvent.keyboard('{End}');
        await expect(tab('Fotos')).toHaveFocus();
        await userEvent.keyboard('{Home}');
        await expect(tab('Dados gerais')).toHaveFocus();
        await expect(args.onValueChange).not.toHaveBeenCalled();
      },
    );
    await step('Tab on: a panel without controls is a stop itself', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: 'Dados gerais' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });
    await step('Enter: opens; the panel’s own control is the next stop', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('ean');
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Adicionar EAN' })).toHaveFocus();
    });
  },
});

/** With automatic activation the arrow opens at once. */
export const AutomaticActivation = meta.story({
  args: { activation: 'automatic' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ean');
    await expect(canvas.getByRole('tab', { name: /EAN/ })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('EAN');
  },
});

/** A click opens. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Fotos' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('fotos');
    await expect(canvas.getByRole('tabpanel', { name: 'Fotos' })).toHaveTextContent('Nenhuma foto enviada.');
  },
});

function SheetTabs({ value }: { value: string }) {
  return <Tabs label={`Produto (${useSheetName()})`} tabs={tabs} value={value} />;
}

/** In both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetTabs value="ean" />
    </StateMatrix>
  ),
});
