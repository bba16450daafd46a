import { type CheckedRow, PASTED_FIELDS, type PastedField, pastedProductFields } from '@portal/domain';
import { Button, IconButton, TextField } from '@portal/ui';
import { Trash2 } from 'lucide-react';
import * as S from './PastedRows.styles.ts';
import { cellLabel, cellName } from './pastedCells.ts';
import type { PastedProducts } from './usePastedProducts.ts';

const removeIcon = <Trash2 aria-hidden="true" />;

const isDigits = (field: PastedField) => field !== 'variacao' && field !== 'sku';

interface PastedCellProps {
  row: CheckedRow;
  field: PastedField;
  /** It was typed over and stays a field. */
  typed: boolean;
  disabled: boolean;
  onChange(text: string): void;
}

/** A right cell as its text, a wrong one as a field with its message and, where it is known, the right text. */
function PastedCell({ row, field, typed, disabled, onChange }: PastedCellProps) {
  const problem = row.problems[field];
  const fix = problem?.fix;
  const { label } = pastedProductFields[field];
  if (!problem && !typed) return <td data-column={label}>{row.texts[field]}</td>;
  return (
    <td data-column={label}>
      <TextField
        label={cellLabel(row.line, field)}
        hideLabel
        name={cellName(row.line, field)}
        value={row.texts[field]}
        error={problem?.message}
        disabled={disabled}
        upperCase={field === 'variacao'}
        inputMode={isDigits(field) ? 'numeric' : 'text'}
        autoComplete="off"
        onValueChange={onChange}
      />
      {fix !== undefined && (
        <Button
          size="sm"
          disabled={disabled}
          onClick={(event) => {
            // The button goes with the error; its cell stays.
            event.currentTarget.closest('td')?.querySelector('input')?.focus();
            onChange(fix);
          }}
        >
          Corrigir para {fix}
        </Button>
      )}
    </td>
  );
}

interface PastedRowsProps {
  paste: Pick<PastedProducts, 'rows' | 'typed' | 'underWay' | 'change'>;
  onRemove(line: number): void;
}

/** The rows of a paste under the names of their columns. */
export function PastedRows({ paste: { rows, typed, underWay, change }, onRemove }: PastedRowsProps) {
  return (
    <S.Scroller role="group" aria-label="Produtos colados" tabIndex={0}>
      <S.Table aria-label="Produtos colados">
        <thead>
          <tr>
            <th scope="col">Linha</th>
            {PASTED_FIELDS.map((field) => (
              <th key={field} scope="col">
                {pastedProductFields[field].label}
              </th>
            ))}
            <th scope="col">Ações</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line}>
              <th scope="row" data-column="Linha">
                {row.line}
              </th>
              {PASTED_FIELDS.map((field) => (
                <PastedCell
                  key={field}
                  row={row}
                  field={field}
                  typed={typed.has(cellName(row.line, field))}
                  disabled={underWay}
                  onChange={(text) => change({ line: row.line, field, text })}
                />
              ))}
              <td>
                <IconButton
                  label={`Remover linha ${row.line}`}
                  icon={removeIcon}
                  disabled={underWay}
                  onClick={() => onRemove(row.line)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </S.Table>
    </S.Scroller>
  );
}
