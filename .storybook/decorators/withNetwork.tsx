import type { Decorator } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';

const conditions = ['rápida', 'lenta', 'fora do ar', 'erro 400', 'erro 500'] as const;

/** What the toolbar makes of every call; `rápida` leaves the calls to the story. */
type Condition = (typeof conditions)[number];

let condition: Condition = 'rápida';

/** The error body every call of the contract may answer with (D9). */
const error = (status: 400 | 500, message: string) =>
  HttpResponse.json({ message, errors: { global: [message], fields: {} } }, { status });

/** Stands before the answers of the story; where it answers nothing, they do. */
const answer = http.all('*/api/*', async () => {
  if (condition === 'lenta') await delay(2_000);
  if (condition === 'fora do ar') return HttpResponse.error();
  if (condition === 'erro 400') return error(400, 'Preencha todos os campos obrigatórios');
  if (condition === 'erro 500') return error(500, 'Algo de errado aconteceu. Tente novamente em breve.');
  return undefined;
});

/** What the toolbar offers. */
export const networks: string[] = [...conditions];

/** Puts the network of the toolbar before the one of the story, and opens the page anew when it changes. */
export const withNetwork: Decorator = (Story, { globals, msw }) => {
  condition = conditions.find((name) => name === globals.network) ?? 'rápida';
  if (condition !== 'rápida' && msw.listHandlers()[0] !== answer) msw.use(answer);
  return <Story key={condition} />;
};
