import { PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';

/** Forms look a name up while it is typed; it is free but in the stories about names that are not. */
const freeName = http.get('*/api/produtos/homonimos', () => HttpResponse.json({ homonimos: [] }));

/** Every page of a supplier asks for it. */
const acceptedNotice = http.get('*/api/usuarios/eu/privacidade', () =>
  HttpResponse.json({
    versaoAtual: PRIVACY_NOTICE_VERSION,
    versaoAceita: PRIVACY_NOTICE_VERSION,
    dataAceite: '2027-02-26T18:02:00-03:00',
  }),
);

/** The start page asks for it, to which many a story leads. */
const nothingWaits = http.get('*/api/usuarios/trabalho', () => HttpResponse.json({ itens: [] }));

/** The service worker that answers for the gateway in page stories; a call no story expects is an error. */
export async function startNetwork() {
  const worker = setupWorker(freeName, acceptedNotice, nothingWaits);
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' }, // Storybook may be published below a path
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
}
