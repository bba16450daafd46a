import { createPortalClient } from '@portal/api';
import { brandsAndCategoriesFields, type NamedRecord } from '@portal/domain';
import { PortalProvider } from '@portal/ui';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Services, servicesOrNullAtom } from '../../../../shared/services/servicesAtom.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { brandChoices, categoryChoices, type SupplierChoices } from './supplierChoices.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

interface Call {
  method: string;
  path: string;
  query: Record<string, string>;
  body: unknown;
  at: number;
}

const REFUSAL = 'A descrição não pode ter só números';

/** The field in a page, and a gateway that has forty records and refuses what begins with a digit. */
function openField(choices: SupplierChoices) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const calls: Call[] = [];
  const list = choices === brandChoices ? 'marcas' : 'categorias';
  const { label } = brandsAndCategoriesFields[list];
  const refused = () =>
    Response.json({ message: REFUSAL, errors: { global: [REFUSAL], fields: {} } }, { status: 400 });
  const api = createPortalClient({
    baseUrl: 'https://gateway.portal.test',
    getAccessToken: () => 'token',
    fetch: async (input) => {
      const request = new Request(input);
      const { pathname, searchParams } = new URL(request.url);
      const body = request.method === 'POST' ? await request.json() : null;
      const query = Object.fromEntries(searchParams);
      calls.push({ method: request.method, path: pathname, query, body, at: performance.now() });
      const text = String(body?.descricao ?? query.descricao ?? '');
      if (/^\d/.test(text)) return refused();
      if (body) return Response.json({ id: 99, descricao: text.toUpperCase() }, { status: 201 });
      const start = Number(query.Pagina) * 20 - 20;
      const rows = Array.from({ length: 20 }, (_, place) => ({
        id: start + place,
        descricao: `NOME ${start + place}`,
      }));
      return Response.json({
        [list]: text ? [] : rows,
        meta: { paginacao: { totalRegistros: text ? 0 : 40, paginaAtual: 1, tamanhoPagina: 20 } },
      });
    },
  });
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const store = createStore();
  store.set(servicesOrNullAtom, { api, notify } as unknown as Services); // the field uses nothing else of them
  function Field() {
    const [value, setValue] = useState<readonly NamedRecord[]>([]);
    return (
      <ChoicesField
        choices={choices}
        name={list}
        label={label}
        value={value}
        onValueChange={setValue}
        onBlur={() => undefined}
        required
      />
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <PortalProvider>
        <Field />
      </PortalProvider>
    </Provider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return { calls, field: page.getByRole('combobox', { name: label }) };
}

describe.each([
  ['brands', brandChoices, '/api/fornecedores/marcas'],
  ['categories', categoryChoices, '/api/fornecedores/categorias'],
] as const)('the %s of a supplier', (_, choices, path) => {
  it('are searched 800 ms after the last key, 20 a page (ST2-003 to ST2-006, ST2-013 to ST2-015)', async () => {
    const { calls, field } = openField(choices);
    await userEvent.click(field);
    await expect
      .poll(() => calls)
      .toMatchObject([{ path, query: { Pagina: '1', QuantidadeRegistros: '20' } }]);
    let lastKeyAt = 0;
    for (const key of 'pane') {
      lastKeyAt = performance.now();
      await userEvent.keyboard(key);
    }
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]).toMatchObject({ method: 'GET', path, query: { descricao: 'pane' } });
    expect((calls[1]?.at ?? 0) - lastKeyAt).toBeGreaterThanOrEqual(800);
  });

  it('are created by Enter after 200 ms (ST2-007 to ST2-009, ST2-016 to ST2-018)', async () => {
    const { calls, field } = openField(choices);
    await userEvent.click(field);
    await userEvent.keyboard('forno  e fogo');
    const pressedAt = performance.now();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Remover FORNO E FOGO' })).toBeVisible();
    const created = calls.filter(({ method }) => method === 'POST');
    expect(created).toMatchObject([{ path, body: { descricao: expect.stringMatching(/^forno e fogo$/i) } }]);
    expect((created[0]?.at ?? 0) - pressedAt).toBeGreaterThanOrEqual(200);
  });

  it('that are refused leave no chip, and the server says why (ST2-010, ST2-011, ST2-019, ST2-020)', async () => {
    const { calls, field } = openField(choices);
    await userEvent.click(field);
    await userEvent.keyboard('123{Enter}');
    await expect.poll(() => calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    await expect.element(page.getByText(REFUSAL).first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Remover 123' })).not.toBeInTheDocument();
  });

  it('whose search fails say it in the words of the server (ST2-011, ST2-020)', async () => {
    const { calls, field } = openField(choices);
    await userEvent.click(field);
    await userEvent.keyboard('9');
    await expect.poll(() => calls.at(-1)?.query.descricao).toBe('9');
    await expect.element(page.getByText(new RegExp(REFUSAL)).first()).toBeVisible();
  });
});
