import type { MarginBody } from '@portal/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMarginCalculation } from './marginCalculation.ts';

const body: MarginBody = {
  aliquotaIcmsEntrada: 12,
  aliquotaIcmsSaida: 18,
  aliquotaIpi: 3.25,
  calculoPautaDiferente: false,
  cst: 'Icms',
  fundoPobreza: 'Nao',
  mva: 45.5,
  pisConfins: 'Tributado',
  precoSugerido: 179.9,
  icmsOrigemMercadia: '0',
  valorNf: 98.75,
  valorPauta: null,
};
const other = { ...body, valorNf: 90 };

/** A calculation whose answers come when the test says so. */
function setUp() {
  const answers: ((result: string) => void)[] = [];
  const failures: ((error: Error) => void)[] = [];
  const calculate = vi.fn(
    (_body: MarginBody, _signal: AbortSignal) =>
      new Promise<string>((resolve, reject) => {
        answers.push(resolve);
        failures.push(reject);
      }),
  );
  const onResult = vi.fn();
  const onFailure = vi.fn();
  const onBusy = vi.fn();
  const calculation = createMarginCalculation({ calculate, onResult, onFailure, onBusy });
  return { calculation, calculate, answers, failures, onResult, onFailure, onBusy };
}

describe('createMarginCalculation', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('calculates 800 ms after the last change of complete inputs (FAM-032, CON-55)', async () => {
    const { calculation, calculate, answers, onResult } = setUp();
    calculation.follow(body);
    vi.advanceTimersByTime(799);
    calculation.follow(other);
    vi.advanceTimersByTime(799);
    expect(calculate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(calculate.mock.calls.map(([asked]) => asked)).toEqual([other]);
    answers[0]?.('other');
    await vi.runAllTimersAsync();
    expect(onResult.mock.calls).toEqual([['other']]);
  });

  it('calculates nothing for what was loaded, nor while an input is missing', () => {
    const { calculation, calculate } = setUp();
    calculation.start(body);
    calculation.follow({ ...body });
    calculation.follow(null);
    vi.runAllTimers();
    expect(calculate).not.toHaveBeenCalled();
  });

  it('drops an answer to older inputs, and its failure too', async () => {
    const { calculation, calculate, answers, failures, onResult, onFailure } = setUp();
    calculation.follow(body);
    vi.runAllTimers();
    calculation.follow(other);
    expect(calculate.mock.calls[0]?.[1].aborted).toBe(true);
    vi.runAllTimers();
    failures[0]?.(new Error('aborted'));
    answers[1]?.('other');
    await vi.runAllTimersAsync();
    expect(onResult.mock.calls).toEqual([['other']]);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('calculates at once when asked, and not again after the rest', async () => {
    const { calculation, calculate, answers, onBusy } = setUp();
    calculation.follow(body);
    void calculation.now();
    answers[0]?.('body');
    await vi.runAllTimersAsync();
    expect(calculate).toHaveBeenCalledOnce();
    expect(onBusy.mock.calls).toEqual([[true], [false]]);
  });

  it('reports a failure and works again afterwards', async () => {
    const { calculation, failures, onFailure, onBusy } = setUp();
    calculation.follow(body);
    vi.runAllTimers();
    failures[0]?.(new Error('no'));
    await vi.runAllTimersAsync();
    expect(onFailure).toHaveBeenCalledOnce();
    expect(onBusy).toHaveBeenLastCalledWith(false);
  });

  it.each([0, 800])('begins again after it was stopped %i ms on, unless they are saved meanwhile', (ms) => {
    const { calculation, calculate } = setUp();
    calculation.follow(body);
    vi.advanceTimersByTime(ms);
    calculation.stop();
    calculate.mockClear();
    calculation.follow(body);
    vi.runAllTimers();
    expect(calculate).toHaveBeenCalledOnce();
    calculation.stop();
    calculation.start(body);
    calculation.follow(body);
    vi.runAllTimers();
    expect(calculate).toHaveBeenCalledOnce();
  });

  it('asks nothing again that was answered before it was stopped', async () => {
    const { calculation, calculate, answers } = setUp();
    calculation.follow(body);
    vi.runAllTimers();
    answers[0]?.('body');
    await vi.runAllTimersAsync();
    calculation.stop();
    calculation.follow(body);
    vi.runAllTimers();
    expect(calculate).toHaveBeenCalledOnce();
  });

  it('is silent after it was stopped', async () => {
    const { calculation, answers, onResult } = setUp();
    calculation.follow(body);
    vi.runAllTimers();
    calculation.stop();
    answers[0]?.('late');
    await vi.runAllTimersAsync();
    expect(onResult).not.toHaveBeenCalled();
  });
});
