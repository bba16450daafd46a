import { compareCurves } from '@portal/domain';
import { CurveTable, EmptyState, Tabs } from '@portal/ui';
import { ChartNoAxesColumn } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { CurveProductsDialog } from './CurveProductsDialog.tsx';
import {
  type CurveOrigin,
  useCompanyCurves,
  useManagerCurves,
  useSuggestionCurves,
  useSupplierCurves,
} from './curveQueries.ts';

/** Shown where a company, supplier or manager has no products with stock (G-10). */
const NO_PRODUCTS = 'Nenhum produto encontrado para a curva';

const NO_CURVES = compareCurves([]);

type OpenCurve = ComponentProps<typeof CurveTable>['onOpenCurve'];

function CompanyCurves({ onOpenCurve }: { onOpenCurve: OpenCurve }) {
  return (
    <CurveTable
      label="Curva da empresa"
      emptyText={NO_PRODUCTS}
      onOpenCurve={onOpenCurve}
      {...useCompanyCurves()}
    />
  );
}

function SupplierCurves({ id, divisoesIds }: { id: number; divisoesIds: readonly number[] }) {
  return (
    <CurveTable label="Curva do fornecedor" emptyText={NO_PRODUCTS} {...useSupplierCurves(id, divisoesIds)} />
  );
}

function ManagerCurves({ id }: { id: number }) {
  return <CurveTable label="Curva do gestor" emptyText={NO_PRODUCTS} {...useManagerCurves(id)} />;
}

interface SuggestionCurvesProps {
  origin: CurveOrigin;
  sugestoesId: readonly number[];
  onOpenCurve: OpenCurve;
}

const suggestionLabels = {
  filial: 'Curva da sugestão nas filiais',
  empresa: 'Curva da sugestão na empresa',
} as const;

function SuggestionCurves({ origin, sugestoesId, onOpenCurve }: SuggestionCurvesProps) {
  return (
    <CurveTable
      label={suggestionLabels[origin]}
      emptyText={NO_PRODUCTS}
      onOpenCurve={onOpenCurve}
      {...useSuggestionCurves(origin, sugestoesId)}
    />
  );
}

const icon = <ChartNoAxesColumn aria-hidden="true" />;

interface RequisitionCurvesProps {
  /** `null` before a supplier was chosen. */
  fornecedorId: number | null;
  /** Divisions to which the supplier's curve is narrowed; none for all. */
  divisoesIds: readonly number[];
  /** `null` before a manager was chosen. */
  gestorId: number | null;
  /** Ids of the suggestions of the requisition; none without any. */
  sugestoesId: readonly number[];
}

/**
 * The curves behind a requisition, beside their targets: company, supplier, manager, and the suggestions in branches and
 * company; a press on a curve shows the products of the suggestions in it (RQF-039, CRV-001 to CRV-034). Each is read when
 * its tab is first opened. Without a heading: the section around it has one.
 */
export function RequisitionCurves({
  fornecedorId,
  divisoesIds,
  gestorId,
  sugestoesId,
}: RequisitionCurvesProps) {
  const [opened, setOpened] = useState<{ origin: CurveOrigin; id: string | number; name: string } | null>(
    null,
  );
  const open = (origin: CurveOrigin): OpenCurve => {
    return ({ id, name }) => setOpened({ origin, id, name });
  };
  const suggestion = (origin: CurveOrigin) =>
    sugestoesId.length > 0 ? (
      <SuggestionCurves origin={origin} sugestoesId={sugestoesId} onOpenCurve={open(origin)} />
    ) : (
      <CurveTable label={suggestionLabels[origin]} curves={NO_CURVES} />
    );
  return (
    <>
      <Tabs
        label="Curvas"
        tabs={[
          { id: 'empresa', label: 'Empresa', content: <CompanyCurves onOpenCurve={open('empresa')} /> },
          {
            id: 'fornecedor',
            label: 'Fornecedor',
            content:
              fornecedorId === null ? (
                <EmptyState icon={icon} title="Selecione um fornecedor para ver a curva dele" />
              ) : (
                <SupplierCurves id={fornecedorId} divisoesIds={divisoesIds} />
              ),
          },
          {
            id: 'gestor',
            label: 'Gestor',
            content:
              gestorId === null ? (
                <EmptyState icon={icon} title="Selecione um gestor para ver a curva dele" />
              ) : (
                <ManagerCurves id={gestorId} />
              ),
          },
          { id: 'sugestao', label: 'Sugestão nas filiais', content: suggestion('filial') },
          { id: 'sugestaoEmpresa', label: 'Sugestão na empresa', content: suggestion('empresa') },
        ]}
      />
      {opened && (
        <CurveProductsDialog
          question={{ origin: opened.origin, curveId: opened.id, suggestionIds: sugestoesId }}
          curveName={opened.name}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
