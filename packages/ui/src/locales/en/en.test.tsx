import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { CurrencyField } from '../../inputs/currency-field/CurrencyField.tsx';
import { DateField } from '../../inputs/date-field/DateField.tsx';
import { NumberField } from '../../inputs/number-field/NumberField.tsx';
import { PercentField } from '../../inputs/percent-field/PercentField.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { fetchLateParts } from '../../internal/testing/lateParts.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { en } from './index.ts';

describe('fields in English', () => {
  expectBrowserEvents();
  let view: ReturnType<typeof mount> | undefined;
  beforeEach(fetchLateParts);
  afterEach(() => view?.unmount());

  const inEnglish = (element: React.ReactElement, locale = en) => (
    <PortalProvider theme="light" locale={locale}>
      {element}
    </PortalProvider>
  );

  function setUp(element: React.ReactElement) {
    view = mount(inEnglish(element));
    const input = view.container.querySelector('input');
    if (!input) throw new Error('no input');
    acting(() => input.focus());
    return input;
  }

  it('take a date with its month first', async () => {
    const onValueChange = vi.fn();
    const input = setUp(<DateField label="Data" onValueChange={onValueChange} />);
    expect(input.placeholder).toBe('MM/DD/YYYY');
    await userEvent.keyboard('12312026');
    expect(input.value).toBe('12/31/2026');
    expect(onValueChange.mock.lastCall?.[0]).toBe('2026-12-31');
  });

  it('say why a date cannot be chosen, in its order', async () => {
    const input = setUp(<DateField label="Data" min="2026-12-31" />);
    await userEvent.keyboard('12302026');
    acting(() => input.blur());
    expect(view?.container.textContent).toContain('The date must be 12/31/2026 or later');
  });

  it('keep a date when the language is changed', () => {
    const field = <DateField label="Data" defaultValue="2026-07-01" />;
    const input = setUp(field);
    expect(input.value).toBe('07/01/2026');
    view?.rerender(<PortalProvider theme="light">{field}</PortalProvider>);
    expect(input.value).toBe('01/07/2026');
    view?.rerender(inEnglish(field));
    expect(input.value).toBe('07/01/2026');
  });

  it('show a calendar whose weeks begin on Sunday, in English', async () => {
    setUp(<DateField label="Data" defaultValue="2026-07-12" today="2026-07-12" />);
    await userEvent.click(view?.container.querySelector('button') ?? document.body);
    await vi.waitFor(() => expect(document.querySelector('[role="grid"]')).not.toBeNull());
    const heads = [...document.querySelectorAll('[role="grid"] th, [role="columnheader"]')];
    expect(heads[0]?.textContent).toContain('Sun');
    expect(document.querySelector('[aria-label*="Sunday, July 12, 2026"]')).not.toBeNull();
  });

  it('take an amount with a point before its cents', async () => {
    const onValueChange = vi.fn();
    const input = setUp(<CurrencyField label="Valor" max={1000} onValueChange={onValueChange} />);
    await userEvent.keyboard('123456');
    expect(input.value).toBe('1,234.56');
    expect(onValueChange.mock.lastCall?.[0]).toBe(1234.56);
    acting(() => input.blur());
    expect(view?.container.textContent).toContain('The greatest value is R$ 1,000.00');
  });

  it('take a percentage with a point before its decimals', async () => {
    const onValueChange = vi.fn();
    const input = setUp(<PercentField label="Margem" onValueChange={onValueChange} />);
    await userEvent.keyboard('12.5');
    expect(onValueChange.mock.lastCall?.[0]).toBe(12.5);
    acting(() => input.blur());
    expect(input.value).toBe('12.50');
  });

  it('keep a number when the language is changed', () => {
    const field = <NumberField label="Quantidade" defaultValue={1234} />;
    const input = setUp(field);
    expect(input.value).toBe('1,234');
    view?.rerender(<PortalProvider theme="light">{field}</PortalProvider>);
    expect(input.value).toBe('1.234');
  });

  it('have a table whose values are written in English', async () => {
    view = mount(
      inEnglish(
        <DataTable
          label="Produtos"
          rows={[{ id: 1, price: 1234.5, day: '2026-12-31' }]}
          getRowId={({ id }) => id}
          columns={[
            { id: 'price', header: 'Preço', format: 'currency', value: ({ price }) => price },
            { id: 'day', header: 'Dia', format: 'date', value: ({ day }) => day },
          ]}
        />,
      ),
    );
    await vi.waitFor(() => expect(document.body.textContent).toContain('12/31/2026'));
    expect(document.body.textContent).toContain('R$1,234.50');
  });
});
