import { describe, expect, it, vi } from 'vitest';
import { createNotifications } from './createNotifications.ts';

describe('createNotifications', () => {
  it('merges equal messages, counts them and puts them last', () => {
    const store = createNotifications();
    const first = store.show({ tone: 'danger', message: 'Erro ao buscar cidades' });
    const other = store.show({ tone: 'danger', message: 'Credenciais inválidas' });
    expect(store.show({ tone: 'danger', message: 'Erro ao buscar cidades' })).toBe(first);
    expect(store.getSnapshot().map(({ id, count }) => [id, count])).toEqual([
      [other, 1],
      [first, 2],
    ]);
  });

  it('keeps equal messages apart where one has an action, so that each can be undone', () => {
    const store = createNotifications();
    const undo = () => ({ label: 'Desfazer', onSelect: vi.fn() });
    const actions = [undo(), undo(), undefined];
    for (const action of actions) store.show({ tone: 'success', message: 'Marca excluída', action });
    expect(store.getSnapshot().map(({ action, count }) => [action, count])).toEqual(
      actions.map((action) => [action, 1]),
    );
  });

  it('keeps the same text in another tone apart', () => {
    const store = createNotifications();
    store.show({ tone: 'success', message: 'Texto' });
    store.show({ tone: 'warning', message: 'Texto' });
    expect(store.getSnapshot()).toHaveLength(2);
  });

  it.each([
    ['success', 5000],
    ['info', 5000],
    ['warning', 5000],
    ['danger', 8000],
  ] as const)('lets %s stay for %d ms', (tone, durationMs) => {
    const store = createNotifications();
    store.show({ tone, message: 'Texto' });
    expect(store.getSnapshot()[0]?.durationMs).toBe(durationMs);
  });

  it('lets a failure with a code stay until the code can be copied', () => {
    const store = createNotifications();
    store.show({ tone: 'danger', message: 'Texto', code: '7f3a9c21d4e8' });
    expect(store.getSnapshot()).toMatchObject([{ code: '7f3a9c21d4e8', durationMs: 20_000 }]);
  });

  it('notifies its listeners of changes only, until they unsubscribe', () => {
    const store = createNotifications();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const id = store.show({ tone: 'info', message: 'Texto' });
    const before = store.getSnapshot();
    store.dismiss('unknown');
    expect(store.getSnapshot()).toBe(before);
    store.dismiss(id);
    store.clear();
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    store.show({ tone: 'info', message: 'Texto' });
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
