import type { Schemas } from '@portal/api';
import { eanFields, emptyForm } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import preview from '#storybook/preview';
import { product } from '../../../shared/stories/catalogue.ts';
import { errorBody, gatewayHttp, never } from '../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../shared/stories/people.ts';
import { eans, mainEan } from '../../../shared/stories/productSupply.ts';
import { renderPortal } from '../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../shared/stories/StoryActor.ts';
import { EanTab } from './EanTab.tsx';

const LIST = '/api/produtos/{produtoId}/produtos-filhos';
const EAN = `${LIST}/{produtoFilhoId}` as const;

/** A gateway that keeps what is saved and has one main EAN (GAP-44). */
function keepingGateway(before: readonly Schemas['ProductChild'][] = eans) {
  let kept = [...before];
  const save = (id: number, versao: number, body: Schemas['ProductChildInput']) => {
    const saved = { id, versao, descricao: null, ...body };
    const others = kept.filter((ean) => ean.id !== id);
    kept = [...others.map((ean) => (body.principal ? { ...ean, principal: false } : ean)), saved];
    return saved;
  };
  return [
    gatewayHttp.get(LIST, ({ response }) => response(200).json({ produtosFilhos: kept })),
    gatewayHttp.post(LIST, async ({ request, response }) =>
      response(201).json(save(9900, 1, await request.json())),
    ),
    gatewayHttp.put(EAN, async ({ params, request, response }) => {
      const versao = Number(request.headers.get('If-Match')?.replaceAll('"', ''));
      return response(200).json(save(Number(params.produtoFilhoId), versao + 1, await request.json()));
    }),
    gatewayHttp.put(`${EAN}/delete`, ({ params, response }) => {
      kept = kept.filter(({ id }) => String(id) !== params.produtoFilhoId);
      return response(204).empty();
    }),
  ];
}

const meta = preview.meta({
  title: 'Pages/EANs do produto',
  component: PortalStory,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { path: '/', session: staff('Comercial'), section: <EanTab product={product} /> },
  argTypes: { section: { control: false } },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(...keepingGateway());
  },
});

async function openDialog({ canvas, userEvent }: StoryActor, button: string, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name }));
}

const openNew = (actor: StoryActor) => openDialog(actor, 'Adicionar EAN', 'Adicionar EAN');
const openEdit = (actor: StoryActor, ean = '7891000053508') =>
  openDialog(actor, `Editar ${ean}`, 'Editar EAN');

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

/** The EANs of a product as the commercial area sees them. */
export const Default = meta.story();

Default.test('has its columns and its acts (EAN-001, GAP-39)', async ({ canvas }) => {
  await expect(await canvas.findByRole('cell', { name: '7891000315507' })).toBeVisible();
  await expect(canvas.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'EAN',
    'Quantidade por caixa',
    'Principal',
    'DUN',
    'Descrição',
    'Saldão',
    'Ações',
  ]);
});

/** The answer is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get(LIST, never));
  },
});

/** The product has no EAN. */
export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...keepingGateway([]));
  },
});

/** The list could not be read; another try helps (EAN-023). */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => response(500).json(errorBody('Erro interno')), { once: true }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Erro ao buscar produtos filhos')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
    await expect(await canvas.findByRole('cell', { name: '7891000315507' })).toBeVisible();
  },
});

/** Descriptions as long as they may be, and many EANs. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const descricao =
      'CAIXA DE PAPELÃO ONDULADO COM DOZE PEÇAS EMBALADAS UMA A UMA PARA ENTREGA EM LOJA OU AO CLIENTE FINA';
    const many = Array.from({ length: 40 }, (_, index) => ({ ...mainEan, id: index + 1, descricao }));
    msw.use(...keepingGateway(many));
  },
});

/** Users outside the commercial area only read, and see why (EAN-025, PRD-016). */
export const ReadOnly = meta.story({
  args: { session: staff('Contabil') },
  play: async ({ canvas }) => {
    await canvas.findByRole('cell', { name: '7891000315507' });
    await expect(canvas.getByText('Somente usuários comerciais podem alterar produtos')).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Ações' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Adicionar|Editar|Excluir/ })).not.toBeInTheDocument();
  },
});

/** The dialog of a new EAN (EAN-002). */
export const NewDialog = meta.story({
  play: async ({ canvas, userEvent }) => {
    await openNew({ canvas, userEvent });
  },
});

/** A wrong check digit is a warning and can be saved (D8); the saved EAN appears at once (EAN-016, EAN-020). */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('Enter opens the dialog at its first field', async () => {
      const add = await canvas.findByRole('button', { name: 'Adicionar EAN' });
      await canvas.findByRole('cell', { name: '7891000315507' });
      add.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar EAN' }));
      await waitFor(() => expect(dialog.getByRole('textbox', { name: 'EAN' })).toHaveFocus());
    });
    const dialog = within(screen.getByRole('dialog'));
    await step('wrong check digits are warnings', async () => {
      await userEvent.keyboard('7891000147109{Tab}');
      const ean = dialog.getByRole('textbox', { name: 'EAN' });
      await waitFor(() => expect(ean).toHaveAccessibleDescription(/dígito/i));
      await expect(ean).not.toHaveAttribute('aria-invalid');
    });
    await step('Tab goes through the fields, Space ticks, the last button saves', async () => {
      const reach = async (role: 'textbox' | 'spinbutton' | 'checkbox' | 'button', name: string) => {
        const field = dialog.getByRole(role, { name });
        for (let presses = 0; presses < 4 && document.activeElement !== field; presses += 1)
          await userEvent.tab();
        await expect(field).toHaveFocus();
      };
      await reach('textbox', 'DUN');
      await userEvent.keyboard('17891000147105');
      await reach('spinbutton', 'Quantidade por caixa');
      await userEvent.keyboard('6');
      await reach('textbox', 'Descrição');
      await userEvent.keyboard('caixa com 6');
      await reach('checkbox', 'Principal');
      await userEvent.keyboard(' ');
      await reach('button', 'Salvar');
      await userEvent.keyboard('{Enter}');
    });
    await step('the new one is there, and the only main one', async () => {
      await expect(await screen.findByText('Novo EAN criado')).toBeVisible();
      await isClosed();
      await expect(canvas.getByRole('cell', { name: 'CAIXA COM 6' })).toBeVisible();
      await expect(canvas.getAllByRole('cell', { name: 'Sim' })).toHaveLength(2); // and one for clearance
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Adicionar EAN' })).toHaveFocus());
    });
  },
});

/**
 * Errors of required fields and of the smallest quantity are shown at the fields (EAN-010, EAN-012, EAN-014,
 * FND-080).
 */
export const DialogInvalid = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findAllByText('Campo obrigatório')).toHaveLength(2);
    await expect(dialog.getByText('Deve conter ao menos 1 produto')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'EAN' })).toHaveFocus());
    await expect(await screen.findByText('Preencha todos os campos obrigatórios')).toBeVisible();
  },
});

/** The product has the EAN with this DUN already: said while it is typed (D8). */
export const CodesTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openNew({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'EAN' }), mainEan.gtinEan ?? '');
    await userEvent.type(dialog.getByRole('textbox', { name: 'DUN' }), mainEan.dun ?? '');
    await expect(await dialog.findByText('Este EAN já está no produto com o mesmo DUN')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'DUN' }), '{Backspace}');
    await waitFor(() =>
      expect(dialog.queryByText('Este EAN já está no produto com o mesmo DUN')).not.toBeInTheDocument(),
    );
  },
});

/** Another product has the EAN: an error at its field, the dialog stays open. */
export const DialogServerError = meta.story({
  beforeEach({ msw }) {
    const text = 'EAN já cadastrado em outro produto';
    msw.use(gatewayHttp.put(EAN, ({ response }) => response(400).json(errorBody(text, { gtinEan: [text] }))));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' a');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await dialog.findByText('EAN já cadastrado em outro produto')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('CAIXA COM 24 PEÇAS A');
  },
});

/** Changed: exactly the fields of the call go with the version (EAN-017, EAN-018, EAN-021, D7). */
export const Updated = meta.story({
  beforeEach({ msw }) {
    const sent: string[] = [];
    msw.use(
      gatewayHttp.get(LIST, ({ response }) =>
        response(200).json({
          produtosFilhos: eans.map((ean) => (sent[0] ? { ...ean, descricao: sent.join() } : ean)).slice(0, 2),
        }),
      ),
      gatewayHttp.put(EAN, async ({ params, request, response }) => {
        const body = await request.json();
        sent.push(`${params.produtoFilhoId} ${request.headers.get('If-Match')} ${Object.keys(body).join()}`);
        return response(200).json({ id: 9002, versao: 4, descricao: null, ...body });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' b');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(await screen.findByText('EAN atualizado')).toBeVisible();
    await isClosed();
    const cells = canvas.getAllByRole('cell', {
      name: '9002 "3" gtinEan,dun,quantidadeProdutosNaCaixa,descricao,principal,saldao',
    });
    await expect(cells[0]).toBeVisible();
  },
});

/** Somebody else saved first: a dialog says so, the input stays and can be saved anyway (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let version = 3;
    const theirs = { ...eans[1], quantidadeProdutosNaCaixa: 30 };
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => {
        const produtosFilhos = eans.map((ean) =>
          ean.id === 9002 && version > 3 ? { ...ean, ...theirs, id: ean.id, versao: version } : ean,
        );
        return response(200).json({ produtosFilhos });
      }),
      gatewayHttp.put(EAN, async ({ request, response }) => {
        if (request.headers.get('If-Match') === `"${version}"` && version > 3) {
          const body = await request.json();
          return response(200).json({ id: 9002, versao: 5, descricao: null, ...body });
        }
        version = 4;
        return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openEdit({ canvas, userEvent });
    await userEvent.type(dialog.getByRole('textbox', { name: 'Descrição' }), ' c');
    await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }),
    ).toBeVisible();
  },
});

Conflict.test('keeps what was typed and saves it on the newest version', async ({ userEvent }) => {
  await userEvent.click(screen.getByRole('button', { name: 'Manter o que digitei' }));
  await expect(await screen.findByText('EAN atualizado')).toBeVisible();
  await isClosed();
});

/** Asks before an EAN is removed (GAP-46). */
export const Removal = meta.story({
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, 'Excluir 7891000315507', 'Excluir EAN');
    await expect(dialog.getByText('Tem certeza que deseja excluir 7891000315507?')).toBeVisible();
  },
});

Removal.test(
  'removes it, says so and goes on at the next one (EAN-019, EAN-022)',
  async ({ canvas, userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('EAN excluído')).toBeVisible();
    await isClosed();
    await expect(canvas.queryByRole('cell', { name: '7891000315507' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Excluir 7891000053508' })).toHaveFocus());
  },
);

/** While an EAN is being removed the question stays; the next one is asked once it is gone (GAP-46, NET-22). */
export const RemovalUnderWay = meta.story({
  play: async ({ canvas, msw, userEvent, step }) => {
    const answered = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.put(`${EAN}/delete`, async () => {
        await answered.promise; // then the gateway that keeps answers
      }),
    );
    await step('a press on "Cancelar" does not close it', async () => {
      const dialog = await openDialog({ canvas, userEvent }, 'Excluir 7891000315507', 'Excluir EAN');
      const confirm = dialog.getByRole('button', { name: 'Excluir' });
      await userEvent.click(confirm);
      await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
      await expect(confirm).toBeVisible();
      answered.resolve();
      await expect(await screen.findByText('EAN excluído')).toBeVisible();
      await isClosed();
    });
    await step('the next one is removed too', async () => {
      const dialog = await openDialog({ canvas, userEvent }, 'Excluir 7891000053508', 'Excluir EAN');
      await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
      await isClosed();
      await expect(canvas.queryByRole('cell', { name: '7891000053508' })).not.toBeInTheDocument();
    });
  },
});

/** The only EAN is removed: what is left of the table has the focus, not the top of the page. */
export const RemovalOfLast = meta.story({
  beforeEach({ msw }) {
    msw.use(...keepingGateway([mainEan]));
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, 'Excluir 7891000315507', 'Excluir EAN');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await isClosed();
    const group = canvas.getByRole('group', { name: 'EANs do produto' });
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
  },
});

/** Somebody changed it meanwhile: a message, the list is reloaded, nothing is removed (D7). */
export const RemovalConflict = meta.story({
  beforeEach({ msw }) {
    let reads = 0;
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => {
        reads += 1;
        const produtosFilhos = [{ ...mainEan, descricao: `LIDO ${reads} VEZES`, versao: reads }];
        return response(200).json({ produtosFilhos });
      }),
      gatewayHttp.put(`${EAN}/delete`, ({ response }) =>
        response(409).json(errorBody('Este registro foi alterado por outra pessoa.')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, 'Excluir 7891000315507', 'Excluir EAN');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Este registro foi alterado por outra pessoa.')).toBeVisible();
    await isClosed();
    await expect(canvas.getByRole('cell', { name: 'LIDO 2 VEZES' })).toBeVisible();
  },
});

/** It could not be removed: a message, the list is reloaded, and the question stays open for a retry (EAN-024). */
export const RemovalFailed = meta.story({
  beforeEach({ msw }) {
    let reads = 0;
    msw.use(
      gatewayHttp.get(LIST, ({ response }) => {
        reads += 1;
        return response(200).json({ produtosFilhos: [{ ...mainEan, descricao: `LIDO ${reads} VEZES` }] });
      }),
      gatewayHttp.put(`${EAN}/delete`, ({ response }) => response(500).json(errorBody('Erro interno'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openDialog({ canvas, userEvent }, 'Excluir 7891000315507', 'Excluir EAN');
    await userEvent.click(dialog.getByRole('button', { name: 'Excluir' }));
    await expect(await screen.findByText('Erro ao excluir EAN')).toBeVisible();
    await waitFor(() => expectPressable(dialog.getByRole('button', { name: 'Excluir' })));
    await expect(canvas.getByText('LIDO 2 VEZES')).toBeVisible();
  },
});

/** What was typed before the session ended is offered back to the same user at the same product (D11). */
export const Recovery = meta.story({
  args: {
    drafts: {
      'catalogue-family/5021:ean': {
        recordId: null,
        values: {
          ...emptyForm(eanFields),
          gtinEan: '7891000147102',
          quantidadeProdutosNaCaixa: 6,
          descricao: 'CAIXA COM 6',
          saldao: true,
        },
        saved: emptyForm(eanFields),
        known: {},
        typedAt: '2027-03-12T17:05:00.000Z',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recuperar o que você digitou' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Adicionar EAN' }));
    await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toHaveValue('CAIXA COM 6');
    await expect(dialog.getByRole('checkbox', { name: 'Saldão' })).toBeChecked();
  },
});
