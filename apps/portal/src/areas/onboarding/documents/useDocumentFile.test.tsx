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

/** A document whose file cannot be read into the page. */
function openDocument(url: string) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    followed.push(this.href);
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
  return { shown, followed, notify };
}

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
