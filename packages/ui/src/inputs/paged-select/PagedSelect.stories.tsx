import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix } from '../../internal/stories/Matrix.tsx';
import { PagedSelect } from './PagedSelect.tsx';
import { useSuppliers } from './sampleSuppliers.ts';
import { supplierOptionLabel } from './supplierOptionLabel.ts';

const chosen = { value: '900', label: supplierOptionLabel(1900, 'ARTE EM MADEIRA') };
const nothing = { options: [], onSearch: () => {} };

const meta = preview.meta({
  title: 'Inputs/PagedSelect',
  component: PagedSelect,
  args: {
    label: 'Fornecedor',
    options: [],
    onSearch: fn(),
    onLoadMore: fn(),
    onRetry: fn(),
    onValueChange: fn(),
  },
});

/** A server that answers a moment later. */
const withServer = {
  render: ({
    options: _options,
    onSearch: _onSearch,
    onLoadMore: _onLoadMore,
    onRetry: _onRetry,
    ...args
  }: Parameters<typeof PagedSelect>[0]) => {
    const Example = () => <PagedSelect {...args} {...useSuppliers()} />;
    return <Example />;
  },
};

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Fornecedor/ });
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

/**
 * Searches a server, twenty suppliers at a time. What is typed is asked for by `onSearch`, the end of the list by `onLoadMore`
 * while `hasMore`, a failed page again by `onRetry`; `options` are all pages of the last text, and an answer to an earlier one is
 * dropped. The code below does so: `readSuppliers` stands for your call.
 */
export const Default = meta.story(withServer);

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { hint: 'Código ou nome fantasia', options: [chosen], total: 340, hasMore: true, required: true },
});

/** Shown before its page is loaded, as when a record is edited (CMB-07). */
export const Filled = meta.story({ ...withServer, args: { defaultValue: chosen } });

/** The first options are on their way. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('status')).toHaveTextContent('Carregando...');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    await expect(args.onSearch).toHaveBeenCalledWith('');
  },
});

/** The server did not answer. */
export const LoadError = meta.story({
  args: { loadError: 'Não foi possível carregar os fornecedores.' },
  tags: ['visual'],
  play: async ({ args, userEvent, step }) => {
    await userEvent.click(field());
    await step('Announced with the retry', async () => {
      await expect(await screen.findByRole('status')).toHaveTextContent(
        'Não foi possível carregar os fornecedores. Tecle Enter para tentar novamente.',
      );
    });
    await step('Enter tries again, and so does a press; focus stays in the field', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(2);
      await expect(field()).toHaveFocus();
    });
  },
});

/** The next page did not come; what is loaded can be chosen all the same. */
export const NextPageError = meta.story({
  args: { options: [chosen], hasMore: true },
  render: (args) => {
    const Example = () => {
      const [failed, setFailed] = useState(false);
      const loadError = failed ? 'Não foi possível carregar mais fornecedores.' : undefined;
      return <PagedSelect {...args} loadError={loadError} onLoadMore={() => setFailed(true)} />;
    };
    return <Example />;
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    const retry = await screen.findByRole('button', { name: 'Tentar novamente' });
    await waitFor(() => expect(retry).toBeVisible()); // where there is motion, the list comes up from nothing
    await userEvent.click(screen.getByRole('option', { name: '1900 - ARTE EM MADEIRA' }));
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
});

/** The server knows nothing of the kind. */
export const NothingFound = meta.story({
  args: { total: 0 },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('status')).toHaveTextContent('Nada encontrado');
  },
});

/** Not searched before three characters are typed. */
export const MinimumText = meta.story({
  args: { minSearchLength: 3, options: [chosen], searchDelayMs: 0 },
  play: async ({ args, userEvent }) => {
    await userEvent.click(field());
    await expect(await screen.findByRole('status')).toHaveTextContent(
      'Digite ao menos 3 caracteres para pesquisar',
    );
    await userEvent.keyboard(' ar ');
    await expect(args.onSearch).not.toHaveBeenCalled();
    await userEvent.keyboard('{Backspace}te');
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledWith('arte'));
    await expect(await screen.findByRole('option', { name: '1900 - ARTE EM MADEIRA' })).toBeVisible();
  },
});

/** Enter before the answer chooses the first option once it is there; a text that means several is marked when it is left. */
export const TypedAhead = meta.story({
  ...withServer,
  play: async ({ args, userEvent, step }) => {
    await step('Enter is carried out when the list is there', async () => {
      await userEvent.tab();
      await userEvent.keyboard('1033{Enter}');
      await waitFor(() => expect(field()).toHaveValue('1033 - MUNDO DOS BRINQUEDOS 33'));
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
    await step('A text that means one option is that option', async () => {
      await userEvent.clear(field());
      await userEvent.keyboard('1044');
      await userEvent.tab();
      await waitFor(() => expect(field()).toHaveValue('1044 - PAPELARIA CENTRAL 44'));
    });
    await step('One that means several stays, and says so', async () => {
      await userEvent.clear(field());
      await userEvent.keyboard('casa');
      await userEvent.tab();
      await waitFor(() => expect(field()).toBeInvalid());
      await expect(field()).toHaveValue('casa');
      await expect(field()).toHaveAccessibleDescription(
        '"casa" não foi escolhido. Escolha na lista ou apague o texto.',
      );
    });
  },
});

/** Long names wrap. */
export const LongContent = meta.story({
  args: {
    label: 'Fornecedor responsável pela entrega dos produtos',
    options: [
      {
        value: '1',
        label: supplierOptionLabel(1001, 'COMERCIAL DISTRIBUIDORA DE PRODUTOS ALIMENTÍCIOS EXEMPLO'),
      },
    ],
    style: { maxInlineSize: '320px' },
  },
});

/** Moves, loads the next page at the last option, searches and chooses by keys. */
export const Keyboard = meta.story({
  ...withServer,
  play: async ({ args, userEvent, step }) => {
    await step('Down: opens the first page', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}');
      await expect(await screen.findAllByRole('option')).toHaveLength(20);
      await expect(screen.getByRole('status')).toHaveTextContent('20 de 45 opções');
    });
    await step('End: asks for the next page at the last option, which stays active', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40));
      await expect(active()).toHaveTextContent('1020 - FLOR DE ALGODÃO 20');
      await expect(active()).toHaveAttribute('aria-posinset', '20');
      await expect(active()).toHaveAttribute('aria-setsize', '45');
    });
    await step('Letters, Enter: search, and choose the first', async () => {
      await userEvent.keyboard('1033');
      await waitFor(() => expect(active()).toHaveTextContent('1033 - MUNDO DOS BRINQUEDOS 33'));
      await userEvent.keyboard('{Enter}');
      await expect(field()).toHaveValue('1033 - MUNDO DOS BRINQUEDOS 33');
      await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    });
  },
});

/** Scrolled to its end and chosen by a press. */
export const Pointer = meta.story({
  ...withServer,
  play: async ({ userEvent, step }) => {
    await userEvent.click(field());
    await step('The end of the list asks for the next page', async () => {
      const list = await screen.findByRole('listbox');
      list.scrollTop = list.scrollHeight;
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(40));
    });
    await step('A press chooses', async () => {
      await userEvent.click(screen.getByRole('option', { name: /^1040/ }));
      await expect(field()).toHaveValue('1040 - FLOR DE ALGODÃO 40');
      await expect(field()).toHaveFocus();
    });
  },
});

/** Every state, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <StateMatrix.Row label="choice">
        <PagedSelect {...nothing} label="Vazio" />
        <PagedSelect {...nothing} label="Escolhido" defaultValue={chosen} />
        <PagedSelect {...nothing} label="Inválido" error="Campo obrigatório" required />
      </StateMatrix.Row>
      <StateMatrix.Row label="not editable">
        <PagedSelect {...nothing} label="Somente leitura" defaultValue={chosen} readOnly />
        <PagedSelect
          {...nothing}
          label="Desabilitado"
          defaultValue={chosen}
          disabled
          disabledReason="Em análise"
        />
      </StateMatrix.Row>
    </StateMatrix>
  ),
});
