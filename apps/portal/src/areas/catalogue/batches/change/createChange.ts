import type { PortalClient, Schemas } from '@portal/api';
import { routeNamed, type StaticRouteName } from '@portal/domain';
import * as z from 'zod/mini';
import { numberInAddress } from '../../../../shared/list/addressFilters.ts';
import { listFilterAtom } from '../../../../shared/list/listFilterAtom.ts';
import type { Lookup } from '../../../../shared/lookups/useLookup.ts';
import { queryAtom } from '../../../../shared/server-state/queryAtom.ts';
import { apiAtom } from '../../../../shared/services/servicesAtom.ts';
import { createProductBatch } from '../createProductBatch.ts';

/** A product of the origin, and why it cannot change; null when it can. */
export type ChangedRow = Pick<Schemas['MovedProduct'], 'produtoId' | 'codigo' | 'nome' | 'versao' | 'motivo'>;

/** What a change would do. */
interface ChangePreview<Row> {
  readonly rows: readonly Row[];
  /** What changes for each of the products alike. */
  readonly differences: readonly Schemas['FieldChange'][];
}

/** Ids of the origin and the destination. */
interface Ends {
  readonly origin: number;
  readonly destination: number;
}

/** What a change calls its ends, and says where one is missing. */
interface ChangeTexts {
  readonly description: string;
  readonly act: string;
  readonly originLabel: string;
  readonly destinationLabel: string;
  /** Before both ends are chosen. */
  readonly waitingText: string;
  /** An origin without products. */
  readonly emptyText: string;
  /** Why the change cannot be sent (TRF-024 to TRF-027). */
  readonly refusals: Readonly<Record<'origin' | 'destination' | 'products' | 'same', string>>;
  /** Name of the file with the results. */
  readonly fileName: string;
}

interface ChangeOptions<Row extends ChangedRow, Choice> {
  readonly page: StaticRouteName;
  /** Path of the preview. */
  readonly path: string;
  /** Where both ends are found. */
  readonly lookup: Lookup<Choice, number>;
  readonly texts: ChangeTexts;
  /** Reads all products of the origin. */
  read(api: PortalClient, ends: Ends, signal: AbortSignal): Promise<ChangePreview<Row>>;
  /** Sends some of them. */
  send(
    api: PortalClient,
    chunk: Ends & Omit<Schemas['BatchStatusChange'], 'status'>,
  ): Promise<{ readonly data?: Schemas['BatchResult'] }>;
}

const end = z.object({ id: z.int(), label: z.string() });
const changeAct = z.object({ id: z.literal('change'), origin: end, destination: end });

/**
 * A page that takes products from one record to another (G-09): both ends and the searched text in the address, what would
 * change of each product, and the batch.
 */
export function createChange<Row extends ChangedRow, Choice>({
  page,
  path,
  lookup,
  texts,
  read,
  send,
}: ChangeOptions<Row, Choice>) {
  const filterAtom = listFilterAtom(page, [], { origem: numberInAddress, destino: numberInAddress });

  return {
    title: routeNamed(page).title,
    lookup,
    texts,
    filterAtom,
    previewAtom: queryAtom((get) => {
      const api = get(apiAtom);
      const { origem, destino } = get(filterAtom).filters;
      return {
        queryKey: ['get', path, 'preview', origem, destino],
        queryFn: ({ signal }) => read(api, { origin: Number(origem), destination: Number(destino) }, signal),
        enabled: origem !== null && destino !== null && origem !== destino,
      };
    }),
    batch: createProductBatch({
      name: page,
      act: changeAct,
      send: (api, { act: { origin, destination }, ...chunk }) =>
        send(api, { ...chunk, origin: origin.id, destination: destination.id }),
      doneText: () => 'Alteração realizada com sucesso',
    }),
  };
}

/** A page that takes products from one record to another. */
export type Change<Row extends ChangedRow, Choice> = ReturnType<typeof createChange<Row, Choice>>;
