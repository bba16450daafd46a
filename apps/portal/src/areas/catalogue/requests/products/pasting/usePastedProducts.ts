import { answerOf, createSendKey, type PortalClient, toApiError } from '@portal/api';
import {
  checkPastedRows,
  fillPastedCells,
  type PastedCell,
  type PastedProduct,
  type PastedTable,
  pastedFixes,
  pasteRefusal,
  readPastedTable,
} from '@portal/domain';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { useOneAtATime } from '../../../../../shared/forms/useOneAtATime.ts';
import { createdOnce } from '../../../../../shared/server-state/createdOnce.ts';
import { servicesAtom } from '../../../../../shared/services/servicesAtom.ts';
import type { Family } from '../../../products/form/productFormValues.ts';
import { requestsChangedAtom } from '../../requestsChanged.ts';
import { requestedName } from '../requestedProductValues.ts';
import { type CellRefusal, cellName, refusalsOf, withRefusals, wrongCells } from './pastedCells.ts';
import { parsePastedDraft } from './pastedDraft.ts';
import { useRepeatedCells } from './useRepeatedCells.ts';

export interface PastedProductsOptions {
  familyRequestId: number;
  family: Family;
  /** How many products the family may still get. */
  remaining: number;
  /** Called with the ids of the created products in their request. */
  onCreated(ids: readonly number[]): void;
}

const NO_ROWS: PastedTable['rows'] = [];

/** Registers the products of a paste, all or none. */
async function createPastedProducts(
  api: PortalClient,
  familyRequestId: number,
  produtos: PastedProduct[],
  key: string,
): Promise<number[]> {
  const query = { solicitacaoCadastroFamiliaId: familyRequestId };
  const { solicitacoesProdutosIds } = await answerOf(
    api.POST('/api/produtos/solicitacoes-cadastros/produtos-lote', {
      params: { query, header: createdOnce(key) },
      body: { produtos },
    }),
  );
  return solicitacoesProdutosIds;
}

function closedReason(wrong: number, checking: boolean): string | null {
  if (wrong > 0) return wrong === 1 ? 'Corrija 1 célula' : `Corrija ${wrong} células`;
  return checking ? 'Conferindo se os códigos já estão em outros produtos' : null;
}

/**
 * What was pasted from a spreadsheet, checked cell by cell by the rules of the form and against the products there are, until
 * it is created as a whole.
 */
export function usePastedProducts({ familyRequestId, family, remaining, onCreated }: PastedProductsOptions) {
  const { api, drafts, notify } = useAtomValue(servicesAtom);
  const requestsChanged = useSetAtom(requestsChangedAtom);
  const place = { page: 'request-products', form: `pasted-products-${familyRequestId}` };
  const [{ kept, sendKey }] = useState(() => {
    const draft = drafts.read(place, parsePastedDraft);
    const key = createSendKey();
    key.current = draft?.key;
    return { kept: draft, sendKey: key };
  });
  const [table, setTable] = useState<PastedTable | null>(kept);
  /** Cells that were typed over stay fields, though they are right by now. */
  const [typed, setTyped] = useState<ReadonlySet<string>>(new Set(kept?.typed));
  const [refusals, setRefusals] = useState<readonly CellRefusal[]>([]);
  /** Why the paste was refused as a whole. */
  const [failure, setFailure] = useState<string | null>(null);

  const given = table?.rows ?? NO_ROWS;
  const { checked, fixes } = useMemo(() => {
    const nameOf = (variacao: string) => requestedName(family, { variacao });
    const checked = checkPastedRows(given, nameOf);
    return { checked, fixes: pastedFixes(checked, nameOf) };
  }, [given, family]);
  const { repeated, checking } = useRepeatedCells(familyRequestId, checked);
  const rows = withRefusals(checked, [...repeated, ...refusals]);
  const wrong = wrongCells(rows);
  const tooMany = pasteRefusal(rows.length, remaining);

  const keep = (next: PastedTable, cells = typed) =>
    drafts.keep(place, { ...next, key: sendKey.current, typed: [...cells] });
  const put = (next: PastedTable | null, cells = typed) => {
    setFailure(null);
    setTable(next);
    setTyped(cells);
    if (next === null) drafts.drop(place);
    else keep(next, cells);
  };
  const discard = () => {
    sendKey.current = undefined; // what is pasted next is something else (D23)
    put(null, new Set());
    setRefusals([]);
  };

  const creating = useOneAtATime(async () => {
    const products = rows.flatMap(({ product }) => product ?? []);
    setFailure(null); // so that the same one is said again
    try {
      const ids = await sendKey.send((key) => createPastedProducts(api, familyRequestId, products, key));
      drafts.drop(place);
      notify.success(ids.length === 1 ? '1 produto criado' : `${ids.length} produtos criados`);
      void requestsChanged();
      onCreated(ids);
    } catch (error) {
      if (table) keep(table); // with the key of the next try
      const { fields, message } = toApiError(error);
      const found = refusalsOf(fields, rows);
      setRefusals(found);
      setFailure(found.length > 0 ? null : message);
      // Another tab may have registered products meanwhile.
      void requestsChanged();
    }
  });

  return {
    table,
    rows,
    wrong,
    /** The right texts that are known. */
    fixes,
    typed,
    tooMany,
    failure,
    /** Why nothing can be created yet; `null` when everything is right. */
    closed: tooMany ?? closedReason(wrong.length, checking),
    underWay: creating.underWay,
    create: creating.act,
    discard,
    /** Reads a text; answers whether there are products in it. */
    read: (text: string) => {
      const pasted = readPastedTable(text);
      if (pasted.rows.length === 0) return false;
      put(pasted);
      return true;
    },
    change: (...cells: readonly PastedCell[]) => {
      if (table === null) return;
      const names = cells.map(({ line, field }) => cellName(line, field));
      put({ ...table, rows: fillPastedCells(table.rows, cells) }, new Set([...typed, ...names]));
    },
    remove: (line: number) => {
      if (table === null) return;
      const left = table.rows.filter((row) => row.line !== line);
      if (left.length === 0) discard();
      else put({ ...table, rows: left });
    },
  };
}

export type PastedProducts = ReturnType<typeof usePastedProducts>;
