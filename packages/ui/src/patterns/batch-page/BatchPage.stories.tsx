import { type ComponentProps, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { TextArea } from '../../inputs/text-area/index.ts';
import { Card } from '../../layout/card/index.ts';
import { Stack } from '../../layout/stack/index.ts';
import { AppShell } from '../../navigation/app-shell/index.ts';
import { navigationExample } from '../../navigation/side-nav/navigationExample.tsx';
import { BatchPage } from './BatchPage.tsx';
import type { BatchAct, BatchStage } from './BatchPage.types.ts';
import type { BatchItem, BatchResult } from './batchOutcomes.ts';

const items: readonly BatchItem[] = [
  { id: 1, code: '1001', name: 'ARROZ AGULHINHA 5 KG', amount: 1234.5 },
  { id: 2, code: '1002', name: 'FEIJÃO CARIOCA 1 KG', amount: 890 },
  {
    id: 3,
    code: '1003',
    name: 'CAFÉ TORRADO 500 G',
    amount: 2310.75,
    disabledReason: 'Produto sem preço de custo',
  },
  { id: 4, code: '1004', name: 'AÇÚCAR REFINADO 1 KG', amount: 415.2 },
];
const results: readonly BatchResult[] = [
  { id: 1, ok: true },
  { id: 2, ok: false, message: 'O produto já foi aprovado por outra pessoa' },
  { id: 4, ok: true },
];

const acts: readonly BatchAct[] = [
  { id: 'reprovar', label: 'Reprovar', tone: 'danger' },
  { id: 'aprovar', label: 'Aprovar' },
];

const table = (
  <Card>
    <Stack gap="sm">
      {items.map(({ id, name }) => (
        <Checkbox key={id} label={name} defaultChecked />
      ))}
    </Stack>
  </Card>
);

const meta = preview.meta({
  title: 'Patterns/BatchPage',
  component: BatchPage,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Aprovação em lote',
    acts,
    actId: 'aprovar',
    items,
    onReview: fn(),
    onBack: fn(),
    onRun: fn(),
    onFinish: fn(),
    onRetry: fn(),
    children: table,
  },
  decorators: [
    (Story) => (
      <AppShell
        brand="Portal de Fornecedores"
        navigation={navigationExample}
        currentHref="/produtos/solicitacoes"
        user={{ name: 'Ana Souza', detail: 'Diretoria' }}
      >
        {Story()}
      </AppShell>
    ),
  ],
});

/** Items are selected in the page's own table. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { stage: 'review', review: <TextArea label="Observações" />, fileName: 'aprovacao-em-lote' },
});

/** Nothing is selected: the acts say what is missing. */
export const Empty = meta.story({ args: { items: [] } });

/** Before the act: what can go, what cannot and why, and the total. */
export const Review = meta.story({ args: { stage: 'review' } });

/** The act runs: how far it is, and what has failed so far. */
export const Running = meta.story({ args: { stage: 'running', results: results.slice(0, 2) } });

/** After the act: each item's result. */
export const Done = meta.story({ args: { stage: 'done', results } });

/** What the review needs is being read. */
export const Loading = meta.story({ args: { stage: 'review', loading: true } });

/** What the review needs could not be read. */
export const ErrorState = meta.story({
  args: { stage: 'review', error: { message: 'O servidor não respondeu.' } },
});

/** Long names and reasons; none of the items can go. */
export const LongContent = meta.story({
  args: {
    stage: 'review',
    items: items.map((item) => ({
      ...item,
      name: `${item.name} INDÚSTRIA PAULISTA DE ALIMENTOS E PRODUTOS DE LIMPEZA S.A.`,
      disabledReason:
        'Aguardando a aprovação comercial; só o perfil ComercialAprovadores pode liberar este item',
    })),
  },
});

/** On a telephone each item is a card. */
export const Narrow = meta.story({
  args: { stage: 'done', results },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** A page whose server refuses item 2 the first time. */
function WiredBatch({ onRun, ...props }: ComponentProps<typeof BatchPage>) {
  const [stage, setStage] = useState<BatchStage>('idle');
  const [act, setAct] = useState<string>();
  const [answers, setAnswers] = useState<readonly BatchResult[]>([]);
  return (
    <BatchPage
      {...props}
      stage={stage}
      actId={act}
      results={answers}
      onReview={(next) => {
        setAct(next);
        setStage('review');
      }}
      onBack={() => setStage('idle')}
      onRun={(ids) => {
        onRun?.(ids);
        const isFirst = answers.length === 0;
        const kept = answers.filter(({ id }) => !ids.includes(id));
        setAnswers([...kept, ...ids.map((id) => ({ id, ok: !(isFirst && id === 2) }))]);
        setStage('done');
      }}
      onFinish={() => {
        setStage('idle');
        setAnswers([]);
      }}
    />
  );
}

/** From the selection to the results and back, without the pointer. */
export const Keyboard = meta.story({
  render: (args) => <WiredBatch {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter on an act: the review takes focus, and gives it back', async () => {
      canvas.getByRole('button', { name: 'Aprovar' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Conferir antes de aprovar' })).toHaveFocus();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Aprovar' })).toHaveFocus();
    });
    await step('Enter on the run: takes only what can go', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRun).toHaveBeenLastCalledWith([1, 2, 4]);
      await expect(canvas.getByRole('heading', { name: 'Aprovar: resultado' })).toHaveFocus();
    });
  },
});

/** What failed is tried again, and nothing else. */
export const Pointer = meta.story({
  render: (args) => <WiredBatch {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The review says what is left out, and why', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Aprovar' }));
      await expect(canvas.getByText('Produto sem preço de custo')).toBeVisible();
      await expect(canvas.getByText('R$ 2.539,70')).toBeVisible();
    });
    await step('Another try takes only what failed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Aprovar 3 itens' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente o que falhou' }));
      await expect(args.onRun).toHaveBeenLastCalledWith([2]);
      await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).not.toBeInTheDocument();
    });
    await step('The way back leads to the table', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Concluir' }));
      await waitFor(() =>
        expect(canvas.getByRole('checkbox', { name: 'ARROZ AGULHINHA 5 KG' })).toBeVisible(),
      );
    });
  },
});

/** What changed meanwhile is not tried again: its name leads to where it is looked at. */
export const FailedForGood = meta.story({
  args: {
    stage: 'done',
    items: items.map((item) => ({ ...item, href: `#produto-${item.id}` })),
    results: [
      { id: 1, ok: false, message: 'Sem resposta', errorCode: '7f3a9c21d4e8' },
      { id: 2, ok: false, message: 'O produto mudou depois que foi escolhido', final: true },
      { id: 4, ok: true },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Concluídos: 1. Com falha: 2. Impedidos: 1.')).toBeVisible();
    await expect(await canvas.findByText('7f3a9c21d4e8')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'FEIJÃO CARIOCA 1 KG' })).toHaveAttribute(
      'href',
      '#produto-2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente 1 dos 2 que falharam' }));
    await expect(args.onRun).toHaveBeenLastCalledWith([1]);
  },
});

/** Interrupted: what was never sent waits, and has not failed. */
export const Interrupted = meta.story({
  args: { stage: 'done', results: results.slice(0, 1) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Concluídos: 1. Com falha: 0. Aguardando: 2. Impedidos: 1.')).toBeVisible();
    await expect(canvas.getByText('Aguardando', { selector: 'dt' }).nextElementSibling).toHaveTextContent(
      '2',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar os 2 que faltam' }));
    await expect(args.onRun).toHaveBeenLastCalledWith([2, 4]);
  },
});

/** What failed is tried again together with what was never sent. */
export const InterruptedAfterFailure = meta.story({
  args: { stage: 'done', results: results.slice(0, 2) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enviar os 2 que falharam ou faltam' }));
    await expect(args.onRun).toHaveBeenLastCalledWith([2, 4]);
  },
});

/** Taken back since: it counts apart, and is not tried again. */
export const Undone = meta.story({
  args: {
    stage: 'done',
    results: [
      { id: 1, ok: true, undone: true },
      { id: 2, ok: false, message: 'O produto mudou depois que foi escolhido', final: true },
      { id: 4, ok: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Concluídos: 1. Desfeitos: 1. Com falha: 1. Impedidos: 1.')).toBeVisible();
    await expect(canvas.getByText('Desfeitos', { selector: 'dt' }).nextElementSibling).toHaveTextContent('1');
    await expect(canvas.getByText('R$ 415,20', { selector: 'dd' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Tentar novamente/ })).not.toBeInTheDocument();
  },
});

const longName = 'AÇÚCAR GRÃO DA MATA DA FAZENDA CULINÁRIA 1 KG';

/** A name stands on one line where there is room for it, as where nothing has a reason. */
export const OneLine = meta.story({
  args: {
    stage: 'done',
    items: items.map(({ disabledReason: _, ...item }) => ({ ...item, name: longName, href: '#produto' })),
    results: items.map(({ id }) => ({ id, ok: true })),
  },
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link', { name: longName }))
      await expect(link.getClientRects()).toHaveLength(1);
  },
});

/** One page, since it has one main region; each theme's test run keeps its own picture. */
export const Matrix = meta.story({ tags: ['visual'], args: { stage: 'done', results } });
