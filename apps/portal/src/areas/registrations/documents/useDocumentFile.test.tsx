import { createPortalClient } from '@portal/api';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { storedDocument } from '../../../shared/stories/registrations.ts';
import { useDocumentFile } from './useDocumentFile.ts';

const gatewayOrigin = 'https://gateway.portal.test';
const document16 = storedDocument(16, 'TabelaPrecos', 'tabela.xlsx');

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A document, whose file cannot be read into the page unless it is given. */
function openDocument(url: string, file?: Blob) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const fetched = vi.spyOn(globalThis, 'fetch');
  if (file) fetched.mockImplementation(async () => new Response(file));
  else fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const followed: string[] = [];
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href);
    names.push(this.download);
  });
  const api = createPortalClient({
    baseUrl: gatewayOrigin,
    getAccessToken: () => 'segredo',
    fetch: async () => Response.json({ ...document16, url }),
  });
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const store = createStore();
  store.set(servicesOrNullAtom, { api, notify, gatewayOrigin } as unknown as Services); // nothing else is used
  const shown: { current: ReturnType<typeof useDocumentFile> | null } = { current: null };
  function Preview() {
    shown.current = useDocumentFile({ supplierId: 61, document: document16, open: true });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(
    <Provider store={store}>
      <Preview />
    </Provider>,
  );
  leave.push(() => root.unmount());
  return { shown, followed, names, notify, fetched };
}

it('saves a document as a blob under its name, read without a token or cookie (WID-010, D16)', async () => {
  const address = `${gatewayOrigin}/arquivos/1?assinatura=exemplo`;
  const handedOver = vi.spyOn(URL, 'createObjectURL');
  const { shown, followed, names, fetched } = openDocument(address, new Blob(['planilha']));
  await expect.poll(() => shown.current?.document.url).toBe(address);
  void shown.current?.onDownload();
  await expect.poll(() => names).toEqual([document16.nomeOriginal]);
  expect(followed[0]).toMatch(/^blob:/);
  expect(handedOver.mock.lastCall?.[0]).toHaveProperty('size', 'planilha'.length);
  expect(fetched.mock.lastCall?.[0]).toBe(address);
  expect(fetched.mock.lastCall?.[1]).toMatchObject({ credentials: 'omit' });
  expect(fetched.mock.lastCall?.[1]).not.toHaveProperty('headers');
});

describe('saving a document whose file cannot be read into the page', () => {
  it('goes by its address where that is of the gateway (WID-011, D16)', async () => {
    const address = `${gatewayOrigin}/arquivos/1?assinatura=exemplo`;
    const { shown, followed, notify } = openDocument(address);
    await expect.poll(() => shown.current?.document.url).toBe(address);
    void shown.current?.onDownload();
    await expect.poll(() => followed).toEqual([address]);
    expect(notify.error).not.toHaveBeenCalled();
  });

  it('says that it failed where the address is of another host (D16)', async () => {
    const address = 'https://outro.example/arquivos/1';
    const { shown, followed, notify } = openDocument(address);
    await expect.poll(() => shown.current?.document.url).toBe(address);
    void shown.current?.onDownload();
    await expect.poll(() => notify.error).toHaveBeenCalledTimes(1);
    expect(followed).toEqual([]);
  });
});
