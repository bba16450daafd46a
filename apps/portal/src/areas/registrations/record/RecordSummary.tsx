import { EMPTY_TEXT, formatCnpj, formatInstant, formatNumber } from '@portal/formats';
import { Stack, SummaryCard, type SummaryItem } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Ban, Barcode, Building2, CalendarDays, Factory, PackageCheck, UserRound } from 'lucide-react';
import { supplierLabelAtom } from '../enumerations/supplierEnumerationsAtom.ts';
import { partnerList } from '../lists/registrationLists.ts';
import type { Registration } from '../registration/registrationAtoms.ts';
import type { RecordPlace } from './recordPlaces.ts';

const size = 16;

interface RecordSummaryProps {
  registration: Registration;
  place: Pick<RecordPlace, 'list'>;
}

/** Summary of the supplier (SUP-059, SUP-060, G-38); for a partner with code and products (SUP-061, ONB-084). */
export function RecordSummary({ registration, place }: RecordSummaryProps) {
  const labelOf = useAtomValue(supplierLabelAtom);
  const { fornecedor, dataCriacao, resumoProdutos } = registration;
  const representative = fornecedor.contatos.find(({ tipoContato }) => tipoContato === 'Representante');
  const facts: SummaryItem[] = [
    {
      title: 'CNPJ',
      value: formatCnpj(fornecedor.cnpj),
      icon: <Building2 size={size} aria-hidden="true" />,
      tooltip: 'Informado pelo fornecedor ao se cadastrar; não pode ser alterado',
    },
    {
      title: 'Segmento',
      value: labelOf('segmentos', fornecedor.segmento) ?? EMPTY_TEXT,
      icon: <Factory size={size} aria-hidden="true" />,
      tooltip: 'Ramo de atuação do fornecedor',
    },
    {
      title: 'Responsável',
      value: representative?.nome || EMPTY_TEXT,
      icon: <UserRound size={size} aria-hidden="true" />,
      tooltip: 'Representante do fornecedor',
    },
    {
      title: 'Data cadastro',
      value: formatInstant(dataCriacao),
      icon: <CalendarDays size={size} aria-hidden="true" />,
      tooltip: 'Dia em que o fornecedor pediu o cadastro',
    },
  ];
  if (place.list !== partnerList) return <SummaryCard items={facts} />;
  const code: SummaryItem = {
    title: 'Código',
    value: fornecedor.codigo ?? EMPTY_TEXT,
    icon: <Barcode size={size} aria-hidden="true" />,
    tooltip: 'Código do parceiro',
  };
  return (
    <Stack>
      <SummaryCard items={[code, ...facts]} />
      <SummaryCard
        variant="counts"
        items={[
          {
            title: 'Produtos ativos',
            value: formatNumber(resumoProdutos?.ativos ?? 0),
            icon: <PackageCheck size={size} aria-hidden="true" />,
            tooltip: 'Produtos do fornecedor que podem ser comprados',
          },
          {
            title: 'Produtos bloqueados',
            value: formatNumber(resumoProdutos?.bloqueados ?? 0),
            icon: <Ban size={size} aria-hidden="true" />,
            tooltip: 'Produtos do fornecedor com a compra bloqueada',
          },
        ]}
      />
    </Stack>
  );
}
