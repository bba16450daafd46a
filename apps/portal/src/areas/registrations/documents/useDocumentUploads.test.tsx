import { createPortalClient } from '@portal/api';
import type { DocumentType } from '@portal/domain';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { registrationAt, storedDocument } from '../../../shared/stories/registrations.ts';
import { uploadsAtom } from '../../../shared/uploads/uploads.ts';
import { useDocumentUploads } from './useDocumentUploads.ts';

/** Where the test server takes files: see `scripts/fileReceiver.ts`. */
const RECEIVER_PATH = '/recebe-arquivos/';

const empty = registrationAt('AprovadoPrimeiraAnalise');
const stored = registrationAt('AprovadoPrimeiraAnalise', {
  fornecedor: {
    documentosPorTipo: {
      ...empty.fornecedor.documentosPorTipo,
      ContratoSocial: [storedDocument(21, 'ContratoSocial', 'contrato.pdf')],
    },
  },
});

const pdf = (name = 'contrato.pdf') =>
  new File([new Uint8Array(1_000)], name, { type: 'application/pdf', lastModified: 1 });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

let count = 0;

/** The uploads of a single document, drawn twice by React as in development, and a gateway that says what was asked. */
function openUploads({ query = '', after = stored, type = 'ContratoSocial' as DocumentType } = {}) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const file = new URL(`${RECEIVER_PATH}uploads-${Date.now()}-${++count}?${query}`, location.href).href;
  const asked: string[] = [];
  const api = createPortalClient({
    baseUrl: 'https://gateway.portal.test',
    getAccessToken: () => null,
    fetch: async (input) => {
      const { method, url } = new Request(input);
      asked.push(`${method} ${new URL(url).pathname.split('/').at(-1)}`);
      return Response.json(method === 'POST' ? [{ url: file }] : after);
    },
  });
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const onSessionEnd = vi.fn<Services['onSessionEnd']>();
  const router = { state: { location: { pathname: '/cadastro', search: '?fila=1' } } };
  const store = createStore();
  // The uploads use nothing else of the services.
  store.set(servicesOrNullAtom, { api, notify, router, onSessionEnd } as unknown as Services);
  const uploads = store.get(uploadsAtom);
  const shown: { current: ReturnType<typeof useDocumentUploads> | null } = { current: null };
  function Uploads() {
    shown.current = useDocumentUploads({
      registration: empty,
      type,
      placeLabel: 'Contrato Social',
    });
    return null;
  }
  const open = () => {
    const root = createRoot(document.createElement('div'));
    root.render(
      <StrictMode>
        <Provider store={store}>
          <Uploads />
        </Provider>
      </StrictMode>,
    );
    return () => {
      root.unmount();
      shown.current = null;
    };
  };
  let close = open();
  leave.push(() => close(), uploads.end);
  return {
    notify,
    asked,
    queue: uploads,
    endSession: () => {
      for (const [end] of onSessionEnd.mock.calls) end();
    },
    uploads: () => {
      if (!shown.current) throw new Error('Nothing is drawn yet');
      return shown.current;
    },
    received: async (): Promise<{ bytes: number; brokenOff: boolean }[]> => (await fetch(file)).json(),
    ready: () => expect.poll(() => shown.current).not.toBeNull(),
    leave: () => close(),
    comeBack() {
      close = open();
    },
  };
}

const onceEach = ['POST url-pre-assinada', `GET ${empty.id}`];

describe('uploads of a document', () => {
  it('asks for one address, sends one file and reads the registration once, also in StrictMode (UPL-20)', async () => {
    const { uploads, asked, received, ready } = openUploads();
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => asked).toEqual(onceEach);
    await expect.poll(() => uploads().count).toBe(0);
    expect(await received()).toMatchObject([{ bytes: 1_000, brokenOff: false }]);
    expect(uploads()).toMatchObject({ items: [], failed: [], unlisted: [] });
  });

  it('sends a file that is given twice once (UPL-17)', async () => {
    const { uploads, asked, received, ready } = openUploads({ query: 'pausa=100' });
    await ready();
    const file = pdf();
    uploads().add([file]);
    uploads().add([file]);
    await expect.poll(() => uploads().count).toBe(1);
    uploads().add([pdf()]); // chosen again: another object for the same file
    await expect.poll(() => asked).toEqual(onceEach);
    await expect.poll(() => uploads().count).toBe(0);
    expect(await received()).toHaveLength(1);
  });

  it('removes a failed file with a message, and retries it on demand (UPL-015, UPL-018, UPL-11)', async () => {
    const { uploads, notify, asked, ready } = openUploads({ query: 'status=500' });
    await ready();
    uploads().add([pdf()]);
    await expect
      .poll(() => uploads().failed)
      .toMatchObject([{ name: 'contrato.pdf', error: 'Erro ao anexar arquivo' }]);
    expect(uploads().items).toEqual([]);
    expect(notify.error).toHaveBeenCalledExactlyOnceWith({
      message: 'contrato.pdf: Erro ao anexar arquivo',
    });
    uploads().retry(uploads().failed[0]?.id ?? '');
    await expect.poll(() => notify.error).toHaveBeenCalledTimes(2);
    expect(asked).toEqual(['POST url-pre-assinada', 'POST url-pre-assinada']);
  });

  it('keeps a failed one of several until that very file is chosen again', async () => {
    const { uploads, ready } = openUploads({ query: 'status=500', type: 'DocumentoSocio' });
    await ready();
    const failed = () => uploads().failed.map(({ name }) => name);
    uploads().add([pdf('ana.pdf')]);
    await expect.poll(failed).toEqual(['ana.pdf']);
    uploads().add([pdf('bruno.pdf')]);
    await expect.poll(failed).toEqual(['ana.pdf', 'bruno.pdf']);
    uploads().add([pdf('ana.pdf')]);
    await expect.poll(failed).toEqual(['bruno.pdf', 'ana.pdf']);
  });

  it('counts a file as failed that the storage took and the gateway then refused (UPL-015)', async () => {
    const { uploads, notify, ready } = openUploads({ after: empty });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().failed).toHaveLength(1);
    expect(notify.error).toHaveBeenCalledExactlyOnceWith({
      message: 'contrato.pdf: Erro ao anexar arquivo',
    });
  });

  it('says nothing of a file that was cancelled, and reads nothing again', async () => {
    const { uploads, notify, asked, ready } = openUploads({ query: 'pausa=5000' });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().items[0]?.percent).toBe(100); // it waits for the answer alone
    uploads().cancel(uploads().items[0]?.id ?? '');
    await expect.poll(() => uploads().items).toMatchObject([{ state: 'cancelled' }]);
    expect(asked).toEqual(['POST url-pre-assinada']);
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('puts a newly chosen file in the place of the one on its way (G-32)', async () => {
    const { uploads, ready } = openUploads({ query: 'pausa=5000' });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().count).toBe(1);
    uploads().add([pdf('outro.pdf')]);
    await expect.poll(() => uploads().items.map(({ name }) => name)).toEqual(['outro.pdf']);
  });

  it('go on when their step is left, and stand there when one comes back', async () => {
    const { uploads, queue, asked, received, ready, leave, comeBack } = openUploads({ query: 'pausa=400' });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().items[0]?.percent).toBe(100); // it waits for the answer alone
    leave();
    comeBack();
    await ready();
    expect(uploads().items).toMatchObject([{ name: 'contrato.pdf', state: 'uploading', percent: 100 }]);
    await expect.poll(() => asked).toEqual(onceEach);
    await expect.poll(() => uploads().count).toBe(0);
    expect(await received()).toMatchObject([{ bytes: 1_000, brokenOff: false }]);
    expect(queue.items()).toMatchObject([{ state: 'done', result: { listed: true } }]);
  });

  it('attach the document while another page is open, and say where it belongs', async () => {
    const { uploads, queue, asked, ready, leave } = openUploads({ query: 'pausa=400' });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().count).toBe(1);
    leave();
    await expect.poll(() => queue.items()).toMatchObject([{ state: 'done', result: { listed: true } }]);
    expect(asked).toEqual(onceEach);
    expect(queue.items()[0]?.target.place).toEqual({
      label: 'Contrato Social',
      href: '/cadastro?fila=1&etapa=3',
    });
  });

  it('that failed elsewhere can be sent again when one comes back', async () => {
    const { uploads, queue, notify, asked, ready, leave, comeBack } = openUploads({
      query: 'status=500&pausa=200',
    });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().count).toBe(1);
    leave();
    await expect.poll(() => queue.items()).toMatchObject([{ state: 'failed' }]);
    expect(notify.error).toHaveBeenCalledExactlyOnceWith({
      message: 'contrato.pdf: Erro ao anexar arquivo',
    });
    comeBack();
    await ready();
    uploads().retry(uploads().failed[0]?.id ?? '');
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('end with the session, and leave nothing behind', async () => {
    const { uploads, endSession, asked, ready } = openUploads({ query: 'pausa=5000' });
    await ready();
    uploads().add([pdf()]);
    await expect.poll(() => uploads().items[0]?.percent).toBe(100);
    endSession();
    await expect.poll(() => uploads().items).toEqual([]);
    expect(asked).toEqual(['POST url-pre-assinada']);
  });
});
