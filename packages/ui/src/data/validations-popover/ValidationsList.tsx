import type { Validation } from '../data-table/columns/column.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import * as S from './ValidationsList.styles.ts';

/** The checks of a record with their states (FND-068). Renders a `<ul>`. */
export function ValidationsList({ validations }: { validations: readonly Validation[] }) {
  return (
    <S.List>
      {validations.map(({ name, tone, label }) => (
        <S.Item key={name}>
          <span>{name}</span>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </S.Item>
      ))}
    </S.List>
  );
}
