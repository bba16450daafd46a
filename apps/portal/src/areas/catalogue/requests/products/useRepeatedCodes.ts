import { type RepeatedField, repeatedProductText } from '@portal/domain';
import { isValidGtin, normalizeLine } from '@portal/formats';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSettled } from '../../../../shared/forms/useSettled.ts';
import { LOOKUP } from '../../../../shared/server-state/queryClient.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../../shared/server-state/serverStateAtoms.ts';

/** Path of the products that have a code already. */
export const REPEATED_PRODUCTS = '/api/produtos/solicitacoes-cadastros/produtos-repetidos';

/** Pause after the last key before codes are looked up, in milliseconds. */
export const CODES_DELAY_MS = 600;

type Codes<Code> = Readonly<Record<RepeatedField, Code>>;

interface CodesPlace {
  readonly familyRequestId: number;
  /** Id of the product that is changed; `null` for a new one. */
  readonly productId: number | null;
  /** The codes it has, which it may keep. */
  readonly stored: Codes<string | null>;
}

/** A code as it is looked up, once typing has paused; `''` for one that the product has. */
function useWanted(code: string, stored: string | null): string {
  return useSettled(code === stored ? '' : code, CODES_DELAY_MS);
}

const completeGtin = (code: string) => (isValidGtin(code) ? code : '');

/** What is wrong with the codes of a product before it is saved: another product has them; the message names it. */
export function useRepeatedCodes(
  typed: Codes<string>,
  { familyRequestId, productId, stored }: CodesPlace,
): Partial<Codes<string>> {
  const wanted: Codes<string> = {
    gtinEan: useWanted(completeGtin(typed.gtinEan), stored.gtinEan),
    dun: useWanted(completeGtin(typed.dun), stored.dun),
    sku: useWanted(normalizeLine(typed.sku), stored.sku),
  };
  const query = {
    solicitacaoCadastroFamiliaId: familyRequestId,
    ...(wanted.gtinEan && { gtinEan: [wanted.gtinEan] }),
    ...(wanted.dun && { dun: [wanted.dun] }),
    ...(wanted.sku && { sku: [wanted.sku] }),
    ...(productId !== null && { exceto: productId }),
  };
  const { data } = useQuery(
    {
      ...useAtomValue(queriesAtom).queryOptions('get', REPEATED_PRODUCTS, { params: { query } }),
      enabled: Object.values(wanted).some(Boolean),
      meta: LOOKUP,
    },
    useAtomValue(portalQueryClientAtom),
  );
  const repeated = (data?.repetidos ?? []).filter(
    ({ campo, codigo }) => wanted[campo] === codigo && codigo === normalizeLine(typed[campo]),
  );
  return Object.fromEntries(
    repeated.map(({ campo, produto }) => [campo, repeatedProductText(campo, produto)]),
  );
}
