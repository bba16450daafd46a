import { answerOf, type Schemas, withMessage } from '@portal/api';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';

const PATH = '/api/fornecedores/pre-cadastro/ceps/{cep}';
const FAILED = 'Erro ao buscar seu cep'; // ST1-032

/**
 * Looks the address of a CEP up (ST1-029, ST1-030). An answer to an earlier CEP, or one that comes when the form is gone,
 * is dropped; a failure is notified and changes nothing (G-30), and the same CEP can be asked for again.
 *
 * @param ask called with the question; what it returns receives the address of the CEP that was asked for last.
 */
export function useCepLookup(ask: () => (address: Schemas['CepAddress']) => void) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const asked = useRef<AbortController>(undefined);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  useEffect(() => () => asked.current?.abort(), []);

  /** Drops what is on its way, as when the CEP is changed. */
  const drop = () => {
    asked.current?.abort();
    setState('idle');
  };
  /** @param cep eight digits. */
  const find = async (cep: string) => {
    drop();
    const own = new AbortController();
    asked.current = own;
    setState('loading');
    const onFound = ask();
    try {
      const address = await answerOf(api.GET(PATH, { params: { path: { cep } }, signal: own.signal }));
      if (own.signal.aborted) return;
      onFound(address);
      setState('idle');
    } catch (error) {
      if (own.signal.aborted) return;
      notify.error(withMessage(error, FAILED));
      setState('failed');
    }
  };
  return { loading: state === 'loading', failed: state === 'failed', find, drop };
}
