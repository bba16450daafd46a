import { setupWorker } from 'msw/browser';

/** The service worker that answers for the gateway in page stories; a call no story expects is an error. */
export async function startNetwork() {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' }, // Storybook may be published below a path
    onUnhandledRequest: (request, print) => {
      if (new URL(request.url).pathname.startsWith('/api/')) print.error();
    },
  });
  return worker;
}
