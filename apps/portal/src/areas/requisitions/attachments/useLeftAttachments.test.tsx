import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createMemoryStorage } from '../../../session/browserStorage.ts';
import { createDraftStore } from '../../../shared/drafts/draftStore.ts';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { staff } from '../../../shared/stories/people.ts';
import type { Attachments } from './useAttachments.ts';
import { useLeftAttachments } from './useLeftAttachments.ts';

type Items = Attachments['items'];

const file = (name: string, state: Items[number]['state']): Items[number] => ({ id: name, name, state });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** The files of a form on a device that keeps drafts; it can be loaded again. */
function openFiles() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const drafts = createDraftStore(createMemoryStorage(), { get: () => staff('Comercial') });
  const container = document.body.appendChild(document.createElement('div'));
  let root = createRoot(container);
  let forget = () => {};

  function Files({ items }: { items: Items }) {
    const left = useLeftAttachments('page', { items });
    forget = left.forget;
    return <p>{left.missing.join(', ') || 'nenhum'}</p>;
  }
  const store = createStore();
  store.set(servicesOrNullAtom, { drafts } as unknown as Services); // nothing else of them is read
  const show = (...items: Items) =>
    root.render(
      <Provider store={store}>
        <Files items={items} />
      </Provider>,
    );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return {
    show,
    /** Shows the form as after a reload. */
    load: (...items: Items) => {
      root.unmount();
      root = createRoot(container);
      show(...items);
    },
    forget: () => forget(),
    kept: () => drafts.read({ page: 'page', form: 'attachments' }, (names) => names),
  };
}

it('names after a reload what was queued or failed, until it is chosen again or stored', async () => {
  const { show, load, kept } = openFiles();
  show(file('a.pdf', 'waiting'), file('b.pdf', 'failed'), file('c.pdf', 'done'));
  await expect.poll(kept).toEqual(['a.pdf', 'b.pdf']);
  load(file('c.pdf', 'done'));
  await expect.element(page.getByText('a.pdf, b.pdf')).toBeVisible();
  show(file('c.pdf', 'done'), file('a.pdf', 'waiting'));
  await expect.element(page.getByText('b.pdf', { exact: true })).toBeVisible();
  load(file('a.pdf', 'done'), file('b.pdf', 'done'), file('c.pdf', 'done'));
  await expect.element(page.getByText('nenhum')).toBeVisible();
  await expect.poll(kept).toBeNull();
});

it('keeps no name of what is given up or was saved', async () => {
  const { show, load, forget, kept } = openFiles();
  show(file('a.pdf', 'waiting'));
  await expect.poll(kept).toEqual(['a.pdf']);
  load();
  await expect.element(page.getByText('a.pdf')).toBeVisible();
  forget();
  await expect.element(page.getByText('nenhum')).toBeVisible();
  await expect.poll(kept).toBeNull();
});
