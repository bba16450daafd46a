import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { Button } from '../../actions/button/Button.tsx';
import { ModalPanel } from '../../internal/modal/ModalPanel.tsx';
import { bound, useKept } from '../../internal/stories/bindings.ts';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { BlockTables } from './BlockTables.tsx';
import { PurchaseBlockDialog } from './PurchaseBlockDialog.tsx';

const regions = [
  { id: 1, name: 'CENTRAL' },
  { id: 2, name: 'ZONA DA MATA' },
  { id: 3, name: 'SEM FILIAIS' },
];
const branchesByRegion = new Map([
  [
    1,
    [
      { id: 11, name: 'BELO HORIZONTE' },
      { id: 12, name: 'CONTAGEM' },
    ],
  ],
  [2, [{ id: 21, name: 'JUIZ DE FORA' }]],
]);
const products = [
  { id: 5007, codigoProduto: 100_100, codigoFamilia: 900, nomeProduto: 'ARROZ AGULHINHA TIPO 1 2 KG' },
  { id: 5008, codigoProduto: 100_101, codigoFamilia: 900, nomeProduto: 'ARROZ AGULHINHA TIPO 1 1 KG' },
];

const branchesFor = (ids: readonly (string | number)[]) =>
  ids.flatMap((id) => branchesByRegion.get(Number(id)) ?? []);

/** A button that opens the dialog, and a server that answers at once unless an answer is given. */
function Opened({
  regionIds: regionsAtFirst,
  branchIds: _none,
  productIds: productsAtFirst,
  ...props
}: ComponentProps<typeof PurchaseBlockDialog>) {
  const [open, setOpen] = useState(props.open);
  const [regionIds, setRegionIds] = useState(regionsAtFirst);
  const [chosen, setChosen] = useState<readonly (string | number)[]>([]);
  const [productIds, setProductIds] = useState(productsAtFirst);
  const observations = useKept(props.observations);
  const branches = branchesFor(regionIds);
  const isReading = props.branchesReading?.loading && regionIds.length > 0;
  const branchIds = branches.map(({ id }) => id).filter((id) => chosen.includes(id));
  const hasBranches = branchIds.length > 0;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Validar</Button>
      <PurchaseBlockDialog
        {...props}
        observations={observations}
        regionIds={regionIds}
        onRegionIdsChange={(ids) => {
          props.onRegionIdsChange(ids);
          setRegionIds(ids);
        }}
        branches={isReading ? undefined : branches}
        branchIds={branchIds}
        onBranchIdsChange={(ids) => {
          props.onBranchIdsChange(ids);
          setChosen(ids);
        }}
        productIds={productIds}
        onProductIdsChange={(ids) => {
          props.onProductIdsChange(ids);
          setProductIds(ids);
        }}
        reasons={{
          without: hasBranches ? 'withoutBlockHasBranches' : undefined,
          with: isReading ? 'branchesPending' : hasBranches ? undefined : 'withBlockNeedsBranches',
        }}
        open={open}
        onOpenChange={(next, details) => {
          props.onOpenChange(next, details);
          setOpen(next);
        }}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'Dialogs/PurchaseBlockDialog',
  component: PurchaseBlockDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onRegionIdsChange: fn(),
    onBranchIdsChange: fn(),
    onProductIdsChange: fn(),
    onSearchProduct: fn(),
    onValidate: fn(),
    productName: 'ARROZ AGULHINHA TIPO 1 5 KG',
    regions,
    regionIds: [],
    branches: undefined,
    branchIds: [],
    reasons: {},
    observations: bound(''),
    observationsMaxLength: 200,
    products,
    productIds: [],
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  render: (args) => <Opened {...args} />,
});

const withBlock = () => screen.getByRole('button', { name: /Validar com bloqueio/ });
const withoutBlock = () => screen.getByRole('button', { name: /Validar sem bloqueio/ });
const box = (name: string) => screen.findByRole('checkbox', { name: `Selecionar ${name}` });

/** Nothing is chosen yet: only a validation without block can be sent. */
export const Default = meta.story();

Default.test('sends the validation that nothing stands against', async ({ args, userEvent, step }) => {
  await step('Without branches: without block', async () => {
    await userEvent.click(await box('SEM FILIAIS'));
    await expect(args.onRegionIdsChange).toHaveBeenLastCalledWith([3]);
    await expect(withBlock()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(withBlock());
    await expect(args.onValidate).not.toHaveBeenCalled();
    await userEvent.click(withoutBlock());
    await expect(args.onValidate).toHaveBeenCalledOnce();
  });
  await step('With a branch: with block', async () => {
    await userEvent.click(await box('CENTRAL'));
    await userEvent.click(await box('CONTAGEM'));
    await waitFor(() => expect(withoutBlock()).toHaveAttribute('aria-disabled', 'true'));
    await expectPressable(withBlock());
  });
  await step('Its region taken back: without block again', async () => {
    await userEvent.click(await box('CENTRAL'));
    await waitFor(() => expect(withBlock()).toHaveAttribute('aria-disabled', 'true'));
    await expectPressable(withoutBlock());
  });
});

Default.test('discontinues the products that are chosen (BLK-006)', async ({ args, userEvent }) => {
  await userEvent.click(await box('ARROZ AGULHINHA TIPO 1 1 KG'));
  await expect(args.onProductIdsChange).toHaveBeenLastCalledWith([5008]);
  await userEvent.click(await box('ARROZ AGULHINHA TIPO 1 1 KG'));
  await expect(args.onProductIdsChange).toHaveBeenLastCalledWith([]);
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { products: [] } });

/** The branches of the chosen regions are being read: nothing can be blocked yet. */
export const LoadingBranches = meta.story({ args: { branchesReading: { loading: true } } });

LoadingBranches.test('says why it waits', async ({ userEvent }) => {
  await userEvent.click(await box('CENTRAL'));
  await userEvent.hover(withBlock());
  await waitFor(() => expect(withBlock()).toHaveAccessibleDescription('Aguarde o carregamento das filiais'));
});

/** A lookup found nothing; the products chosen before stay. */
export const NothingFound = meta.story({ args: { foundCount: 0, productIds: [5007] } });

NothingFound.test('says so below the codes', async () => {
  await expect(await screen.findByText('Nenhum produto encontrado')).toBeVisible();
  await expect(await box('ARROZ AGULHINHA TIPO 1 2 KG')).toBeChecked();
});

/** Neither regions nor products could be read. */
export const ErrorState = meta.story({
  args: {
    regions: undefined,
    regionsReading: { error: { message: 'O servidor não respondeu.' }, onRetry: fn() },
    products: [],
    productsReading: { error: { message: 'O servidor não respondeu.' } },
  },
});

/** The validation failed: what was chosen stays. */
export const Refused = meta.story({
  args: { error: { message: 'A solicitação já foi validada por outra pessoa. Reabra a lista.' } },
});

/** The gateway failed: the failure has a code. */
export const Failed = meta.story({
  args: { error: { message: 'Algo de errado aconteceu. Tente novamente em breve.', code: '7f3a9c21d4e8' } },
  play: async () => {
    await expect(await screen.findByText('7f3a9c21d4e8')).toBeVisible();
  },
});

/** The validation is under way. */
export const Saving = meta.story({ args: { saving: true } });

Saving.test('sends nothing again', async ({ args, userEvent }) => {
  await userEvent.dblClick(await screen.findByRole('button', { name: /sem bloqueio/ }));
  await expect(args.onValidate).not.toHaveBeenCalled();
});

/** Many regions, branches and products with long names. */
export const LongContent = meta.story({
  args: {
    productName: 'ARROZ AGULHINHA TIPO 1 LONGO FINO PACOTE PLÁSTICO DE CINCO QUILOS COM VÁLVULA E TAMPA',
    regions: Array.from({ length: 200 }, (_, id) => ({
      id,
      name: `REGIÃO ${id + 1} DE PERFIL DE VENDA DO INTERIOR E DO LITORAL, INCLUSIVE AS FILIAIS DE TEMPORADA`,
    })),
    products: products.map((product) => ({
      ...product,
      nomeProduto: `${product.nomeProduto} EMBALAGEM PROMOCIONAL DE FIM DE ANO COM BRINDE`,
    })),
  },
});

/** Rows of the compact density: the tables are lower than the places that were kept for them. */
export const Compact = meta.story({ globals: { density: 'compact' } });

/** Escape does not close it; a lookup goes with Enter, the validation without a pointer. */
export const Keyboard = meta.story({
  args: { open: false },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button', { name: 'Validar' });
    await step('Enter, Escape: open it, and leave it open', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Bloqueio de compra' });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Escape}');
      await expect(dialog).toBeVisible();
    });
    await step('Enter in a code: looks the product up', async () => {
      screen.getByRole('textbox', { name: 'Código da família' }).focus();
      await userEvent.keyboard('900 {Enter}');
      await expect(args.onSearchProduct).toHaveBeenCalledOnce();
      await expect(args.onSearchProduct).toHaveBeenLastCalledWith({
        codigoProduto: '',
        codigoFamilia: '900',
      });
    });
    await step('Enter on the button: sends it with its observations', async () => {
      screen.getByRole('textbox', { name: 'Observações' }).focus();
      await userEvent.keyboard('Sem giro ');
      withoutBlock().focus();
      await userEvent.keyboard('{Enter}');
      await expect(args.onValidate).toHaveBeenCalledOnce();
      await expect(screen.getByRole('textbox', { name: 'Observações' })).toHaveValue('Sem giro ');
    });
    await step('Enter on "Cancelar": closes it and gives focus back', async () => {
      screen.getByRole('button', { name: 'Cancelar' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});

/** A press outside leaves it open; branches of several regions are sent together. */
export const Pointer = meta.story({
  play: async ({ args, userEvent, step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('A press outside leaves it open', async () => {
      if (dialog.parentElement) await userEvent.click(dialog.parentElement);
      await expect(dialog).toBeVisible();
    });
    await step('Branches of two regions are chosen together', async () => {
      await userEvent.click(await box('CENTRAL'));
      await userEvent.click(await box('ZONA DA MATA'));
      const branches = within(await screen.findByRole('grid', { name: 'Filiais' }));
      await userEvent.click(await branches.findByRole('checkbox', { name: 'Selecionar todos' }));
    });
    await step('They are sent', async () => {
      await expect(args.onBranchIdsChange).toHaveBeenLastCalledWith([11, 12, 21]);
      await waitFor(() => expectPressable(withBlock()));
      await userEvent.click(withBlock());
      await expect(args.onValidate).toHaveBeenCalledOnce();
    });
  },
});

function Panel() {
  return (
    <ModalPanel
      role="dialog"
      size="lg"
      title={`Bloqueio de compra, ${useSheetName()}`}
      footer={
        <>
          <Button>Cancelar</Button>
          <Button>Validar sem bloqueio</Button>
          <Button variant="primary">Validar com bloqueio</Button>
        </>
      }
    >
      <BlockTables
        regions={regions}
        regionIds={[1]}
        onRegionIdsChange={() => {}}
        branches={branchesFor([1])}
        branchIds={[]}
        onBranchIdsChange={() => {}}
      />
    </ModalPanel>
  );
}

/** The panel in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  parameters: { layout: 'padded' },
  render: () => (
    <StateMatrix>
      <Panel />
    </StateMatrix>
  ),
});
