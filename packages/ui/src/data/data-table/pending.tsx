import type { ReactNode } from 'react';
import { css } from 'styled-components';
import { Button } from '../../actions/button/Button.tsx';
import { t } from '../../tokens/tokens.ts';

export const statusBadgeLook = css`
  display: inline-flex; align-items: center; gap: 6px; padding: 2px 8px; border: 1px solid transparent; border-radius: ${t.radius.full};
  font-size: ${t.font.xs}; font-weight: ${t.weight.medium};
  background: ${t.color.surfaceNeutral}; color: ${t.color.textNeutral};
`;
export const EmptyState = ({ title, icon }: { title: ReactNode; icon?: ReactNode }) => (
  <div style={{ display: 'grid', justifyItems: 'center', gap: 8, padding: 24 }}>
    {icon}
    <p>{title}</p>
  </div>
);
export const ErrorState = ({
  message,
  onRetry,
}: {
  message: ReactNode;
  onRetry?: (() => void) | undefined;
}) => (
  <div role="alert" style={{ display: 'grid', justifyItems: 'center', gap: 8, padding: 24 }}>
    <p>Não foi possível carregar</p>
    <p>{message}</p>
    {onRetry && <Button onClick={onRetry}>Tentar novamente</Button>}
  </div>
);
export const StatusBadge = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span data-tone={tone}>{children}</span>
);
