import { ApiError } from '@portal/api';
import { describe, expect, it, vi } from 'vitest';
import { type ConflictChoice, saveOnNewest } from './saveOnNewest.ts';

interface Brand {
  readonly versao: number;
  readonly descricao: string;
  readonly setor: string;
}

const loaded: Brand = { versao: 1, descricao: 'ANTES', setor: 'CASA' };
const mine = { descricao: 'MINHA', setor: 'CASA' };
const conflict = new ApiError({ kind: 'conflict', status: 409 });

/** A record on a gateway that others save meanwhile: each version in turn is found by the next save. */
function begin(
  newer: readonly Brand[],
  choices: readonly ConflictChoice[] = [],
  refusesNewest?: (before: Brand, newest: Brand) => boolean,
) {
  let stored = loaded;
  const coming = [...newer];
  const answers = [...choices];
  const write = vi.fn(async (values: Omit<Brand, 'versao'>, record: Brand | null) => {
    stored = coming.shift() ?? stored;
    if (record?.versao !== stored.versao) throw conflict;
    stored = { ...values, versao: stored.versao + 1 };
    return stored;
  });
  const takeSaved = vi.fn(async () => undefined);
  const read = vi.fn(async () => stored);
  const fill = vi.fn();
  const ask = vi.fn(async () => answers.shift() ?? 'back');
  const calls = {
    record: loaded,
    toValues: ({ descricao, setor }: Brand) => ({ descricao, setor }),
    read,
    write,
    takeSaved,
    fill,
    refusesNewest,
  };
  const save = saveOnNewest(mine, calls, ask);
  return { save, calls, ask, read, write, takeSaved, fill, stored: () => stored };
}

const second: Brand = { versao: 2, descricao: 'DELA', setor: 'COZINHA' };

describe('saveOnNewest (D7)', () => {
  it('saves without a question while nobody else has', async () => {
    const { save, ask, fill, takeSaved, stored } = begin([]);
    expect(await save).toBe(true);
    expect(stored()).toEqual({ ...mine, versao: 2 });
    expect(takeSaved).toHaveBeenCalledExactlyOnceWith(stored(), loaded);
    expect(ask).not.toHaveBeenCalled();
    expect(fill).not.toHaveBeenCalled();
  });

  it('asks with all three versions, then saves my changes on top of theirs', async () => {
    const { save, ask, fill, stored } = begin([second], ['keep']);
    expect(await save).toBe(true);
    expect(ask).toHaveBeenCalledExactlyOnceWith(
      {
        loaded: { descricao: 'ANTES', setor: 'CASA' },
        mine,
        theirs: { descricao: 'DELA', setor: 'COZINHA' },
      },
      null,
    );
    expect(fill).toHaveBeenCalledExactlyOnceWith({ descricao: 'MINHA', setor: 'COZINHA' }, second);
    expect(stored()).toEqual({ descricao: 'MINHA', setor: 'COZINHA', versao: 3 });
  });

  it('shows their version and saves nothing when it is taken', async () => {
    const { save, fill, write, stored } = begin([second], ['take']);
    expect(await save).toBe(false);
    expect(fill).toHaveBeenCalledExactlyOnceWith({ descricao: 'DELA', setor: 'COZINHA' }, second);
    expect(write).toHaveBeenCalledOnce();
    expect(stored()).toEqual(second);
  });

  it('changes nothing when the user goes back', async () => {
    const { save, fill, write, stored } = begin([second], ['back']);
    expect(await save).toBe(false);
    expect(fill).not.toHaveBeenCalled();
    expect(write).toHaveBeenCalledOnce();
    expect(stored()).toEqual(second);
  });

  it('asks again when yet another version came meanwhile', async () => {
    const third: Brand = { versao: 3, descricao: 'DE OUTRO', setor: 'JARDIM' };
    const { save, ask, stored } = begin([second, third], ['keep', 'keep']);
    expect(await save).toBe(true);
    expect(ask.mock.calls).toHaveLength(2);
    expect(ask).toHaveBeenLastCalledWith(
      {
        loaded: { descricao: 'DELA', setor: 'COZINHA' },
        mine: { descricao: 'MINHA', setor: 'COZINHA' },
        theirs: { descricao: 'DE OUTRO', setor: 'JARDIM' },
      },
      null,
    );
    expect(stored()).toEqual({ descricao: 'MINHA', setor: 'JARDIM', versao: 4 });
  });

  it('asks nothing when the newer version changed nothing of the form', async () => {
    const { save, ask, stored } = begin([{ ...loaded, versao: 2 }]);
    expect(await save).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    expect(stored()).toEqual({ ...mine, versao: 3 });
  });

  it('asks where a newer version means more than its values, though none of them changed', async () => {
    const { calls, ask } = begin([], []);
    const write = vi.fn().mockRejectedValue(conflict);
    const notice = { title: 'Foi recusado', text: 'Salvar pede de novo.', keepLabel: 'Pedir de novo' };
    const read = async () => ({ ...loaded, versao: 2 });
    await saveOnNewest(mine, { ...calls, read, write, noticeOf: () => notice }, ask);
    expect(ask).toHaveBeenCalledExactlyOnceWith(expect.anything(), notice);
    expect(write).toHaveBeenCalledOnce();
  });

  it('asks nothing when the newer version is what I sent, as after a lost answer', async () => {
    const { save, ask, fill, stored } = begin([{ ...mine, versao: 2 }]);
    expect(await save).toBe(true);
    expect(ask).not.toHaveBeenCalled();
    expect(fill).not.toHaveBeenCalled();
    expect(stored()).toEqual({ ...mine, versao: 3 });
  });

  it('counts what stands stored as saved, where it is all that my save makes of it (ONB-090)', async () => {
    const { calls, ask, fill } = begin([]);
    const takeSaved = vi.fn(async () => undefined);
    const newest = { ...mine, versao: 2 };
    const write = vi.fn().mockRejectedValue(conflict);
    const isDone = vi.fn(() => true);
    const lost = { ...calls, read: async () => newest, write, takeSaved, isDone };
    expect(await saveOnNewest(mine, lost, ask)).toBe(true);
    expect(isDone).toHaveBeenCalledExactlyOnceWith(loaded, newest);
    expect(takeSaved).toHaveBeenCalledExactlyOnceWith(newest, loaded);
    expect(write).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
    expect(fill).not.toHaveBeenCalled();
  });

  it.each([
    ['the same', { ...loaded, versao: 2 }, mine],
    ['others', second, { descricao: 'MINHA', setor: 'COZINHA' }],
  ])(
    'shows a version that must be looked at first, and sends nothing on it: its values are %s',
    async (_, newest, shown) => {
      const { save, fill, write, stored } = begin([newest], ['keep'], () => true);
      expect(await save).toBe(false);
      expect(fill).toHaveBeenLastCalledWith(shown, newest);
      expect(write).toHaveBeenCalledOnce();
      expect(stored()).toEqual(newest);
    },
  );

  it('asks nothing and leaves the form as it is where the newest version can no longer be saved', async () => {
    const { calls, ask, fill } = begin([]);
    const write = vi.fn(async () => Promise.reject(conflict));
    expect(await saveOnNewest(mine, { ...calls, read: async () => null, write }, ask)).toBe(false);
    expect(write).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
    expect(fill).not.toHaveBeenCalled();
  });

  it.each([
    ['a refused value', new ApiError({ kind: 'validation', status: 400 })],
    ['a record that is gone', new ApiError({ kind: 'notFound', status: 404 })],
  ])('rejects with %s, for the form to show', async (_, failure) => {
    const { calls, ask } = begin([]);
    const write = async () => Promise.reject(failure);
    await expect(saveOnNewest(mine, { ...calls, write }, ask)).rejects.toBe(failure);
    expect(ask).not.toHaveBeenCalled();
  });

  it.each([
    ['cannot be read', async () => Promise.reject(new ApiError({ kind: 'network' }))],
    ['is the one of the form', async () => loaded],
  ])('rejects with the 409 when the newest version %s', async (_, read) => {
    const { calls, ask } = begin([]);
    const write = vi.fn(async () => Promise.reject(conflict));
    await expect(saveOnNewest(mine, { ...calls, read, write }, ask)).rejects.toBe(conflict);
    expect(write).toHaveBeenCalledOnce();
    expect(ask).not.toHaveBeenCalled();
  });

  it('rejects with the 409 of a new record, which nobody else has saved', async () => {
    const { calls, ask, read } = begin([]);
    await expect(saveOnNewest(mine, { ...calls, record: null }, ask)).rejects.toBe(conflict);
    expect(read).not.toHaveBeenCalled();
    expect(ask).not.toHaveBeenCalled();
  });
});
