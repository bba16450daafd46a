import { CODE_DIGITS, LOG_DOMAINS } from '@portal/domain';
import { DateRangeField, PagedSelect, SegmentedControl, TextField } from '@portal/ui';
import { LOG_PERIODS, lastDays, logPeriodOf } from '../../shared/logs/logPeriods.ts';
import { useLookup } from '../../shared/lookups/useLookup.ts';
import { familyCodeLookup, logSupplierLookup, logUserLookup } from './logLookups.ts';
import type { LogQuestion } from './useLogQuestion.ts';

interface FieldsProps {
  question: LogQuestion;
}

function FamilyField({ question: { fields, errors, set } }: FieldsProps) {
  const { choice } = useLookup(familyCodeLookup);
  return (
    <PagedSelect
      {...choice}
      label="Família"
      required
      placeholder="Busque por código ou nome"
      value={fields.familia}
      error={errors.record}
      onValueChange={(familia) => set({ familia })}
    />
  );
}

function SupplierField({ question: { fields, errors, set } }: FieldsProps) {
  const { choice } = useLookup(logSupplierLookup);
  return (
    <PagedSelect
      {...choice}
      label="Fornecedor"
      required
      placeholder="Busque por código ou nome"
      value={fields.fornecedor}
      error={errors.record}
      onValueChange={(fornecedor) => set({ fornecedor })}
    />
  );
}

function ProductField({ question: { fields, errors, set } }: FieldsProps) {
  return (
    <TextField
      label="Código do produto"
      required
      inputMode="numeric"
      maxLength={CODE_DIGITS}
      value={fields.produto}
      error={errors.record}
      onValueChange={(text) => set({ produto: text.replace(/\D/g, '') })}
    />
  );
}

const RECORD_FIELDS = { Familias: FamilyField, Fornecedores: SupplierField, Produtos: ProductField };

/** The question for changes: the table first, then its own field, the period and who changed it (LOG-001 to LOG-007). */
export function LogFilterFields({ question }: FieldsProps) {
  const { fields, errors, set } = question;
  const users = useLookup(logUserLookup);
  const RecordField = fields.tabela && RECORD_FIELDS[fields.tabela];
  const closed = fields.tabela === null && { disabled: true, disabledReason: 'Escolha a tabela primeiro' };
  return (
    <>
      <SegmentedControl
        label="Tabela"
        required
        options={LOG_DOMAINS}
        value={fields.tabela}
        error={errors.table}
        onValueChange={(tabela) => set({ tabela })}
      />
      {RecordField && <RecordField question={question} />}
      <DateRangeField
        label="Período"
        required
        {...closed}
        value={fields.periodo}
        error={errors.period}
        onValueChange={(periodo) => set({ periodo })}
      />
      <SegmentedControl
        label="Até hoje"
        {...closed}
        options={LOG_PERIODS}
        value={logPeriodOf(fields.periodo, new Date())}
        onValueChange={(period) => set({ periodo: lastDays(period, new Date()) })}
      />
      <PagedSelect
        {...users.choice}
        label="Usuário"
        placeholder="Todos"
        {...closed}
        value={fields.usuario}
        onValueChange={(usuario) => set({ usuario })}
      />
    </>
  );
}
