import type { Schemas } from '@portal/api';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { registrationRequests } from '../../../../shared/stories/requests.ts';
import { RequestTimeline } from './RequestTimeline.tsx';

type Event = Schemas['RequestEvent'];

const [first] = registrationRequests;
const [family] = first?.solicitacaoCadastroFamilias ?? [];
if (!first || !family) throw new Error('A request is needed');
const { solicitacaoCadastroFamilias, ...facts } = first;

const at = (day: number, hour = 9) =>
  `2027-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:30:00-03:00`;
const NAME = 'PANELA TRAMONTINA 4,5 LT SOLAR';

function event(tipo: Event['tipo'], day: number, part: Partial<Event> = {}): Event {
  return {
    tipo,
    lado: 'Fornecedor',
    autor: 'Panelas da Serra',
    nome: null,
    quantidade: 1,
    inicio: at(day),
    fim: at(day),
    ...part,
  };
}

const commercial = { lado: 'Comercial', autor: 'Marina Alves' } as const;
const opened = event('Aberta', 1, commercial);
const filled = [
  opened,
  event('FamiliaCriada', 3, { nome: NAME }),
  event('ProdutoCriado', 4, { quantidade: 3, fim: at(5) }),
  event('FamiliaConcluida', 5),
];
const sent = [...filled, event('Enviada', 6, { inicio: at(6, 15), fim: at(6, 15) })];
const approved = [
  ...sent,
  event('TributacaoValidada', 8, { lado: 'Contabilidade', autor: 'Carlos Lima' }),
  event('FamiliaValidada', 9, { ...commercial, nome: NAME }),
];

const request: Schemas['RegistrationRequestDetail'] = {
  ...facts,
  dataExpiracao: '2027-03-31',
  solicitacoesCadastrosFamilias: [],
  historico: filled,
};

const meta = preview.meta({
  title: 'Pages/Linha do tempo',
  component: RequestTimeline,
  args: {
    request,
    familyRequest: { ...family, quantidadeCadastrada: 3, quantidadeIncompleta: 0 },
    now: new Date(at(10)),
  },
});

const withEvents = (historico: readonly Event[], cadastroEnviado = false) => ({
  request: { ...request, historico: [...historico], cadastroEnviado },
});

/** The supplier is filling it in. */
export const Default = meta.story({ name: 'Preenchimento' });

Default.test('says who did what, how long it took and when it ends', async ({ canvas }) => {
  const steps = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
  await expect(steps).toEqual([
    'Fornecedor, há 5 dias',
    '31/03/2027, vence em 21 dias',
    'Fornecedor: 9 dias',
    'Cadastro dos produtos concluído',
    '3 produtos cadastrados\nApós 1 dia de espera: Fornecedor',
    `Família ${NAME} criada\nApós 2 dias de espera: Fornecedor`,
    'Solicitação aberta',
  ]);
  await expect(
    canvas.getByText('04/03/2027 09:30 até 05/03/2027 09:30 · Fornecedor · Panelas da Serra'),
  ).toBeVisible();
});

/** Nothing happened since it was opened, and staff is not named to the supplier. */
export const Opened = meta.story({ args: withEvents([{ ...opened, autor: null }]) });

/** Its last day is over: nobody is waited for. */
export const Expired = meta.story({
  args: { now: new Date('2027-04-02T12:00:00-03:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('31/03/2027, venceu há 2 dias')).toBeVisible();
  },
});

/** Commercial and accounting have it. */
export const Sent = meta.story({
  name: 'Em análise',
  args: withEvents(sent, true),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comercial e Contabilidade, há 3 dias')).toBeVisible();
    await expect(canvas.getByText('Enviada')).toBeVisible();
  },
});

/** The family was approved, and commercial has its products; more happened than is shown at first. */
export const Approved = meta.story({
  name: 'Produtos em análise',
  args: withEvents(approved, true),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Comercial, há 1 dia')).toBeVisible();
    await expect(canvas.queryByText('Solicitação aberta')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Mostrar os 7 passos' }));
    await expect(canvas.getByText('Solicitação aberta')).toBeVisible();
  },
});

/** Every product is decided: it waits for nobody. */
export const Done = meta.story({
  name: 'Concluída',
  args: withEvents(
    [
      ...approved,
      event('ProdutoValidado', 10, { ...commercial, quantidade: 2, inicio: at(10, 7), fim: at(10, 8) }),
      event('ProdutoRecusado', 10, { ...commercial, nome: 'PANELA TRAMONTINA SOLAR AZUL 4,5 LT' }),
    ],
    true,
  ),
});

/** The family was refused. */
export const Refused = meta.story({
  name: 'Recusada',
  args: withEvents([...sent, event('FamiliaRecusada', 9, { ...commercial, nome: NAME })], true),
});

/** Names as long as they may be. */
export const LongContent = meta.story({
  args: withEvents([
    event('Aberta', 1, {
      ...commercial,
      autor: 'Maria Aparecida dos Santos Albuquerque Cavalcanti de Oliveira',
    }),
    event('ProdutoCriado', 2, {
      autor: 'INDÚSTRIA E COMÉRCIO DE UTENSÍLIOS DOMÉSTICOS SERRA DA MANTIQUEIRA LTDA',
      nome: 'JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS 4,5 LT',
    }),
  ]),
});
