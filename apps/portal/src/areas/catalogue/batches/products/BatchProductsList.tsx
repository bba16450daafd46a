import { FILTER_MISSING_TEXT, href } from '@portal/domain';
import { EmptyState, Select, type SelectionSum } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { ListFrame } from '../../../../shared/list/ListFrame.tsx';
import { CloseContext, lazyOverlay } from '../../../../shared/loading/lazyOverlay.tsx';
import { ListPdf } from '../../pdf/ListPdf.tsx';
import { SupplierFilter } from '../../products/list/productFilterFields.tsx';
import { BatchFilterFields } from './BatchFilterFields.tsx';
import { batchSums } from './batchColumns.ts';
import type { BatchRow } from './batchList.ts';
import type { BatchProducts } from './useBatchProducts.ts';

const ProductBranches = lazyOverlay(
  async () => (await import('../../branches/ProductBranches.tsx')).ProductBranches,
);

interface BatchProductsListProps<Status extends string> {
  products: BatchProducts<Status>;
  description: string;
  /** What is summed over the chosen products. @default none */
  sums?: readonly SelectionSum<BatchRow>[];
  /** What is done to the chosen products. */
  acts: ReactNode;
  /** Begins the name of the PDF; no PDF without it (LOT-014, G-20). */
  pdfStem?: string;
  /** Said above the filters, as of a batch that was interrupted. */
  notice: ReactNode;
}

const rowNames = { one: 'produto', other: 'produtos' };

const rowHref = ({ id, familiaId }: BatchRow) => href('catalogue-family', { id: familiaId, produto: id });

/** The list in which products are chosen to be decided or changed together (LOT-001 to LOT-028, LOT-035 to LOT-038, D20). */
export function BatchProductsList<Status extends string>({
  products: { list, filter, choice, columns, branchesOf, closeBranches },
  description,
  sums,
  acts,
  pdfStem,
  notice,
}: BatchProductsListProps<Status>) {
  const asked = useAtomValue(list.askedAtom);
  return (
    <ListFrame
      list={list}
      description={description}
      columns={columns}
      rowHref={rowHref}
      searchable={false}
      summary={notice}
      fileWords={Object.values(filter.words)}
      pdf={
        pdfStem === undefined
          ? undefined
          : (shown) => (
              <ListPdf
                list={list}
                columns={shown}
                fileStem={pdfStem}
                rowNames={rowNames}
                sums={batchSums}
                filters={filter.chips.map(({ label }) => label)}
                chosen={choice.chosen}
              />
            )
      }
      filters={
        <>
          <SupplierFilter
            value={filter.fields.fornecedor}
            onValueChange={(fornecedor) => filter.set({ fornecedor })}
          />
          <Select
            label="Status"
            hideLabel
            placeholder="Todos os status"
            options={list.statuses ?? []}
            value={filter.fields.status}
            onValueChange={(status) => filter.set({ status })}
          />
        </>
      }
      filterForm={{
        onSearch: filter.search,
        searchDisabledReason: filter.refusal ?? undefined,
        lineWaits: true,
        more: <BatchFilterFields filter={filter} />,
        moreCount: filter.moreCount,
        applied: filter.chips,
        onRemove: filter.remove,
      }}
      onClearFilters={filter.clear}
      loading={choice.reading}
      emptyState={
        asked ? undefined : (
          <EmptyState
            icon={<Search aria-hidden="true" />}
            title={FILTER_MISSING_TEXT}
            description="Preencha um dos filtros e pesquise."
          />
        )
      }
      selection={{ ...choice.selecting, sums, actions: acts }}
    >
      <CloseContext value={closeBranches}>
        {branchesOf && <ProductBranches product={branchesOf} onClose={closeBranches} />}
      </CloseContext>
    </ListFrame>
  );
}
