import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { ChipsField } from '../../inputs/chips-field/ChipsField.tsx';
import { CnpjField } from '../../inputs/cnpj-field/CnpjField.tsx';
import { CurrencyField } from '../../inputs/currency-field/CurrencyField.tsx';
import { DateField } from '../../inputs/date-field/DateField.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { PortalProvider } from '../../theme/PortalProvider.tsx';
import { acting } from '../testing/acting.ts';

const report = vi.fn();
const refuse = vi.fn();

/** Draws a page as a server does, runs what happens before the scripts are there, and hydrates it. */
function hydrateAfter(field: React.ReactElement, happen: (input: HTMLInputElement) => void) {
  report.mockClear();
  refuse.mockClear();
  const page = <PortalProvider theme="light">{field}</PortalProvider>;
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const input = place.querySelector('input');
  if (!input) throw new Error('no input');
  happen(input);
  let leave = () => {};
  acting(() => {
    const root = hydrateRoot(place, page, { onRecoverableError: refuse });
    leave = () => root.unmount();
  });
  return {
    input,
    end: () => {
      expect(refuse).not.toHaveBeenCalled();
      acting(leave);
      place.remove();
    },
  };
}

describe('what stands in a field before its page is hydrated', () => {
  it.each([
    ['TextField', <TextField key="" label="Nome" onValueChange={report} />, 'abc', 'ABC', 'ABC'],
    [
      'TextField with a text',
      <TextField key="" label="Nome" defaultValue="X" onValueChange={report} />,
      'XY',
      'XY',
      'XY',
    ],
    ['CnpjField', <CnpjField key="" label="CNPJ" onValueChange={report} />, '1234', '12.34', '1234'],
    ['CurrencyField', <CurrencyField key="" label="Preço" onValueChange={report} />, '12,50', '12,50', 12.5],
    [
      'DateField',
      <DateField key="" label="Dia" onValueChange={report} />,
      '12/07/2026',
      '12/07/2026',
      '2026-07-12',
    ],
  ])('stays and is reported once: %s', (_, field, typed, shown, value) => {
    const { input, end } = hydrateAfter(field, (drawn) => {
      drawn.value = typed;
    });
    expect(input.value).toBe(shown);
    expect(report).toHaveBeenCalledTimes(1);
    expect(report.mock.lastCall?.[0]).toBe(value);
    end();
  });

  it('becomes a chip when the field is left', () => {
    const { input, end } = hydrateAfter(<ChipsField label="Marcas" onValueChange={report} />, (drawn) => {
      drawn.focus();
      drawn.value = 'acme';
    });
    expect(input.value).toBe('ACME');
    acting(() => input.blur());
    expect(report.mock.lastCall?.[0]).toEqual(['ACME']);
    end();
  });

  it('is typed on after it was put into a mask', () => {
    const { input, end } = hydrateAfter(<CnpjField label="CNPJ" onValueChange={report} />, (drawn) => {
      drawn.focus();
      drawn.value = '1234';
    });
    expect(input.value).toBe('12.34');
    expect(input.selectionStart).toBe(5);
    end();
  });

  it('keeps its caret, and is kept under StrictMode', () => {
    const { input, end } = hydrateAfter(
      <StrictMode>
        <TextField label="Nome" defaultValue="CASA" onValueChange={report} />
      </StrictMode>,
      (drawn) => {
        drawn.focus();
        drawn.value = 'CAxSA';
        drawn.setSelectionRange(3, 3);
      },
    );
    expect(input.value).toBe('CAXSA');
    expect(input.selectionStart).toBe(3);
    expect(report.mock.lastCall?.[0]).toBe('CAXSA');
    end();
  });

  it.each([
    ['nothing was typed', <TextField key="" label="Nome" defaultValue="ABC" onValueChange={report} />, 'ABC'],
    [
      'the browser drops a line break of it',
      <TextField key="" label="Nome" defaultValue={'A\nB'} onValueChange={report} />,
      'AB',
    ],
  ])('is no news where %s', (_, field, shown) => {
    const { input, end } = hydrateAfter(field, () => {});
    expect(input.value).toBe(shown);
    expect(report).not.toHaveBeenCalled();
    end();
  });
});
