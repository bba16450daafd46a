import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectPressable } from '#storybook/expectPressable.ts';
import { fact, findFact } from '#storybook/fact.ts';
import preview from '#storybook/preview';
import { family } from '../../../../shared/stories/catalogue.ts';
import { draftOf } from '../../../../shared/stories/draftOf.ts';
import { familyFormLists } from '../../../../shared/stories/familyForm.ts';
import { errorBody, gatewayHttp, meta as listMeta, never } from '../../../../shared/stories/gatewayHttp.ts';
import { PortalStory } from '../../../../shared/stories/PortalStory.tsx';
import { staff } from '../../../../shared/stories/people.ts';
import { pageParameters, renderPortal } from '../../../../shared/stories/renderPortal.tsx';
import type { StoryActor } from '../../../../shared/stories/StoryActor.ts';
import { familyFormOf } from '../form/familyFormValues.ts';

const marginOf = (margin: Schemas['Margin']) =>
  gatewayHttp.post('/api/produtos/familias/calculo-margem-valorbruto', ({ response }) =>
    response(200).json(margin),
  );

/** A calculation that changes nothing. */
const sameMargin = marginOf({ margem: family.margem ?? 0, valorBruto: family.valorBrutoCalculado ?? 0 });

const marginAlert = { name: 'Cálculos Atualizados' };

/** A notification came; it slides in, so that the first look may find it on its way. */
const expectMessage = (text: string) =>
  waitFor(() => expect(screen.getByText(text)).toBeVisible(), { timeout: 5_000 });

const meta = preview.meta({
  title: 'Pages/Família do catálogo',
  component: PortalStory,
  parameters: pageParameters,
  args: { path: href('catalogue-family', { id: 87 }), session: staff('Comercial') },
  render: renderPortal,
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) => response(200).json(family)),
      gatewayHttp.get('/api/produtos', ({ response }) =>
        response(200).json({ produtos: [], meta: listMeta(0, 35) }),
      ),
      marginOf({ margem: 28.1, valorBruto: 120.4 }),
      ...familyFormLists,
    );
  },
});

type Canvas = Pick<StoryActor, 'canvas'>;

/** Found by its label: to look at every role of a long form takes its time. */
const field = ({ canvas }: Canvas, name: string) => canvas.findByLabelText(name, {}, { timeout: 5_000 });
const section = async ({ canvas }: Canvas, name: string) =>
  within(await canvas.findByRole('region', { name }, { timeout: 5_000 }));
const save = async ({ canvas, userEvent }: StoryActor) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }));

/** Commercial: the family is open, its tax fields belong to accounting (FAM-002, FAM-038). */
export const Default = meta.story();

Default.test(
  'has the sections of the family, its name put together and read-only (FAM-001, FAM-003, FMC-017, GAP-29, GAP-31)',
  async ({ canvas }) => {
    const name = await findFact(canvas, 'Nome', { timeout: 5_000 });
    await expect(name).toHaveTextContent('PANELA TRAMONTINA 4,5LT SOLAR');
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual([
      'Dados',
      'Tributação',
      'Margem',
      'Concorrentes',
      'Informações complementares',
    ]);
    await expect(canvas.getByLabelText(/^Altura \(cm\)/)).toHaveValue('15,50'); // FND-090
    await expect(canvas.getByLabelText(/^Peso \(g\)/)).toHaveValue('1.850,00'); // FND-091
    const taxes = await section({ canvas }, 'Impostos');
    await expect(taxes.getByText('A tributação é alterada pela contabilidade')).toBeVisible();
    await expect(fact(taxes, 'Alíquota IPI')).toHaveTextContent('%');
    await expectPressable(canvas.getByRole('button', { name: 'Salvar' }));
  },
);

Default.test('has room for what is chosen in each list', async ({ canvas }) => {
  await waitFor(
    () =>
      expect(canvas.getByRole('combobox', { name: 'SPED Item' })).toHaveValue('00 - Mercadoria para revenda'),
    { timeout: 5_000 },
  );
  const lists = canvas.getAllByRole<HTMLInputElement>('combobox').filter(({ value }) => value);
  const cut = lists.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect(cut.map(({ value }) => value)).toEqual([]);
});

/** The family is on its way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(gatewayHttp.get('/api/produtos/familias/{familiaId}', never));
  },
});

/** The family could not be read. */
export const ErrorState = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(404).json(errorBody('Registro não encontrado')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Família não encontrada')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Tentar novamente' })).not.toBeInTheDocument();
  },
});

/** An id of the wrong form asks nothing from the gateway (D14). */
export const UnknownFamily = meta.story({
  args: { path: href('catalogue-family', { id: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Família não encontrada')).toBeVisible();
  },
});

/** A kit with ten volumes, long names and many tags. */
export const LongContent = meta.story({
  beforeEach({ msw }) {
    const tags = Array.from({ length: 24 }, (_, id) => ({
      id: id + 1,
      descricao: `ETIQUETA NÚMERO ${id + 1}`,
    }));
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(200).json({
          ...family,
          nome: 'KIT INDÚSTRIA BRASILEIRA DE UTILIDADES 1LT + 2LT + 3LT + 4LT COLOR EDIÇÃO COMEMORATIVA DE VERÃO 2027',
          categoria: { id: 12, descricao: 'CONJUNTOS DE UTILIDADES DOMÉSTICAS', sigla: 'KIT', kit: true },
          marca: { id: 1, descricao: 'INDÚSTRIA BRASILEIRA DE UTILIDADES DOMÉSTICAS E PRESENTES' },
          colecao: 'EDIÇÃO COMEMORATIVA DE VERÃO 2027 COM TAMPA DE VIDRO',
          descricaoLivre: 'COLORID',
          volumetrias: [1, 2, 3, 4.25, 5, 6, 7, 8, 9, 10.1234],
          ncm: {
            id: 7,
            codigo: '73239300',
            descricao: 'ARTEFATOS DE USO DOMÉSTICO, DE AÇO INOXIDÁVEL, E SUAS PARTES',
          },
          precoSugerido: 999_999_999.99,
          tags,
        }),
      ),
    );
  },
});

/** Accounting alone: everything is read-only but the taxation, which is what is saved (FAM-037, FAM-043 to FAM-045, FAM-048). */
export const Accounting = meta.story({
  args: { session: staff('Contabil') },
  beforeEach({ msw }) {
    msw.use(
      sameMargin,
      gatewayHttp.put('/api/produtos/familias/{familiaId}/tributacao', async ({ request, response }) => {
        const body = await request.json();
        if (request.headers.get('If-Match') !== '"5"' || 'marcaId' in body) {
          return response(400).json(errorBody(`Recusado: ${JSON.stringify(body)}`));
        }
        return response(200).json({ ...family, aliquotaIpi: body.aliquotaIpi ?? null, versao: 6 });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('only the taxation is open', async () => {
      const data = await section({ canvas }, 'Dados');
      await expect(data.getByText('A contabilidade altera somente a tributação')).toBeVisible();
      await expect(fact(data, 'Coleção')).toHaveTextContent('SOLAR');
      await expect(fact(canvas, 'Concorrente 1')).toBeVisible();
      await expect(canvas.getByLabelText('Alíquota IPI')).not.toHaveAttribute('readonly');
      await expect(canvas.getByLabelText(/^Valor NF/)).not.toHaveAttribute('readonly');
    });
    await step('the taxation is saved', async () => {
      const rate = canvas.getByLabelText('Alíquota IPI');
      await userEvent.clear(rate);
      await userEvent.type(rate, '4,5');
      await save({ canvas, userEvent });
      await expectMessage('Tributação da família atualizada');
    });
  },
});

/** The origins of goods differ only in their ends: the field shows all of one, on a small window too. */
export const OriginInFull = meta.story({
  args: { session: staff('Contabil') },
  parameters: {
    ...pageParameters,
    viewport: {
      options: { zoomed: { name: '1280 px at 200%', styles: { width: '640px', height: '400px' } } },
    },
  },
  globals: { viewport: { value: 'zoomed', isRotated: false } },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(200).json({ ...family, icmsOrigemMercadoria: '3' }),
      ),
    );
  },
  play: async ({ canvas }) => {
    const origin = await canvas.findByRole(
      'combobox',
      { name: 'ICMS Origem da mercadoria' },
      { timeout: 5_000 },
    );
    await waitFor(() =>
      expect(origin).toHaveValue('Nacional, com conteúdo de importação superior a 40% e até 70%'),
    );
    await expect(origin.scrollWidth).toBeLessThanOrEqual(origin.clientWidth);
  },
});

/** A director saves the family as commercial does (FAM-038, FAM-041, FAM-047). */
export const Director = meta.story({
  args: { session: staff('Diretoria') },
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/familias/{familiaId}', async ({ request, response }) => {
        const { colecao = null } = await request.json();
        return response(200).json({ ...family, colecao, nome: `PANELA ${colecao}`, versao: 6 });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const collection = await field({ canvas }, 'Coleção');
    await userEvent.clear(collection);
    await userEvent.type(collection, 'lyon');
    await expect(fact(canvas, 'Nome')).toHaveTextContent('PANELA TRAMONTINA 4,5LT LYON');
    await save({ canvas, userEvent });
    await expectMessage('Familia atualizada');
    await expect(await canvas.findByRole('heading', { name: 'PANELA LYON', level: 1 })).toBeVisible();
  },
});

/** Accounting and commercial in one: both parts are open, and the family is what is saved (GAP-60). */
export const AccountingAndCommercial = meta.story({
  args: { session: staff('Contabil', 'Comercial') },
  beforeEach({ msw }) {
    msw.use(sameMargin);
  },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'with another CST than Icms MVA and poverty fund are set and closed (FMC-073 to FMC-075)',
      async () => {
        await expect(await field({ canvas }, 'Coleção')).not.toHaveAttribute('readonly');
        await userEvent.click(canvas.getByLabelText('CST'));
        await userEvent.click(await screen.findByRole('option', { name: 'Isento' }));
        await waitFor(() => expect(canvas.getByLabelText('MVA')).toBeDisabled());
        await expect(canvas.getByText("A MVA é 0 quando o CST não é 'ICMS'")).toBeVisible();
      },
    );
    await step('dimensions per product clear those of the family (FMC-104)', async () => {
      await userEvent.click(canvas.getByLabelText('Dimensão por família'));
      await expect(canvas.getByLabelText('Altura (cm)')).toBeDisabled();
      await expect(canvas.getByLabelText('Altura (cm)')).toHaveValue('');
    });
    await step('another department empties what hangs from it (FMC-041 to FMC-043)', async () => {
      await userEvent.click(canvas.getByLabelText('Departamento'));
      await userEvent.click(await screen.findByRole('option', { name: 'ELETRO' }));
      await waitFor(() => expect(canvas.getByLabelText('Seção')).toHaveValue(''));
      await expect(canvas.getByLabelText('Grupo')).toBeDisabled();
      await userEvent.click(canvas.getByLabelText('Seção'));
      await expect(await screen.findByRole('option', { name: 'SEÇÃO DE 50' })).toBeVisible();
    });
  },
});

/** A price was changed: margin and gross value come 800 ms later, the alert asks to save again, the card says what changed (FAM-031, FAM-032, FAM-036, GAP-34). */
export const Recalculated = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('another price', async () => {
      const price = await field({ canvas }, 'Preço Sugerido');
      await userEvent.clear(price);
      await userEvent.type(price, '15990');
    });
    await step('the alert', async () => {
      const alert = await screen.findByRole('alertdialog', marginAlert);
      await expect(alert).toHaveAccessibleDescription(
        'Os valores de margem e valor bruto foram alterados. Confira e salve novamente.',
      );
      await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    });
    await step('the new values and what changed', async () => {
      await expect(canvas.getByText('28,10%')).toBeVisible();
      await expect(canvas.getByText(/120,40/)).toBeVisible();
      const changes = await section({ canvas }, 'O que mudou no cálculo');
      await expect(changes.getByText('Preço Sugerido')).toBeVisible();
      await expect(changes.getByText(/179,90/)).toBeVisible();
      await expect(changes.getByText(/159,90/)).toBeVisible();
    });
  },
});

async function changePriceAndSave(actor: StoryActor) {
  const price = await field(actor, 'Preço Sugerido');
  await actor.userEvent.clear(price);
  await actor.userEvent.type(price, '15990');
  await save(actor);
}

/** A calculation that is not begun shows nothing: the 800 ms after which it would be have to pass. */
async function passCalculation() {
  const settled = performance.now() + 1_000;
  await waitFor(() => expect(performance.now()).toBeGreaterThan(settled), { timeout: 5_000 });
}

/** A save before the margin was calculated needs no calculation any more: what is saved has its own (FAM-036). */
export const SavedBeforeCalculation = meta.story({
  play: async (actor) => {
    const answered = Promise.withResolvers<void>();
    actor.msw.use(
      gatewayHttp.put('/api/produtos/familias/{familiaId}', async ({ response }) => {
        await answered.promise;
        return response(200).json({ ...family, precoSugerido: 159.9, margem: 28.1, versao: 6 });
      }),
    );
    await changePriceAndSave(actor);
    await passCalculation();
    answered.resolve();
    await expectMessage('Familia atualizada');
    await passCalculation();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(await actor.canvas.findByText('28,10%')).toBeVisible();
  },
});

SavedBeforeCalculation.test('leaves the choice of a conflict alone', async (actor) => {
  actor.msw.use(
    gatewayHttp.put('/api/produtos/familias/{familiaId}', ({ response }) => {
      actor.msw.use(
        gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response: read }) =>
          read(200).json({ ...family, precoSugerido: 169.9, versao: 7 }),
        ),
      );
      return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
    }),
  );
  const price = await field(actor, 'Preço Sugerido');
  await actor.userEvent.clear(price);
  await actor.userEvent.type(price, '14990');
  await save(actor);
  await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' });
  await passCalculation();
  await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

/** Without all inputs nothing can be calculated (FAM-031). */
export const Incomplete = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(200).json({ ...family, valorNf: null, margem: null, valorBrutoCalculado: null }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const invoice = await field({ canvas }, 'Valor NF');
    await expect(canvas.queryByRole('button', { name: 'Recalcular' })).not.toBeInTheDocument();
    await userEvent.type(invoice, '9000');
    await expect(await canvas.findByRole('button', { name: 'Recalcular' })).toBeVisible();
  },
});

/** Somebody else saved first: the second save is refused, its input stays, and the user sees what changed and chooses (D7). */
export const Conflict = meta.story({
  beforeEach({ msw }) {
    let saved = false;
    const theirs = { ...family, colecao: 'LYON', precoSugerido: 189.9, versao: 6 };
    msw.use(
      gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(200).json(saved ? theirs : family),
      ),
      gatewayHttp.put('/api/produtos/familias/{familiaId}', async ({ request, response }) => {
        const body = await request.json();
        if (request.headers.get('If-Match') !== '"6"') {
          saved = true;
          return response(409).json(errorBody('Este registro foi alterado por outra pessoa.'));
        }
        return response(200).json({
          ...theirs,
          etiquetaPrecoParte1: body.etiquetaPrecoParte1 ?? null,
          versao: 7,
        });
      }),
    );
  },
  play: async ({ canvas, userEvent, step }) => {
    const tag = await field({ canvas }, 'Etiqueta, parte 1');
    await step('the second save is refused', async () => {
      await userEvent.clear(tag);
      await userEvent.type(tag, 'panela');
      await save({ canvas, userEvent });
      const dialog = within(
        await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }),
      );
      await expect(dialog.getByText('LYON')).toBeVisible();
      await expect(tag).toHaveValue('PANELA');
      await userEvent.click(dialog.getByRole('button', { name: 'Manter o que digitei' }));
    });
    await step('what was typed goes on top of what they saved', async () => {
      await expectMessage('Familia atualizada');
      await expect(tag).toHaveValue('PANELA');
      await expect(canvas.getByRole('textbox', { name: 'Coleção' })).toHaveValue('LYON');
    });
  },
});

/** An update that fails says so in its own words, and the input stays (FAM-049, FMC-124, CON-53). */
export const SaveFails = meta.story({
  beforeEach({ msw }) {
    msw.use(
      gatewayHttp.put('/api/produtos/familias/{familiaId}', ({ response }) =>
        response(500).json(errorBody('Falha interna')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const collection = await field({ canvas }, 'Coleção');
    await userEvent.type(collection, ' plus');
    await save({ canvas, userEvent });
    await expectMessage('Erro ao atualizar familia');
    await expect(collection).toHaveValue('SOLAR PLUS');
  },
});

SaveFails.test('calculates then what it had not calculated before', async (actor) => {
  await changePriceAndSave(actor);
  await expect(await screen.findByRole('alertdialog', marginAlert)).toBeVisible();
});

/** What is typed while a save is on its way stays, and is asked for before the page is left (PRD-013). */
export const TypedWhileSaving = meta.story({
  play: async ({ canvas, userEvent, msw }) => {
    const answered = Promise.withResolvers<void>();
    msw.use(
      gatewayHttp.put('/api/produtos/familias/{familiaId}', async ({ request, response }) => {
        const { colecao = null } = await request.json();
        await answered.promise;
        return response(200).json({ ...family, colecao, versao: 6 });
      }),
    );
    const collection = await field({ canvas }, 'Coleção');
    await userEvent.type(collection, ' plus');
    await save({ canvas, userEvent });
    const tag = await field({ canvas }, 'Etiqueta, parte 1');
    await userEvent.clear(tag);
    await userEvent.type(tag, 'panela');
    answered.resolve();
    await expectMessage('Familia atualizada');
    await expect(tag).toHaveValue('PANELA');
    await userEvent.click(canvas.getByRole('link', { name: 'Voltar' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' })).toBeVisible();
  },
});

/** What was typed is not lost by opening another tab: the user is asked first (FMC-125, PRD-013, PRD-014, GAP-35). */
export const Leaving = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const collection = await field({ canvas }, 'Coleção');
    await userEvent.type(collection, ' plus');
    await step('staying keeps it', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Produtos da família' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Você tem dados não salvo' }));
      await userEvent.click(question.getByRole('button', { name: 'Voltar' }));
      await expect(collection).toHaveValue('SOLAR PLUS');
    });
    await step('leaving gives it up', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Produtos da família' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Sim, sair sem salvar' }));
      await waitFor(() =>
        expect(canvas.getByRole('tab', { name: 'Produtos da família' })).toHaveAttribute(
          'aria-selected',
          'true',
        ),
      );
    });
    await step('and nothing is left over', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Família' }));
      await expect(await field({ canvas }, 'Coleção')).toHaveValue('SOLAR');
      await expect(canvas.queryByText('Você tinha uma família não salva')).not.toBeInTheDocument();
    });
  },
});

/** What was typed before the session ended is offered again, on top of what others saved meanwhile (D11). */
export const UnsavedDraft = meta.story({
  args: {
    drafts: {
      'catalogue-family/87:family': draftOf(
        { ...familyFormOf(family), etiquetaPrecoParte1: 'ANTES' },
        { colecao: 'LYON' },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recuperar o que você digitou', {}, { timeout: 5_000 }));
    await expect(canvas.getByLabelText('Coleção')).toHaveValue('LYON');
    await expect(canvas.getByLabelText('Etiqueta, parte 1')).toHaveValue('PANELA SOLAR');
    await expect(canvas.queryByText('Você tinha uma família não salva')).not.toBeInTheDocument();
  },
});

/** What both have changed since is not recovered unseen: the user chooses (D7, D11). */
export const UnsavedDraftOfBoth = meta.story({
  args: {
    drafts: {
      'catalogue-family/87:family': draftOf(
        { ...familyFormOf(family), colecao: 'ANTES' },
        { colecao: 'LYON' },
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Recuperar o que você digitou', {}, { timeout: 5_000 }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Registro alterado por outra pessoa' }),
    );
    await expect(question.getByText('Vocês dois alteraram')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Usar os dados atuais' }));
    await expect(await canvas.findByLabelText('Coleção')).toHaveValue('SOLAR');
  },
});
