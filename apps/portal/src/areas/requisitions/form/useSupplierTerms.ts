import { toApiError } from '@portal/api';
import {
  applyPattern,
  capValues,
  EMPTY_TERMS,
  type PaymentTerms,
  proposeTerms,
  type RequisitionForm,
  SUPPLIER_LACKS,
  type SupplierTerms,
} from '@portal/domain';
import { isIsoDate } from '@portal/formats';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';
import type { ChangeValue } from '../../../shared/forms/useSchemaForm.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { type Requisition, requisitionToForm } from './storedRequisition.ts';

const TERMS_PATH = '/api/produtos/requisicoes/prazo/fornecedores/{fornecedorId}';

/** The form, as far as the terms of its supplier fill it. */
export interface TermsForm<Body> {
  readonly control: Control<RequisitionForm, unknown, Body>;
  readonly change: ChangeValue<RequisitionForm>;
  values(): RequisitionForm;
}

/** A term that nobody typed. */
interface Filled {
  readonly terms: PaymentTerms;
  /** Its days after the billing date; `null` for what the supplier's terms propose. */
  readonly pattern: readonly number[] | null;
}

const NOT_FILLED: Filled = { terms: EMPTY_TERMS, pattern: null };

const idsOf = (rows: RequisitionForm['divisoes']) => (rows ?? []).map(({ id }) => id).sort((a, b) => a - b);

/**
 * The payment terms of the chosen supplier: read when supplier or divisions are other than the stored ones, shown, and
 * proposed as long as nobody has typed a term (RQP-025 to RQP-031, G-30); a pattern that was chosen follows the billing date
 * likewise. Back at the stored ones, the stored terms stand again.
 *
 * @param base the stored requisition, `null` for a new one.
 * @param editable whether the supplier can be chosen.
 */
export function useSupplierTerms<Body>(form: TermsForm<Body>, base: Requisition | null, editable: boolean) {
  const queries = useAtomValue(queriesAtom);
  const [fornecedorId, divisoes] = useWatch({ control: form.control, name: ['fornecedorId', 'divisoes'] });
  const ids = idsOf(divisoes);
  const isStored =
    base !== null && base.fornecedorId === fornecedorId && isSameValue(idsOf(base.divisoes), ids);
  const query = useQuery(
    queries.queryOptions(
      'get',
      TERMS_PATH,
      { params: { path: { fornecedorId: fornecedorId ?? 0 }, query: { divisoesId: ids } } },
      { enabled: editable && fornecedorId !== null && !isStored },
    ),
    useAtomValue(portalQueryClientAtom),
  );
  const known: SupplierTerms | undefined = isStored ? undefined : query.data?.dados;
  /** The last term that nobody typed: a proposal, or the days of a pattern that was chosen. */
  const filled = useRef(NOT_FILLED);

  const isUntouched = (terms: PaymentTerms) =>
    isSameValue(terms, EMPTY_TERMS) ||
    (filled.current.pattern === null && isSameValue(terms, filled.current.terms));

  /** The term that takes the place of one that nobody typed, `null` where somebody has. */
  const filledAnew = (terms: PaymentTerms, on: Parameters<typeof proposeTerms>[1]): Filled | null => {
    const { pattern } = filled.current;
    if (pattern !== null && isSameValue(terms, filled.current.terms))
      return { terms: applyPattern(terms, pattern, on), pattern };
    if (known === undefined) return null;
    const proposal = proposeTerms(known, on);
    // A draft that is restored brings the proposal, but not that it is one.
    return isUntouched(terms) || isSameValue(terms, proposal) ? { terms: proposal, pattern: null } : null;
  };

  /** Fills a term anew where nobody has typed one, else keeps its values within the requested one (C-7). */
  const settle = () => {
    const { prazoCompra: terms, dataCompraInicial: billing, valorRequisicao: total } = form.values();
    const change = (next: PaymentTerms) => {
      if (!isSameValue(next, terms)) form.change('prazoCompra', next);
    };
    const anew = billing !== null && isIsoDate(billing) ? filledAnew(terms, { billing, total }) : null;
    if (anew) {
      change(anew.terms);
      filled.current = anew;
    } else if (total !== null && terms.tipoPrazo === 'Parcelado') change(capValues(terms, total));
  };
  const take = useEffectEvent((terms: SupplierTerms) => {
    form.change('prazosCadastro', terms.prazosCadastro);
    settle();
  });
  const comeBack = useEffectEvent(() => {
    const { prazosCadastro, prazoCompra } = form.values();
    const stored = requisitionToForm(base);
    if (prazosCadastro !== stored.prazosCadastro) form.change('prazosCadastro', stored.prazosCadastro);
    if (!isUntouched(prazoCompra) || isSameValue(prazoCompra, stored.prazoCompra)) return;
    filled.current = NOT_FILLED;
    form.change('prazoCompra', stored.prazoCompra);
    settle();
  });
  const lack = useEffectEvent(() => form.change('prazosCadastro', ''));
  useEffect(() => {
    if (known) take(known);
  }, [known]);
  const isBack = editable && isStored;
  useEffect(() => {
    if (isBack) comeBack();
  }, [isBack]);
  // What was read before stays of use.
  const failed = query.isError && query.data === undefined && !isStored;
  useEffect(() => {
    if (failed) lack();
  }, [failed]);

  const { kind, status, message } = toApiError(query.error);
  const failure = status === 504 || kind === 'timeout' ? SUPPLIER_LACKS.timeout : message;
  return {
    /** Call it when billing date or value stand. */
    settle,
    /** A pattern was chosen: its due dates follow the billing date as long as nobody types others. */
    onPattern: (pattern: readonly number[], terms: PaymentTerms) => {
      filled.current = { pattern, terms };
    },
    loading: query.isFetching,
    /** What the supplier lacks, `null` for nothing (RQF-021, RQP-030). */
    missing: failed && kind === 'notFound' ? SUPPLIER_LACKS.terms : null,
    /** Why the terms could not be read (RQP-028, RQP-029). */
    failure: failed && kind !== 'notFound' ? failure : null,
    onRetry: () => void query.refetch(),
    /** The supplier has terms, but no text of them (RQF-025, RQP-031). */
    isBlank: known !== undefined && known.prazosCadastro.trim() === '',
    /** Another supplier is chosen: what the one before it filled in goes. */
    reset: () => {
      filled.current = NOT_FILLED;
      form.change('prazosCadastro', '');
      form.change('prazoCompra', EMPTY_TERMS);
    },
  };
}

/** What `useSupplierTerms` gives. */
export type SupplierTermsReading = ReturnType<typeof useSupplierTerms>;
