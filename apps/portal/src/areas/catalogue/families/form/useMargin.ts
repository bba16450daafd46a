import { toApiError } from '@portal/api';
import { type MarginBody, type MarginInputs, marginBody, type RequestMarginBody } from '@portal/domain';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import { createMarginCalculation } from './marginCalculation.ts';

/** Calculated margin in percent and gross value in reais. */
export interface CalculatedMargin {
  readonly margem: number;
  readonly valorBruto: number;
}

interface MarginOptions {
  /** Version of the record in the form, whose margin is known; `null` for a new one. */
  version: number | null;
  /** The record is being saved, which gives it its margin: nothing is calculated meanwhile. */
  saving: boolean;
  /** The names that the values have in the call. */
  named(body: MarginBody): MarginBody | RequestMarginBody;
  onResult(result: CalculatedMargin): void;
}

/**
 * Lets the gateway calculate margin and gross value while their inputs change (FAM-031 to FAM-035, CON-55).
 *
 * @param inputs the inputs in the form.
 */
export function useMargin(inputs: MarginInputs, { version, saving, named, onResult }: MarginOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const [calculating, setCalculating] = useState(false);
  const take = useEffectEvent(onResult);
  const [calculation] = useState(() =>
    createMarginCalculation({
      calculate: async (values, signal) => {
        const body = named(values);
        const call = await api.POST('/api/produtos/familias/calculo-margem-valorbruto', { body, signal });
        return call.data;
      },
      onResult: (result) => result && take(result),
      onFailure: (error) => notify.error(toApiError(error)),
      onBusy: setCalculating,
    }),
  );

  const body = marginBody(inputs);
  const text = JSON.stringify(body);
  const begin = useEffectEvent(() => calculation.start(body));
  // A new version of the record has its own margin; a running calculation is dropped.
  useEffect(() => {
    if (version !== null) begin();
  }, [version]);
  useEffect(() => {
    if (saving) calculation.stop();
    else calculation.follow(JSON.parse(text));
  }, [calculation, saving, text]);
  useEffect(() => calculation.stop, [calculation]);

  return {
    calculating,
    /** Calculates at once; `null` while an input is missing (FAM-031). */
    recalculate: body === null ? null : () => void calculation.now(),
  };
}
