import type { Decorator } from '@storybook/react-vite';
import { delay, HttpResponse, http } from 'msw';
import { messages } from '../../apps/gateway/src/http/messages.ts';

/** What the gateway says with each status it may refuse a call with (D1). */
const refusals: Readonly<Record<string, string>> = {
  400: messages.requiredFields,
  401: messages.unauthenticated,
  403: messages.forbidden,
  404: messages.notFound,
  409: messages.conflict,
  422: messages.checkFields,
  500: messages.internal,
  503: messages.unavailable,
};

let status = 'story';
let latencyMs = 0;

/** Stands before the answers of the story; where it answers nothing, they do. */
const answer = http.all('*/api/*', async () => {
  if (latencyMs > 0) await delay(latencyMs);
  if (status === 'offline') return HttpResponse.error();
  const message = refusals[status];
  if (message === undefined) return undefined;
  return HttpResponse.json(
    { message, errors: { global: [message], fields: {} } },
    { status: Number(status) },
  );
});

/** What the toolbar makes of every call of a page. */
export const networkTypes = {
  status: {
    description: 'O que o servidor responde às páginas',
    toolbar: {
      title: 'Resposta',
      icon: 'globe' as const,
      items: [
        { value: 'story', title: 'Resposta da história' },
        { value: 'offline', title: 'Fora do ar' },
        ...Object.entries(refusals).map(([value, message]) => ({ value, title: `${value} ${message}` })),
      ],
      dynamicTitle: false,
    },
  },
  latency: {
    description: 'Quanto o servidor demora',
    toolbar: {
      title: 'Demora',
      icon: 'timer' as const,
      items: [
        { value: '0', title: 'Sem demora' },
        { value: '300', title: 'Demora de 300 ms' },
        { value: '2000', title: 'Demora de 2 s' },
        { value: '10000', title: 'Demora de 10 s' },
      ],
      dynamicTitle: false,
    },
  },
};

/** Puts the network of the toolbar before the one of the story, and opens the page anew when it changes. */
export const withNetwork: Decorator = (Story, { globals, msw }) => {
  status = String(globals.status);
  latencyMs = Number(globals.latency);
  const isChanged = status !== 'story' || latencyMs > 0;
  if (isChanged && msw.listHandlers()[0] !== answer) msw.use(answer);
  return <Story key={`${status} ${latencyMs}`} />;
};
